extension Catalog {
    /// Styles as types that are called, the spelling before `.plain` and the like.
    static let oldStyles: [MemberSpec] =
        styles(
            .buttonStyle,
            [
                "DefaultButtonStyle", "PlainButtonStyle", "BorderlessButtonStyle", "BorderedButtonStyle",
                "BorderedProminentButtonStyle",
            ])
        + styles(.textFieldStyle, ["DefaultTextFieldStyle", "PlainTextFieldStyle", "RoundedBorderTextFieldStyle"])
        + styles(
            .labelStyle,
            ["DefaultLabelStyle", "TitleAndIconLabelStyle", "TitleOnlyLabelStyle", "IconOnlyLabelStyle"])
        + styles(.toggleStyle, ["DefaultToggleStyle", "SwitchToggleStyle", "ButtonToggleStyle", "CheckboxToggleStyle"])

    /// The old names of a type's symbols, in the order of their indices.
    private static func styles(_ type: Vocabulary, _ names: [String]) -> [MemberSpec] {
        names.indices.map { index in
            function(names[index], [], .vocabulary(type), .symbol(UInt8(index)), type.symbols[index].summary)
        }
    }
}
