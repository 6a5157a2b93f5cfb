/// How a change takes time; layout does not read it.
public struct Animation: Hashable, Sendable {
    private let name: String
    private let values: [Double]

    private init(_ name: String, _ values: Double...) {
        self.name = name
        self.values = values
    }

    public static let `default` = Animation("default")
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let smooth = smooth()
    public static let snappy = snappy()
    public static let bouncy = bouncy()
    public static let spring = spring(duration: 0.5)

    public static func linear(duration: Double) -> Animation { Animation("linear", duration) }

    public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }

    public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }

    public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring by time and bounce.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation("spring", duration, 1 - bounce, blendDuration)
    }

    /// A spring by stiffness and damping.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation("spring", response, dampingFraction, blendDuration)
    }

    /// A stiff spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation("spring", response, dampingFraction, blendDuration)
    }

    public func delay(_ delay: Double) -> Animation { adding("delay", delay) }

    public func speed(_ speed: Double) -> Animation { adding("speed", speed) }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        adding("repeat", Double(repeatCount), autoreverses ? 1 : 0)
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation { adding("forever", autoreverses ? 1 : 0) }

    private init(name: String, values: [Double]) {
        self.name = name
        self.values = values
    }

    private func adding(_ change: String, _ added: Double...) -> Animation {
        Animation(name: name + " " + change, values: values + added)
    }
}
