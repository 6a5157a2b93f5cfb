import ViewLayout

/// What changes how all is drawn that a node holds; places are parts of the node's frame.
public enum DrawEffect: Hashable, Sendable {
    /// Translucent, from 0 to 1.
    case opacity(Double)
    /// Cut off outside an outline of the frame.
    case clip(FrameOutline)
    /// With a shadow below it: the radius is the standard deviation of the blur.
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// Out of focus: the radius is the standard deviation.
    case blur(radius: Double)
    /// Turned or in another size.
    case transform(DrawTransform)
}
