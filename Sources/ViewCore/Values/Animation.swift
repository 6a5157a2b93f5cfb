import ViewRuntime
import ViewTree

/// How a change takes time.
public struct Animation: Hashable, Sendable {
    let animation: ViewTree.Animation

    init(_ animation: ViewTree.Animation) { self.animation = animation }

    private init(_ curve: TimingCurve, _ seconds: Double = ViewTree.Animation.standardDuration) {
        self.init(.timed(curve, seconds: seconds))
    }

    /// The system's usual movement.
    public static let `default` = Animation(.standard)

    // MARK: Curves

    public static let linear = Animation(.linear)
    public static let easeIn = Animation(.easeIn)
    public static let easeOut = Animation(.easeOut)
    public static let easeInOut = Animation(.easeInOut)

    public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

    public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

    public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

    public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

    // MARK: Springs

    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let bouncy = bouncy()
    public static let spring = spring(duration: 0.5)

    /// A spring that does not bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        preset("smooth", duration, extraBounce)
    }

    /// A spring that bounces a little.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        preset("snappy", duration, extraBounce)
    }

    /// A spring that bounces.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        preset("bouncy", duration, extraBounce)
    }

    /// A spring of the catalogue, which says how it bounces.
    private static func preset(_ name: String, _ duration: Double, _ extraBounce: Double) -> Animation {
        spring(duration: duration, bounce: CatalogAnimations.bounce(of: name) + extraBounce)
    }

    /// A spring by time and bounce; a blend with what moves already changes nothing here.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation(.spring(SpringMotion(duration: duration, bounce: bounce)))
    }

    /// A spring by stiffness and damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(SpringMotion(response: response, dampingFraction: dampingFraction)))
    }

    /// A stiff spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(.spring(SpringMotion(response: response, dampingFraction: dampingFraction)))
    }

    // MARK: Changes

    public func delay(_ delay: Double) -> Animation { Animation(.delayed(animation, seconds: delay)) }

    public func speed(_ speed: Double) -> Animation { Animation(.sped(animation, by: speed)) }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(animation, count: Int64(repeatCount), reverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(animation, count: nil, reverses: autoreverses))
    }
}
