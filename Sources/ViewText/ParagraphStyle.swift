/// How a text is set into lines; a plain one has no limits and leads from the left.
public struct ParagraphStyle: Hashable, Sendable {
    public var lineLimit = LineLimit.none
    public var truncation = TruncationMode.tail
    /// The smallest factor the font may shrink by before text is cut: above 0, at most 1.
    public var minimumScaleFactor: Double = 1
    /// Points added between lines; a negative value counts as 0.
    public var lineSpacing: Double = 0
    public var alignment = TextAlignment.leading
    /// Whether clusters may move closer together before the font shrinks.
    public var allowsTightening = false
    public var textCase: TextCase?
    /// Whether the environment's layout direction is right to left.
    public var isRightToLeft = false

    public init() {}
}
