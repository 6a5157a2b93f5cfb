import ViewLayout

/// A number that follows an input: its value, how fast it changes, and what its comparisons say about the input.
struct Slope: LayoutScalar {
    /// How far the input may grow before a comparison turns.
    struct Turns: Sendable {
        var distance = Double.infinity

        /// Notes a difference that is compared with 0; one as small as a rounding error is none.
        mutating func note(_ value: Double, _ slope: Double) {
            guard value.isFinite, slope.isFinite, slope != 0 else { return }
            let reach = -value / slope
            if reach > 1e-9 { distance = min(distance, reach) }
        }
    }

    var value: Double
    var slope: Double

    init(_ constant: Double) { self.init(value: constant, slope: 0) }

    init(value: Double, slope: Double) {
        self.value = value
        self.slope = slope
    }

    static var noTurns: Turns { Turns() }

    static var remembersTurns: Bool { true }
    static var unspecified: Slope { Slope(.nan) }
    var isUnspecified: Bool { value.isNaN }
    var bits: UInt64 { value.bitPattern ^ (slope.bitPattern &* 3) }

    func isIdentical(to other: Slope) -> Bool {
        value.bitPattern == other.value.bitPattern && slope.bitPattern == other.slope.bitPattern
    }

    static prefix func - (a: Slope) -> Slope { Slope(value: -a.value, slope: -a.slope) }
    static func + (a: Slope, b: Slope) -> Slope { Slope(value: a.value + b.value, slope: a.slope + b.slope) }
    static func - (a: Slope, b: Slope) -> Slope { Slope(value: a.value - b.value, slope: a.slope - b.slope) }

    static func * (a: Slope, b: Slope) -> Slope {
        Slope(value: a.value * b.value, slope: a.slope * b.value + a.value * b.slope)
    }

    static func / (a: Slope, b: Slope) -> Slope {
        Slope(value: a.value / b.value, slope: (a.slope - a.value / b.value * b.slope) / b.value)
    }

    static func less(_ a: Slope, _ b: Slope, _ turns: inout Turns) -> Bool {
        turns.note(a.value - b.value, a.slope - b.slope)
        return a.value < b.value
    }

    static func smaller(_ a: Slope, _ b: Slope, _ turns: inout Turns) -> Slope { less(b, a, &turns) ? b : a }

    static func larger(_ a: Slope, _ b: Slope, _ turns: inout Turns) -> Slope { less(a, b, &turns) ? b : a }

    static func holds(_ a: Slope, from: Double, below: Double, _ turns: inout Turns) {
        turns.note(a.value - from, a.slope)
        turns.note(a.value - below, a.slope)
    }
}
