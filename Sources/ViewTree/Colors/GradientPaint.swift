import ViewLayout

/// Colours that run into each other along a line.
public struct GradientPaint: Hashable, Sendable {
    /// A colour and its place, from 0 at the start of the line to 1 at its end.
    public struct Stop: Hashable, Sendable {
        public let color: ColorValue
        public let location: Double

        public init(_ color: ColorValue, at location: Double) {
            self.color = color
            self.location = location
        }
    }

    public let stops: [Stop]
    /// The ends of the line, in parts of what is filled.
    public var start: UnitPoint
    public var end: UnitPoint

    public init(_ stops: [Stop], from start: UnitPoint = .top, to end: UnitPoint = .bottom) {
        self.stops = stops
        self.start = start
        self.end = end
    }

    /// The gradient made translucent.
    public func opacity(_ factor: Double) -> GradientPaint {
        GradientPaint(stops.map { Stop($0.color.opacity(factor), at: $0.location) }, from: start, to: end)
    }
}
