import ViewRuntime
import ViewTree

/// What a style draws with.
public struct ShapePaint: Hashable, Sendable {
    let paint: Paint

    init(_ paint: Paint) { self.paint = paint }

    var value: Value<Double> { if case .color(let color) = paint { .color(color) } else { .paint(paint) } }
}
