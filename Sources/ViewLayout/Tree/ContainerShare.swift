/// How much of its container `containerRelativeFrame` takes.
public enum ContainerShare: Hashable, Sendable {
    /// All of it.
    case whole
    /// Some of several equal parts with a distance between neighbours.
    case parts(Int, of: Int, spacing: Double)
    /// What the tree's provider says.
    case provider
}
