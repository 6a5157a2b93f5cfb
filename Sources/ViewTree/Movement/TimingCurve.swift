/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1) over time and progress.
public struct TimingCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The curve with two control points; their times count from 0 to 1.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(1, max(0, x1))
        self.y1 = y1
        self.x2 = min(1, max(0, x2))
        self.y2 = y2
    }

    // Control points: Apple, CAMediaTimingFunctionName (easeIn, easeOut, easeInEaseOut), which UnitCurve shares.

    public static let linear = TimingCurve(0, 0, 1, 1)
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    /// The progress at a time from 0 to 1.
    func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        // Time rises along the curve, so halving finds its parameter.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if TimingCurve.value(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return TimingCurve.value((low + high) / 2, y1, y2)
    }

    private static func value(_ s: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }
}
