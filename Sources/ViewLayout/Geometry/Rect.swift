/// A frame: the left top corner and the size, in points.
public struct Rect<S: LayoutScalar>: Sendable {
    public var x: S
    public var y: S
    public var width: S
    public var height: S

    @inlinable
    public init(x: S, y: S, width: S, height: S) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @inlinable
    public init(origin: Point<S>, size: Size<S>) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    @inlinable public static var zero: Rect { Rect(x: .zero, y: .zero, width: .zero, height: .zero) }

    @inlinable public var origin: Point<S> { Point(x: x, y: y) }
    @inlinable public var size: Size<S> { Size(width: width, height: height) }
    @inlinable public var minX: S { x }
    @inlinable public var minY: S { y }
    @inlinable public var midX: S { x + width / S(2) }
    @inlinable public var midY: S { y + height / S(2) }
    @inlinable public var maxX: S { x + width }
    @inlinable public var maxY: S { y + height }
}

extension Rect: Equatable where S: Equatable {}
extension Rect: Hashable where S: Hashable {}
