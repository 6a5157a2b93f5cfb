/// A stretch of a line in one direction and one font, at its place from the left.
public struct VisualRun: Hashable, Sendable {
    /// The text in the order in which it is read.
    public let text: String
    /// The index of the text run it belongs to.
    public let run: Int
    /// From the text's left edge, in points.
    public let x: Double
    public let width: Double
    public let isRightToLeft: Bool

    public init(text: String, run: Int, x: Double, width: Double, isRightToLeft: Bool) {
        self.text = text
        self.run = run
        self.x = x
        self.width = width
        self.isRightToLeft = isRightToLeft
    }
}
