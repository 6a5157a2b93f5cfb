import ViewLayout

/// What something is drawn with, its colours known.
public enum Ink: Hashable, Sendable {
    /// A colour and its place on the line of a gradient.
    public struct Stop: Hashable, Sendable {
        public let color: RGBA
        public let location: Double

        public init(_ color: RGBA, at location: Double) {
            self.color = color
            self.location = location
        }
    }

    case color(RGBA)
    /// Colours along a line whose ends are given in parts of the frame of what is drawn.
    case gradient([Stop], from: UnitPoint, to: UnitPoint)
}

extension EnvironmentValues {
    /// What a paint draws with here; nil where none of its colours is known.
    public func ink(_ paint: Paint) -> Ink? {
        switch paint {
        case .gradient(let gradient):
            let stops = gradient.stops.compactMap { stop in resolve(stop.color).map { Ink.Stop($0, at: stop.location) }
            }
            return stops.isEmpty ? nil : .gradient(stops, from: gradient.start, to: gradient.end)
        case .level: return ink(plain(paint))
        case .color, .tint: return resolve(paint).map { .color($0) }
        }
    }

    /// What text and symbols here are drawn with.
    public var foregroundInk: Ink? { ink(.foreground) }
}
