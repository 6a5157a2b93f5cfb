/// A step of drawing a tree from back to front.
public enum DrawStep: Hashable, Sendable {
    /// What a node draws behind all that it holds.
    case begin(NodeID)
    /// What a node draws in front of all that it holds.
    case end(NodeID)
}
