import ViewCatalog
import ViewRuntime
import ViewTree

/// What fills a shape or a text: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
    /// What is drawn with.
    var _paint: ShapePaint { get }
}

extension ShapeStyle {
    /// The style made translucent.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(ShapePaint(_paint.paint.opacity(opacity)))
    }

    var styleValue: Value<Double> { _paint.value }
}
