/// What an evaluation may spend before it ends with a diagnostic.
public struct EvaluationBudget: Hashable, Sendable {
    /// Elements, modifiers and uses of components.
    public var nodes = 1_000_000
    /// Evaluated expressions, visited elements of arrays and loops, copied locals, and every 16 bytes of made text.
    public var steps = 20_000_000
    /// Iterations of all loops over content.
    public var iterations = 1_000_000
    /// Uses of components within each other.
    public var viewDepth = 200

    public init() {}
}
