// Movement, as Apple's documentation declares it: above each declaration stands its page below
// https://developer.apple.com/documentation/.

/// swiftui/animation
public struct Animation: Equatable, Hashable, Sendable {
    /// swiftui/animation/default
    public static let `default`: Animation
    /// swiftui/animation/linear
    public static var linear: Animation { get }
    /// swiftui/animation/easein
    public static var easeIn: Animation { get }
    /// swiftui/animation/easeout
    public static var easeOut: Animation { get }
    /// swiftui/animation/easeinout
    public static var easeInOut: Animation { get }

    /// swiftui/animation/linear(duration:)
    public static func linear(duration: TimeInterval) -> Animation

    /// swiftui/animation/easein(duration:)
    public static func easeIn(duration: TimeInterval) -> Animation

    /// swiftui/animation/easeout(duration:)
    public static func easeOut(duration: TimeInterval) -> Animation

    /// swiftui/animation/easeinout(duration:)
    public static func easeInOut(duration: TimeInterval) -> Animation

    /// swiftui/animation/spring
    public static var spring: Animation { get }
    /// swiftui/animation/smooth
    public static var smooth: Animation { get }
    /// swiftui/animation/snappy
    public static var snappy: Animation { get }
    /// swiftui/animation/bouncy
    public static var bouncy: Animation { get }

    /// swiftui/animation/smooth(duration:extrabounce:)
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation

    /// swiftui/animation/snappy(duration:extrabounce:)
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation

    /// swiftui/animation/bouncy(duration:extrabounce:)
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation

    /// swiftui/animation/spring(duration:bounce:blendduration:)
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation

    /// swiftui/animation/spring(response:dampingfraction:blendduration:)
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation

    /// swiftui/animation/interactivespring(response:dampingfraction:blendduration:)
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation

    /// swiftui/animation/delay(_:)
    public func delay(_ delay: TimeInterval) -> Animation

    /// swiftui/animation/speed(_:)
    public func speed(_ speed: Double) -> Animation

    /// swiftui/animation/repeatcount(_:autoreverses:)
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation

    /// swiftui/animation/repeatforever(autoreverses:)
    public func repeatForever(autoreverses: Bool = true) -> Animation

    /// swiftui/animation/hash(into:)
    public func hash(into hasher: inout Hasher)

    /// swiftui/animation/==(lhs:rhs:)
    public static func == (lhs: Animation, rhs: Animation) -> Bool
}

/// swiftui//withanimation(_:_:)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result

extension View {
    /// swiftui/view/animation(_:value:)
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable

    /// swiftui/view/animation(_:)
    nonisolated public func animation(_ animation: Animation?) -> some View

    /// swiftui/view/transition(_:)
    nonisolated public func transition(_ t: AnyTransition) -> some View
}

/// swiftui/anytransition
public struct AnyTransition {
    /// swiftui/anytransition/identity
    public static let identity: AnyTransition
    /// swiftui/anytransition/opacity
    public static let opacity: AnyTransition
    /// swiftui/anytransition/slide
    public static var slide: AnyTransition { get }
    /// swiftui/anytransition/scale
    public static var scale: AnyTransition { get }

    /// swiftui/anytransition/scale(scale:anchor:)
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition

    /// swiftui/anytransition/move(edge:)
    public static func move(edge: Edge) -> AnyTransition

    /// swiftui/anytransition/push(from:)
    public static func push(from edge: Edge) -> AnyTransition

    /// swiftui/anytransition/offset(_:)
    public static func offset(_ offset: CGSize) -> AnyTransition

    /// swiftui/anytransition/offset(x:y:)
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition

    /// swiftui/anytransition/asymmetric(insertion:removal:)
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition

    /// swiftui/anytransition/combined(with:)
    public func combined(with other: AnyTransition) -> AnyTransition

    /// swiftui/anytransition/animation(_:)
    public func animation(_ animation: Animation?) -> AnyTransition
}
