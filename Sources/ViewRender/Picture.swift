import ViewTree

/// A screen in one window, ready to be drawn: what it paints, and the frames of the same layout.
public struct Picture: Sendable {
    public let display: DisplayList
    public let report: Report
    /// Whether the frames of all nodes are drawn, with the names of those that have one.
    public var showsFrames = false
    /// Whether the safe area is drawn.
    public var showsSafeArea = false
    /// Whether what is drawn says to which node of the report it belongs, by `data-node`, the node's place in preorder.
    public var marksNodes = false

    public init(_ display: DisplayList, _ report: Report) {
        self.display = display
        self.report = report
    }

    /// The picture as a file of its own: SVG 1.1, nothing outside of it needed.
    public func svg() -> [UInt8] {
        var writer = SVGWriter()
        writer.write(self)
        return writer.bytes
    }
}
