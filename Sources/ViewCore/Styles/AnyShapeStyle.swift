import ViewTree

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
    public let _paint: ShapePaint

    init(_ paint: ShapePaint) { _paint = paint }

    public init(_ style: some ShapeStyle) { _paint = style._paint }
}
