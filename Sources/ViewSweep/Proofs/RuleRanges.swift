import ViewRuntime
import ViewText

/// Which rules are proved, over which windows and text sizes.
public struct RuleRanges: Sendable {
    public var rules: [ScreenRule]
    /// The side of the window that is swept, a width or a height.
    public var range = SweepRange.width(from: 320, to: 1024)
    /// The other side; nil for the screen's own.
    public var otherSide: Double?
    public var sizes: [DynamicTypeSize] = DynamicTypeSize.allCases
    /// The languages; none for the options' own.
    public var locales: [String] = []

    public init(_ rules: [ScreenRule]) { self.rules = rules }
}
