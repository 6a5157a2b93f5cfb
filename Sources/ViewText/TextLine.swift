/// One line of a text as it is shown, in points from the text's top left corner.
public struct TextLine: Hashable, Sendable {
    public let text: String
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
    /// From the text's top.
    public let baseline: Double
}
