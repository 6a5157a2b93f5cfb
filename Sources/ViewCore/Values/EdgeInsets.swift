import ViewRuntime

/// A distance for each side of a box.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance at any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    var value: Value<Double> { .numbers([top, leading, bottom, trailing]) }
}
