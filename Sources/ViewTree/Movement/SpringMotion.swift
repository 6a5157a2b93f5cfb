/// A spring that pulls from rest at a distance of 1 to its end.
///
/// Apple: Spring, whose mass is 1, and Spring/settlingDuration(target:initialVelocity:epsilon:).
public struct SpringMotion: Hashable, Sendable {
    /// The undamped frequency in radians a second.
    let frequency: Double
    /// 1 where it just does not swing; less swings.
    let damping: Double

    /// A spring by the time of an undamped swing in seconds and the share of critical damping.
    public init(response: Double, dampingFraction: Double) {
        frequency = response > 0 ? 2 * Double.pi / response : .infinity
        // More than this is no movement that anybody sees, and its square is still a number.
        damping = min(1e100, max(0, dampingFraction))
    }

    /// A spring by its perceptual duration in seconds, and how much it bounces from -1 to 1.
    public init(duration: Double, bounce: Double) {
        let bounce = min(1, max(-0.999, bounce))
        self.init(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// The progress after some seconds, which overshoots 1 where the spring swings.
    func progress(after seconds: Double) -> Double {
        guard frequency.isFinite, seconds > 0 else { return seconds > 0 ? 1 : 0 }
        let time = frequency * seconds
        if damping < 1 {
            let swing = (1 - damping * damping).squareRoot()
            let (sine, cosine) = Elementary.sinAndCos(swing * time)
            return 1 - Elementary.exp(-damping * time) * (cosine + damping / swing * sine)
        }
        if damping == 1 { return 1 - Elementary.exp(-time) * (1 + time) }
        let (slow, fast) = rates
        let root = (fast - slow) / 2
        return 1 - (fast * Elementary.exp(-slow * time) - slow * Elementary.exp(-fast * time)) / (2 * root)
    }

    /// The seconds after which less than a thousandth of the way is left; infinity for a spring without damping.
    var settlingDuration: Double {
        guard frequency.isFinite else { return 0 }
        guard damping > 0 else { return .infinity }
        var high = 1.0
        while rest(high) > 0.001 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if rest(middle) > 0.001 { low = middle } else { high = middle }
        }
        return high / frequency
    }

    /// What is left of the way at most, from a time on in units of the frequency.
    private func rest(_ time: Double) -> Double {
        if damping < 1 { return Elementary.exp(-damping * time) / (1 - damping * damping).squareRoot() }
        if damping == 1 { return Elementary.exp(-time) * (1 + time) }
        return Elementary.exp(-rates.slow * time) * 2
    }

    /// How fast the two parts fade of which the movement of a spring that does not swing consists, in units of the
    /// frequency. Their product is 1, which keeps the slow one exact.
    private var rates: (slow: Double, fast: Double) {
        let fast = damping + (damping * damping - 1).squareRoot()
        return (1 / fast, fast)
    }
}
