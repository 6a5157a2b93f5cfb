import ViewCatalog
import ViewTree

/// Colours along a line; as a view it fills the space it is offered.
public struct LinearGradient: View, ShapeStyle, Hashable, Sendable {
    public typealias Body = Never

    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The same gradient, where a gradient stands for a view.
    public init(_ gradient: LinearGradient) { self = gradient }

    public var _paint: ShapePaint {
        let paint = gradient.gradientPaint
        return ShapePaint(.gradient(GradientPaint(paint.stops, from: startPoint.inLayout, to: endPoint.inLayout)))
    }

    public func _add(to place: ViewPlace) { place.add(.gradient, [styleValue]) }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
