import ViewLayout

/// What a node paints, or does to what it holds, before it has a frame.
public enum NodeLook: Sendable {
    case effect(DrawEffect)
    /// A shape behind what the node holds.
    case shape(ShapeLook)
    /// A shape whose line lies inside its outline.
    case innerStroke(ShapeLook)
    /// A line inside the frame, in front of what the node holds.
    case border(Ink, width: Double)
    /// The looks of a text's runs, in order.
    case texts([TextLook])
    case picture(PictureLook)
    case field(FieldLook)
    case control(ControlLook)
    /// The appearance of the window's ground.
    case ground(ColorScheme)
}

/// The look of a node.
public struct LookOfNode: Sendable {
    public let node: NodeID
    public let look: NodeLook

    public init(_ node: NodeID, _ look: NodeLook) {
        self.node = node
        self.look = look
    }
}
