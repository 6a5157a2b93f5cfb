/// What a container sees of a node before it offers anything.
struct Facts<S: LayoutScalar> {
    let flags: NodeFlags
    let spacing: SpacingPreferences<S>
    let extents: Extents<S>

    /// Whether a container would prepare itself alike; lengths count along the axes on which they are needed, and on all
    /// axes whether there is more than one.
    func isSame(as other: Facts, _ needs: NodeMarks) -> Bool {
        flags == other.flags && !flags.contains(.prioritized) && spacing.isIdentical(to: other.spacing)
            && extents.isRigid(.horizontal) == other.extents.isRigid(.horizontal)
            && extents.isRigid(.vertical) == other.extents.isRigid(.vertical)
            && (!needs.contains(.needsWidth)
                || extents.minWidth.isIdentical(to: other.extents.minWidth)
                    && extents.maxWidth.isIdentical(to: other.extents.maxWidth))
            && (!needs.contains(.needsHeight)
                || extents.minHeight.isIdentical(to: other.extents.minHeight)
                    && extents.maxHeight.isIdentical(to: other.extents.maxHeight))
    }
}

extension Extents {
    /// Whether both ranges are the same to the last bit.
    func isIdentical(to other: Extents) -> Bool {
        minWidth.isIdentical(to: other.minWidth) && maxWidth.isIdentical(to: other.maxWidth)
            && minHeight.isIdentical(to: other.minHeight) && maxHeight.isIdentical(to: other.maxHeight)
    }

    /// Whether a stack would serve two nodes in the same turn. One that serves as declared looks only at how flexible
    /// they are, unless there is no limit to that.
    func servesAlike(_ other: Extents, along axis: Axis, isDeclared: Bool) -> Bool {
        let (least, greatest) = (minimum(axis), maximum(axis))
        let (otherLeast, otherGreatest) = (other.minimum(axis), other.maximum(axis))
        if least.isIdentical(to: otherLeast), greatest.isIdentical(to: otherGreatest) { return true }
        let flexibility = greatest - least
        return isDeclared && flexibility.isFinite && flexibility.isIdentical(to: otherGreatest - otherLeast)
    }
}

/// A node that was given other numbers.
struct Change<S: LayoutScalar> {
    let node: NodeIndex
    /// What a container saw of the node before.
    let before: Facts<S>
}

/// The changes since the last layout, and what they reach.
struct Changes<S: LayoutScalar> {
    var list = Buffer<Change<S>>()
    /// The nodes from the changes to the root.
    var path = Buffer<NodeIndex>()
    /// The nodes that answer as before, but whose children may stand elsewhere.
    var stops = Buffer<NodeIndex>()
    /// The answers that a node is asked for again.
    var answers = Buffer<Answered<S, Size<S>>>()
    var lengths = Buffer<Answered<S, S>>()
    /// The stacks whose children have been moved.
    var restacks = Buffer<Restack<S>>()
    /// Whether sizes may have changed that follow from what is around their nodes.
    var startsOver = false

    func free() {
        list.free()
        path.free()
        stops.free()
        answers.free()
        lengths.free()
        restacks.free()
    }
}
