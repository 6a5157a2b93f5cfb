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

    /// The same further to the right and further down.
    public func moved(by distance: (x: Double, y: Double)) -> DisplayItem {
        var kind = kind
        switch self.kind {
        case .begin, .end, .shape, .picture: break
        case .line(let points, let width, let color):
            kind = .line(points.map { Point(x: $0.x + distance.x, y: $0.y + distance.y) }, width: width, color)
        case .text(let text):
            kind = .text(
                DisplayText(
                    text.text, x: text.x + distance.x, baseline: text.baseline + distance.y, width: text.width,
                    isRightToLeft: text.isRightToLeft, text.look))
        }
        let frame = Rect(
            x: frame.x + distance.x, y: frame.y + distance.y, width: frame.width, height: frame.height)
        return DisplayItem(node, frame, kind)
    }

    public init(_ node: NodeID, _ frame: Rect<Double>, _ kind: Kind) {
        self.node = node
        self.frame = frame
        self.kind = kind
    }
}
