/// How many lines a text may show, and how many it keeps room for.
public struct LineLimit: Hashable, Sendable {
    /// The most lines shown, at least one; nil for any number.
    public let upper: Int?
    /// The lines whose height is kept even when the text has fewer.
    public let lower: Int

    /// Makes a limit; an upper limit below one counts as one, and a lower one is never above the upper.
    public init(lower: Int = 0, upper: Int? = nil) {
        self.upper = upper.map { max(1, $0) }
        self.lower = max(0, min(lower, self.upper ?? lower))
    }

    /// No limit.
    public static let none = LineLimit()

    /// At most `count` lines, with their whole height kept if `reservesSpace`.
    public static func lines(_ count: Int, reservesSpace: Bool = false) -> LineLimit {
        LineLimit(lower: reservesSpace ? max(1, count) : 0, upper: count)
    }
}
