import ViewCatalog

/// The ellipse that touches the four sides of the space it is offered.
public struct Ellipse: Shape, Hashable {
    public typealias Body = Never

    public init() {}

    public var _outline: ShapeOutline { ShapeOutline(.ellipse) }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
