/// How a container counts among containers.
public struct LayoutProperties: Hashable, Sendable {
    /// The axis along which it is a stack; nil for none.
    public var stackOrientation: Axis?

    public init() {}
}
