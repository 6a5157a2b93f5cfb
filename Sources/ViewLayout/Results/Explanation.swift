import ViewBase

/// Why a node has its frame: how the container that placed it shared its space out.
public struct Explanation<S: LayoutScalar>: Sendable {
    public let node: NodeID
    /// The node in whose coordinates the children stand; nil for the root of the tree, which stands by itself.
    public let container: NodeID?
    /// The rule of the container, or of the root itself.
    public let rule: LayoutRule
    /// What the container was offered where it was placed.
    public let proposal: ProposedSize<S>
    /// The frame of the container in the window.
    public let frame: Rect<S>
    /// Whether the container's leading edge is the right one, so that its children's places count from there.
    public let isRightToLeft: Bool
    /// The axis of a stack.
    public let axis: Axis?
    /// What the container placed, in the order of declaration.
    public let children: [ExplainedChild<S>]
    /// The turns in which a stack that was offered a length gave it out.
    public let turns: [ExplainedTurn<S>]
}

/// What a container asked of a child, and where it put it.
public struct ExplainedChild<S: LayoutScalar>: Sendable {
    public let node: NodeID
    /// The answers to nothing, to no offer and to an infinite one: on a stack's axis, else on both.
    public let least: Size<S>
    public let ideal: Size<S>
    public let greatest: Size<S>
    public let priority: Double
    /// What the child was offered in the end, and what it answered.
    public let offer: ProposedSize<S>
    public let size: Size<S>
    /// The place in the container, from its leading top corner.
    public let place: Point<S>
    /// The gap before the child in a stack.
    public let spacing: S
}

/// One turn of a stack that gives its length out.
public struct ExplainedTurn<S: LayoutScalar>: Sendable {
    /// The child's position among the children.
    public let child: Int
    /// What was left, least lengths of later priorities set aside.
    public let left: S
    /// The children of the same priority that still waited, this one included.
    public let waiting: Int
}
