/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: ResolvedFont
    /// Points added after every cluster.
    public var tracking: Double

    public init(_ text: String, font: ResolvedFont, tracking: Double = 0) {
        self.text = text
        self.font = font
        self.tracking = tracking
    }
}
