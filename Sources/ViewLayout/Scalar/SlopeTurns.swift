/// What the comparisons of numbers that follow an input say about that input.
public struct SlopeTurns: Sendable {
    /// How far the input may grow before a comparison turns.
    public private(set) var reach = Double.infinity
    /// Whether something was decided by a number that follows no straight line, so that the reach says too much.
    public var isBent = false
    /// Whether numbers were compared that can be the same for a single value of the input.
    public internal(set) var hasExceptions = false

    public init() {}

    /// Notes a distance at which a comparison turns.
    mutating func note(_ distance: Double) { reach = min(reach, distance) }

    /// Takes over what other comparisons left behind.
    public mutating func join(_ other: SlopeTurns) {
        note(other.reach)
        isBent = isBent || other.isBent
        hasExceptions = hasExceptions || other.hasExceptions
    }
}
