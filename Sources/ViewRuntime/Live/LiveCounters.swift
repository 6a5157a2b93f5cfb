import ViewLayout

/// How much a live screen has worked, for tests of its cost.
public struct LiveCounters: Hashable, Sendable {
    /// Evaluations of all that is shown.
    public var evaluations = 0
    /// Parts made again by themselves.
    public var parts = 0
    /// Steps of evaluation: expressions, and elements of arrays visited.
    public var steps = 0
    /// What the present layout engine has done; one that is new begins at 0.
    public var layout = LayoutCounters()
}
