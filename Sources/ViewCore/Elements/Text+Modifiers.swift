import ViewCatalog
import ViewRuntime

/// The modifiers that make another text of a text, so that `+` still joins it.
extension Text {
    private func modified(_ rule: ModifierRule, _ values: Value<Double>...) -> Text {
        Text(.modified(text, by: rule, values))
    }

    public func font(_ font: Font?) -> Text { modified(.font, font?.value ?? .none) }

    public func bold(_ isActive: Bool = true) -> Text { modified(.bold, .bool(isActive)) }

    public func italic(_ isActive: Bool = true) -> Text { modified(.italic, .bool(isActive)) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.underline, .bool(isActive), color?.value ?? .none)
    }

    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.fontWeight, Value(weight)) }

    public func fontDesign(_ design: Font.Design?) -> Text { modified(.fontDesign, Value(design)) }

    public func monospacedDigit() -> Text { modified(.monospacedDigit) }

    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning, .double(kerning)) }

    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking, .double(tracking)) }

    public func foregroundColor(_ color: Color?) -> Text { modified(.foregroundColor, color?.value ?? .none) }

    public func foregroundStyle(_ style: some ShapeStyle) -> Text { modified(.foregroundStyle, style.styleValue) }
}
