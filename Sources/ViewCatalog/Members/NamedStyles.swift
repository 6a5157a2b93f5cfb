extension Catalog {
    /// The older spelling of styles as calls, `PlainButtonStyle()`; their owner is `.void`.
    static let namedStyles: [MemberSpec] =
        [
            ("DefaultButtonStyle", Vocabulary.buttonStyle, "automatic"),
            ("PlainButtonStyle", .buttonStyle, "plain"),
            ("BorderlessButtonStyle", .buttonStyle, "borderless"),
            ("BorderedButtonStyle", .buttonStyle, "bordered"),
            ("BorderedProminentButtonStyle", .buttonStyle, "borderedProminent"),
            ("DefaultTextFieldStyle", .textFieldStyle, "automatic"),
            ("PlainTextFieldStyle", .textFieldStyle, "plain"),
            ("RoundedBorderTextFieldStyle", .textFieldStyle, "roundedBorder"),
            ("DefaultLabelStyle", .labelStyle, "automatic"),
            ("TitleAndIconLabelStyle", .labelStyle, "titleAndIcon"),
            ("TitleOnlyLabelStyle", .labelStyle, "titleOnly"),
            ("IconOnlyLabelStyle", .labelStyle, "iconOnly"),
            ("DefaultToggleStyle", .toggleStyle, "automatic"),
            ("SwitchToggleStyle", .toggleStyle, "switch"),
            ("ButtonToggleStyle", .toggleStyle, "button"),
            ("CheckboxToggleStyle", .toggleStyle, "checkbox"),
        ].compactMap { name, type, symbol in
            guard let index = type.symbols.firstIndex(where: { $0.name == symbol }) else { return nil }
            let symbol = type.symbols[index]
            return function(name, [], .vocabulary(type), .symbol(UInt8(index)), symbol.summary)
                .since(symbol.availability)
        }
}
