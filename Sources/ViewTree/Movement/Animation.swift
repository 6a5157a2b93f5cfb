/// How a change is spread over time.
///
/// Apple: Animation.
public indirect enum Animation: Hashable, Sendable {
    /// A curve over some seconds.
    case timed(TimingCurve, seconds: Double)
    case spring(SpringMotion)
    case delayed(Animation, seconds: Double)
    /// A factor above 1 is faster.
    case sped(Animation, by: Double)
    /// A number of runs, nil for no end, each second one backwards if it reverses.
    case repeated(Animation, count: Int64?, reverses: Bool)

    /// The system's: Apple, Animation/default, from iOS 17 on.
    public static let standard = Animation.spring(SpringMotion(response: 0.55, dampingFraction: 1))

    /// The seconds of a curve that does not say them: Apple, Animation/easeInOut.
    public static let standardDuration = 0.35

    /// How far the change has come some seconds after its beginning: 0 to 1, or beyond where a spring swings.
    public func progress(after seconds: Double) -> Double {
        switch self {
        case .timed(let curve, let duration):
            return duration > 0 ? curve.progress(at: seconds / duration) : (seconds > 0 ? 1 : 0)
        case .spring(let spring): return seconds >= duration ? 1 : spring.progress(after: seconds)
        case .delayed(let inner, let delay): return inner.progress(after: seconds - delay)
        case .sped(let inner, let factor): return factor > 0 ? inner.progress(after: seconds * factor) : 0
        case .repeated(let inner, let count, let reverses):
            let length = inner.duration
            guard seconds > 0, length > 0, length.isFinite else { return inner.progress(after: seconds) }
            let run = (seconds / length).rounded(.down)
            if let count, run >= Double(count) { return 1 }
            let part = seconds - run * length
            let isBackwards = reverses && run.truncatingRemainder(dividingBy: 2) == 1
            return inner.progress(after: isBackwards ? length - part : part)
        }
    }

    /// The seconds from its beginning to its end; infinity for one without end.
    public var duration: Double {
        switch self {
        case .timed(_, let seconds): return max(0, seconds)
        case .spring(let spring): return spring.settlingDuration
        case .delayed(let inner, let delay): return max(0, inner.duration + delay)
        case .sped(let inner, let factor): return factor > 0 ? inner.duration / factor : .infinity
        case .repeated(let inner, let count, _):
            let length = inner.duration
            return count.map { length * Double(max(0, $0)) } ?? (length > 0 ? .infinity : 0)
        }
    }
}
