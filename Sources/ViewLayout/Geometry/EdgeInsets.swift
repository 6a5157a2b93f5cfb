/// A distance inwards from each side, in points.
public struct EdgeInsets<S: LayoutScalar>: Sendable {
    public var top: S
    public var leading: S
    public var bottom: S
    public var trailing: S

    @inlinable
    public init(top: S, leading: S, bottom: S, trailing: S) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance on the edges named, and none on the others.
    @inlinable
    public init(_ length: S, _ edges: EdgeSet = .all) {
        top = edges.contains(.top) ? length : .zero
        leading = edges.contains(.leading) ? length : .zero
        bottom = edges.contains(.bottom) ? length : .zero
        trailing = edges.contains(.trailing) ? length : .zero
    }

    @inlinable public static var none: EdgeInsets { EdgeInsets(.zero) }

    /// The two distances of one direction together.
    @inlinable
    public func total(_ axis: Axis) -> S { axis == .horizontal ? leading + trailing : top + bottom }

    /// The distance from one side.
    @inlinable
    public subscript(edge: Edge) -> S {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }

    /// Whether all four are the same to the last bit.
    @inlinable
    func isIdentical(to other: EdgeInsets) -> Bool {
        top.isIdentical(to: other.top) && leading.isIdentical(to: other.leading)
            && bottom.isIdentical(to: other.bottom) && trailing.isIdentical(to: other.trailing)
    }
}
