/// A number that follows an input: its value now, and how fast it grows as the input does.
///
/// Comparisons answer for an input just above the present one: of two numbers that are the same now, the one that grows
/// faster is the greater. What they leave behind says how far the input may grow before one of them turns.
public struct Slope: LayoutScalar {
    public var value: Double
    /// The growth a unit of the input; not a number where the value follows no straight line.
    public var growth: Double

    public init(_ constant: Double) { self.init(value: constant, growth: 0) }

    public init(value: Double, growth: Double) {
        self.value = value
        self.growth = growth
    }

    /// The input itself.
    public static func moving(_ value: Double) -> Slope { Slope(value: value, growth: 1) }

    /// Numbers that differ by no more are the same but for rounding.
    public static var nearness: Double { 1e-9 }

    public static var noTurns: SlopeTurns { SlopeTurns() }
    public static var remembersTurns: Bool { true }
    public static var unspecified: Slope { Slope(.nan) }
    public var isUnspecified: Bool { value.isNaN }
    public var bits: UInt64 { value.bitPattern ^ (growth.bitPattern &* 3) }

    /// Whether the number follows no straight line.
    public var isBent: Bool { growth.isNaN && value.isFinite }

    public var ahead: Double {
        growth > 0 ? value + 2 * Slope.nearness : growth < 0 ? value - 2 * Slope.nearness : value
    }

    public func isIdentical(to other: Slope) -> Bool {
        value.bitPattern == other.value.bitPattern && growth.bitPattern == other.growth.bitPattern
    }

    /// The number once the input has grown.
    public func after(_ step: Double) -> Double { growth == 0 ? value : value + growth * step }

    public static prefix func - (a: Slope) -> Slope { Slope(value: -a.value, growth: -a.growth) }
    public static func + (a: Slope, b: Slope) -> Slope { Slope(value: a.value + b.value, growth: a.growth + b.growth) }
    public static func - (a: Slope, b: Slope) -> Slope { Slope(value: a.value - b.value, growth: a.growth - b.growth) }

    public static func * (a: Slope, b: Slope) -> Slope {
        let value = a.value * b.value
        guard value.isFinite else { return Slope(value) }
        if a.growth == 0 { return Slope(value: value, growth: b.growth == 0 ? 0 : a.value * b.growth) }
        return Slope(value: value, growth: b.growth == 0 ? a.growth * b.value : .nan)
    }

    public static func / (a: Slope, b: Slope) -> Slope {
        let value = a.value / b.value
        guard value.isFinite else { return Slope(value) }
        if b.growth == 0 { return Slope(value: value, growth: a.growth == 0 ? 0 : a.growth / b.value) }
        return Slope(value: value, growth: .nan)
    }

    public static func less(_ a: Slope, _ b: Slope, _ turns: inout SlopeTurns) -> Bool {
        let growth = a.growth - b.growth
        if growth == 0 { return a.value < b.value }
        let difference = a.value - b.value
        guard difference.isFinite else { return a.value < b.value }
        if growth.isNaN {
            turns.isBent = true
            return a.value < b.value
        }
        let isNear = difference.magnitude <= nearness
        if isNear, growth.magnitude > nearness { return growth < 0 }
        if difference > 0, growth < 0 { turns.note(difference / -growth) }
        if difference < 0, growth > 0 { turns.note(-difference / growth) }
        return a.value < b.value
    }

    public static func same(_ a: Slope, _ b: Slope, _ turns: inout SlopeTurns) -> Bool {
        if a.growth != b.growth { turns.hasExceptions = true }
        return !less(a, b, &turns) && !less(b, a, &turns)
    }

    public static func smaller(_ a: Slope, _ b: Slope, _ turns: inout SlopeTurns) -> Slope {
        less(b, a, &turns) ? b : a
    }

    public static func larger(_ a: Slope, _ b: Slope, _ turns: inout SlopeTurns) -> Slope {
        less(a, b, &turns) ? b : a
    }

    public static func holds(_ a: Slope, from: Double, below: Double, _ turns: inout SlopeTurns) {
        if a.growth == 0 || !a.value.isFinite { return }
        if a.growth.isNaN || below - from < 4 * nearness {
            turns.isBent = true
        } else if a.growth > 0, below.isFinite {
            turns.note(max(0, (below - a.value) / a.growth))
        } else if a.growth < 0, from.isFinite {
            turns.note(max(0, (from - a.value) / a.growth))
        }
    }
}
