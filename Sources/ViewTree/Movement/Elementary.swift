/// The exponential and the circular functions, worked out with arithmetic alone, so that every machine gives the same
/// bits; right to within a few units of the last place.
package enum Elementary {
    /// e to the power of a number.
    static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709 { return .infinity }
        if x < -708 { return 0 }
        let power = (x * 1.442_695_040_888_963_4).rounded()
        // The logarithm of 2 in two parts, the first with zeros at its end.
        let rest = (x - power * 0.693_147_180_369_123_8) - power * 1.908_214_929_270_587_7e-10
        var term = 1.0
        var sum = 1.0
        for index in 1...14 {
            term *= rest / Double(index)
            sum += term
        }
        return sum * Double(bitPattern: UInt64(Int64(power) + 1_023) << 52)
    }

    /// The root of a degree of a number that is not negative, by Newton's method from above.
    static func root(_ degree: Int, of x: Double) -> Double {
        guard x > 0, x.isFinite else { return 0 }
        var root = max(1, x)
        while true {
            var power = 1.0
            for _ in 1..<degree { power *= root }
            let next = root - (root - x / power) / Double(degree)
            if !(next < root) { return root }
            root = next
        }
    }

    /// The sine and the cosine of an angle in radians below a million.
    package static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
        guard x.magnitude < 1e6 else { return (0, 1) }
        let quarters = (x * 0.636_619_772_367_581_4).rounded()
        // A quarter of the circle in two parts, the first with zeros at its end.
        let rest = (x - quarters * 1.570_796_326_734_125_6) - quarters * 6.077_100_506_506_192e-11
        let (sine, cosine) = nearZero(rest)
        switch Int64(quarters) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The series, for an angle of at most an eighth of the circle.
    private static func nearZero(_ x: Double) -> (sin: Double, cos: Double) {
        let square = x * x
        var (sineTerm, cosineTerm) = (x, 1.0)
        var (sine, cosine) = (x, 1.0)
        for index in 1...9 {
            let even = Double(2 * index)
            cosineTerm *= -square / (even * (even - 1))
            sineTerm *= -square / (even * (even + 1))
            cosine += cosineTerm
            sine += sineTerm
        }
        return (sine, cosine)
    }
}
