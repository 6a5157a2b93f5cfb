import ViewTree

/// Colours that run into each other.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour and its place in a gradient.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.indices.map { Stop(color: colors[$0], location: Double($0) / last) }
    }

    public init(stops: [Stop]) { self.stops = stops }

    /// The gradient from the top down.
    var gradientPaint: GradientPaint { GradientPaint(stops.map { .init($0.color.color, at: $0.location) }) }

    public var _paint: ShapePaint { ShapePaint(.gradient(gradientPaint)) }
}
