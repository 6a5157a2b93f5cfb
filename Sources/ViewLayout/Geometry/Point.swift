/// A place: x to the right and y down, in points.
public struct Point<S: LayoutScalar>: Sendable {
    public var x: S
    public var y: S

    @inlinable
    public init(x: S, y: S) {
        self.x = x
        self.y = y
    }

    @inlinable public static var zero: Point { Point(x: .zero, y: .zero) }

    /// The distance in one direction.
    @inlinable
    public subscript(axis: Axis) -> S {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Point: Equatable where S: Equatable {}
extension Point: Hashable where S: Hashable {}
