/// Where a node stands in the search for what changes reach.
struct NodeMarks: OptionSet {
    let rawValue: UInt8

    /// On the way from a change to the root.
    static let onPath = NodeMarks(rawValue: 1 << 0)
    /// The node or something that it is made of has changed.
    static let affected = NodeMarks(rawValue: 1 << 1)
    /// What is known before any proposal must be worked out again.
    static let prepares = NodeMarks(rawValue: 1 << 2)
    /// A guide of a child has changed, or may have.
    static let guides = NodeMarks(rawValue: 1 << 3)
    /// The least and greatest width are needed by some container.
    static let needsWidth = NodeMarks(rawValue: 1 << 4)
    /// The least and greatest height are needed by some container.
    static let needsHeight = NodeMarks(rawValue: 1 << 5)
    /// Some answer that was made of this node's may be made of ones that are no longer kept.
    static let isUncertain = NodeMarks(rawValue: 1 << 6)
    /// The children must be placed again even if the node stands as before.
    static let moved = NodeMarks(rawValue: 1 << 7)

    /// The mark of lengths along an axis.
    static func needs(_ axis: Axis) -> NodeMarks { axis == .horizontal ? .needsWidth : .needsHeight }
}
