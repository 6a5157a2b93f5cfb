/// What a container sees of a node before it offers anything.
struct Facts<S: LayoutScalar> {
    let flags: NodeFlags
    let spacing: SpacingPreferences<S>
    let extents: Extents<S>

    /// Whether a container would prepare itself alike; lengths count along the axes on which they are needed.
    func isSame(as other: Facts, _ needs: NodeMarks) -> Bool {
        flags == other.flags && !flags.contains(.prioritized) && spacing.isIdentical(to: other.spacing)
            && (!needs.contains(.needsWidth)
                || extents.minWidth.isIdentical(to: other.extents.minWidth)
                    && extents.maxWidth.isIdentical(to: other.extents.maxWidth))
            && (!needs.contains(.needsHeight)
                || extents.minHeight.isIdentical(to: other.extents.minHeight)
                    && extents.maxHeight.isIdentical(to: other.extents.maxHeight))
    }
}

/// A node that was given other numbers.
struct Change<S: LayoutScalar> {
    let node: NodeIndex
    /// What a container saw of the node before.
    let before: Facts<S>
}

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

/// The changes since the last layout, and what they reach.
struct Changes<S: LayoutScalar> {
    var list = Buffer<Change<S>>()
    /// By node, once something has changed.
    var marks = Buffer<NodeMarks>()
    /// The nodes from the changes to the root.
    var path = Buffer<NodeIndex>()
    /// The nodes that answer as before, but whose children may stand elsewhere.
    var stops = Buffer<NodeIndex>()
    /// The answers that a node is asked for again.
    var answers = Buffer<EarlierSize<S>>()
    var guides = Buffer<KnownGuide<S>>()
    /// Whether sizes may have changed that follow from what is around their nodes.
    var startsOver = false

    func free() {
        list.free()
        marks.free()
        path.free()
        stops.free()
        answers.free()
        guides.free()
    }
}
