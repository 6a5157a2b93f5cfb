/// A gradient that a style gives.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    public var _paint: ShapePaint { gradient._paint }
}
