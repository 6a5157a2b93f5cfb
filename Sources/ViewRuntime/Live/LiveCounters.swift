import ViewLayout

/// How much a live screen has worked, for tests of its cost.
public struct LiveCounters: Hashable, Sendable {
    /// Evaluations of all that is shown.
    public var evaluations = 0
    /// Parts made again by themselves.
    public var parts = 0
    /// Steps of evaluation: expressions, and elements of arrays visited.
    public var steps = 0
    /// What the layout engines have done since one could not go on from the one before.
    public var layout = LayoutCounters()
}
