/// Billionths of a point: text is added up in whole ones, so that sums are exact and the same on every machine.
enum Nano {
    /// Billionths in a point.
    static let scale: Double = 1_000_000_000
    /// A length longer than any text.
    static let infinity = Int64.max / 4

    /// The nearest number of billionths, never beyond infinity; that of NaN is infinity.
    static func from(_ points: Double) -> Int64 {
        let scaled = points * scale
        if !(scaled < Double(infinity)) { return infinity }
        if scaled < -Double(infinity) { return -infinity }
        return scaled < 0 ? Int64(scaled - 0.5) : Int64(scaled + 0.5)
    }

    /// The length in points, correctly rounded up to 9 million points.
    static func points(_ length: Int64) -> Double { length >= infinity ? .infinity : Double(length) / scale }

    /// The number of points nearest to a whole number of billionths: sums of decimals without their noise.
    static func rounded(_ points: Double) -> Double { Nano.points(from(points)) }

    /// The longest length that is, in points, not above a limit.
    static func limit(_ points: Double?) -> Int64 {
        guard let points, !points.isNaN else { return infinity }
        let nearest = from(points)
        return Nano.points(nearest) > points ? nearest - 1 : nearest
    }

    /// A sum that stays below infinity.
    static func sum(_ a: Int64, _ b: Int64) -> Int64 { min(a + b, infinity) }
}
