import ViewLayout

/// The window that a tree is laid out in.
public struct WindowContext: Hashable, Sendable {
    /// The proposed width in points: nil for none, infinity for as much as there is.
    public var width: Double?
    /// The proposed height in points: nil for none, infinity for as much as there is.
    public var height: Double?
    public var safeArea = SafeAreaInsets.zero
    /// The height of the keyboard's frame in points, the bottom inset included; 0 when it is hidden.
    public var keyboardHeight: Double = 0
    /// Pixels a point.
    public var scale: Double = 3
    /// Whether reported frames lie on the pixel grid.
    public var roundsToPixels = false
    /// Whether the root stands in the safe area instead of the whole window.
    public var rootInSafeArea = false
    /// Whether the window's leading edge is the right one.
    public var isRightToLeft = false

    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    /// A window of a size, the rest as an environment says; the safe area counts for the root where it has insets.
    public init(width: Double?, height: Double?, _ environment: EnvironmentValues) {
        self.init(width: width, height: height)
        adopt(environment)
        rootInSafeArea = environment.safeAreaInsets != .zero
    }

    /// Takes over what an environment says of its window.
    public mutating func adopt(_ environment: EnvironmentValues) {
        safeArea = environment.safeAreaInsets
        keyboardHeight = environment.keyboardHeight
        scale = environment.displayScale
        isRightToLeft = environment.isRightToLeft
    }

    /// What the root is offered: the window's size, without the safe area's insets where they count.
    public var proposal: ProposedSize<Double> {
        var turns = Double.noTurns
        return proposal(width: width, height: height, &turns)
    }

    /// What the engine is told.
    public var layoutContext: LayoutContext<Double> { layoutContext(width: width, height: height) }

    /// What the root is offered where the window has sides of any kind of number.
    public func proposal<S: LayoutScalar>(width: S?, height: S?, _ turns: inout S.Turns) -> ProposedSize<S> {
        let insets = rootInSafeArea ? safeArea : .zero
        return ProposedSize(
            width: width.map { S.larger(.zero, $0 - S(insets.leading) - S(insets.trailing), &turns) },
            height: height.map { S.larger(.zero, $0 - S(insets.top) - S(insets.bottom), &turns) })
    }

    /// What the engine is told where the window has sides of any kind of number.
    public func layoutContext<S: LayoutScalar>(width: S?, height: S?) -> LayoutContext<S> {
        LayoutContext(
            window: ProposedSize(width: width, height: height),
            safeArea: EdgeInsets(
                top: S(safeArea.top), leading: S(safeArea.leading), bottom: S(safeArea.bottom),
                trailing: S(safeArea.trailing)),
            keyboardHeight: S(keyboardHeight), rootInSafeArea: rootInSafeArea, pixelLength: 1 / scale,
            isRightToLeft: isRightToLeft)
    }
}
