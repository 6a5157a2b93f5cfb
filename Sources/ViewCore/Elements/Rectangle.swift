import ViewCatalog

/// A rectangle of the size it is offered.
public struct Rectangle: Shape, Hashable {
    public typealias Body = Never

    public init() {}

    public var _outline: ShapeOutline { ShapeOutline(.rectangle) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}
