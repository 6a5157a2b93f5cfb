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

    public init(_ node: NodeID, _ frame: Rect<Double>, _ kind: Kind) {
        self.node = node
        self.frame = frame
        self.kind = kind
    }
}
