/// What a tree is laid out in.
public struct LayoutContext<S: LayoutScalar>: Sendable {
    /// The window's size, `unspecified` where it is not known.
    public var window: ProposedSize<S>
    /// The parts of the window's edges that are covered, leading being the left one of a left-to-right layout.
    public var safeArea: EdgeInsets<S>
    /// The height of the keyboard, 0 when it is hidden.
    public var keyboardHeight: S
    /// Whether the root stands in the safe area, and is offered its size, instead of in the whole window.
    public var rootInSafeArea: Bool
    /// Whether the root is centred in what it is offered, instead of standing in its corner.
    public var centersRoot: Bool
    /// The length of a pixel, in points.
    public var pixelLength: Double
    /// Whether the window itself is laid out from right to left, so that its leading edge is the right one.
    public var isRightToLeft: Bool

    public init(
        window: ProposedSize<S>,
        safeArea: EdgeInsets<S> = .none,
        keyboardHeight: S = .zero,
        rootInSafeArea: Bool = false,
        centersRoot: Bool = true,
        pixelLength: Double = 1.0 / 3,
        isRightToLeft: Bool = false
    ) {
        self.window = window
        self.safeArea = safeArea
        self.keyboardHeight = keyboardHeight
        self.rootInSafeArea = rootInSafeArea
        self.centersRoot = centersRoot
        self.pixelLength = pixelLength
        self.isRightToLeft = isRightToLeft
    }

    /// Whether a tree stands in both alike.
    func isIdentical(to other: LayoutContext) -> Bool {
        window.isIdentical(to: other.window) && safeArea.isIdentical(to: other.safeArea)
            && keyboardHeight.isIdentical(to: other.keyboardHeight) && rootInSafeArea == other.rootInSafeArea
            && centersRoot == other.centersRoot && pixelLength == other.pixelLength
            && isRightToLeft == other.isRightToLeft
    }
}
