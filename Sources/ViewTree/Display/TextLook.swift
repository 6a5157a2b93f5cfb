import ViewText

/// How a run of text is drawn.
public struct TextLook: Hashable, Sendable {
    public var font: ResolvedFont
    public var ink: Ink?
    /// What the line below the text is drawn with; nil for none.
    public var underline: Ink?

    public init(font: ResolvedFont, ink: Ink?, underline: Ink? = nil) {
        self.font = font
        self.ink = ink
        self.underline = underline
    }
}
