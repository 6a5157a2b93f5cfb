import ViewLayout

/// One thing of a display list.
public struct DisplayItem: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// All up to the matching end is drawn with an effect.
        case begin(DrawEffect)
        case end
        /// An outline of the frame.
        case shape(ShapeLook)
        /// A line with round ends through points, in the window's coordinates.
        case line([Point<Double>], width: Double, RGBA)
        case text(DisplayText)
        case picture(PictureLook)
    }

    /// The node of the report that the thing belongs to.
    public let node: NodeID
    /// In the window's coordinates, in points; a text's is that of the element.
    public let frame: Rect<Double>
    public let kind: Kind

    /// The same where its element stands in another frame: as far from the corner, and as large where it fills the frame.
    public func following(_ element: Rect<Double>, to other: Rect<Double>) -> DisplayItem {
        let (x, y) = (other.x - element.x, other.y - element.y)
        var kind = kind
        switch self.kind {
        case .begin, .end, .shape, .picture: break
        case .line(let points, let width, let color):
            kind = .line(points.map { Point(x: $0.x + x, y: $0.y + y) }, width: width, color)
        case .text(let text):
            kind = .text(
                DisplayText(
                    text.text, x: text.x + x, baseline: text.baseline + y, width: text.width,
                    isRightToLeft: text.isRightToLeft, text.look))
        }
        let moved = Rect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
        return DisplayItem(node, frame == element ? other : moved, kind)
    }

    public init(_ node: NodeID, _ frame: Rect<Double>, _ kind: Kind) {
        self.node = node
        self.frame = frame
        self.kind = kind
    }
}
