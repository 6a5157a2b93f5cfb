/// How much an engine has worked, for tests of its cost.
public struct LayoutCounters: Hashable, Sendable {
    /// Sizes worked out by the rule of a modifier or a container, none of them from a cache.
    public var sizes = 0
    /// Answers of leaves, texts excepted.
    public var leafAnswers = 0
    /// Texts measured anew.
    public var textMeasures = 0
    /// Items of rows of whole items measured.
    public var rowItems = 0
    /// Segments built by the provider.
    public var segments = 0
    /// Nodes placed.
    public var placed = 0

    public init() {}
}
