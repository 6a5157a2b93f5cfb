import ViewCatalog

/// The largest circle in the middle of the space it is offered.
public struct Circle: Shape, Hashable {
    public typealias Body = Never

    public init() {}

    public var _outline: ShapeOutline { ShapeOutline(.circle) }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
