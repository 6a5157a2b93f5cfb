/// A stretch of a line of text in one direction and one look, at its place in the window.
public struct DisplayText: Hashable, Sendable {
    /// The text in the order in which it is read.
    public let text: String
    /// The left edge, in points.
    public let x: Double
    public let baseline: Double
    /// What was measured; a drawing keeps to it whatever font it has.
    public let width: Double
    public let isRightToLeft: Bool
    /// The font is as large as it is drawn.
    public let look: TextLook

    public init(_ text: String, x: Double, baseline: Double, width: Double, isRightToLeft: Bool, _ look: TextLook) {
        self.text = text
        self.x = x
        self.baseline = baseline
        self.width = width
        self.isRightToLeft = isRightToLeft
        self.look = look
    }
}
