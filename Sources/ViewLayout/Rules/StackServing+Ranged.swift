/// How a stack gives out its space where all children are ranged: as nobody is asked, each is looked at once in the order
/// of declaration, which is that of memory, and once in the order of serving.
///
/// The order is that of objc.io 2020-11-10 "HStack's child ordering", as in `StackServing.swift`.
extension LayoutEngine {
    /// Whether what a stack's children answer follows from their least and greatest lengths.
    ///
    /// Across the stack nothing need be offered to those that are as long whatever they are offered there.
    @inline(__always)
    func servesRanged(_ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>) -> Bool {
        let stacks = storage.pointee.stacks
        return !S.remembersTurns && stacks[stack].isRanged && !proposal[axis].isUnspecified
            && (stacks[stack].isRigidAcross || !proposal[axis.other].isUnspecified)
    }

    /// Makes an item of each child, with its offer, size and guide across the stack.
    @inline(never)
    func serveRanged(_ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>) {
        let first = items.count
        if axis == .horizontal {
            listRanged(node, stack, .horizontal, proposal.height)
            serveRanged(stack, .horizontal, proposal.width, first)
        } else {
            listRanged(node, stack, .vertical, proposal.width)
            serveRanged(stack, .vertical, proposal.height, first)
        }
    }

    /// Makes an item of each child with all that does not depend on its turn; its least and greatest length are kept in
    /// its place until then.
    @inline(__always)
    private func listRanged(_ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ cross: S) {
        let guide = storage.pointee.stacks[stack].alignment.guide(axis.other)
        let offered = cross.or(.zero)
        var item = state.pointee.items.extend(by: Int(nodes[node].count))
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            let extents = extents(child)
            let across = larger(
                smaller(offered, extents.maximum(axis.other)), extents.minimum(axis.other))
            let size = Size(axis, .zero, across)
            item.initialize(
                to: Item(
                    node: child, proposal: ProposedSize(axis, .zero, cross), size: size, x: extents.minimum(axis),
                    y: extents.maximum(axis), guide: defaultGuide(guide, size)))
            item += 1
        }
    }

    /// Gives each item its share in turn.
    @inline(__always)
    private func serveRanged(_ stack: UInt32, _ axis: Axis, _ offered: S, _ first: Int) {
        let payload = storage.pointee.stacks[stack]
        let (items, servings) = (items, state.pointee.servings)
        let count = UInt32(truncatingIfNeeded: items.count - first)
        var available = taking(payload.reserve, from: offered - payload.gaps)
        var remaining = count
        for rank in 0..<count {
            var position = rank
            if payload.isReordered {
                let turn = servings[payload.firstServing &+ rank]
                position = turn.position
                if turn.groupCount > 0 {
                    remaining = turn.groupCount
                    available = giving(turn.groupMinimum, to: available)
                }
            }
            let index = first &+ Int(position)
            let rest = available / S(Double(remaining))
            let share = _slowPath(less(rest, .zero)) ? .zero : rest
            let length = nearest(share, items[index].x, items[index].y)
            items[index].proposal[axis] = share
            items[index].size[axis] = length
            available = taking(length, from: available)
            remaining &-= 1
        }
    }

    /// The length nearest to a share between a least and a greatest.
    ///
    /// By branches, as few turns differ from those before them: else each would wait for more of the one before.
    @inline(__always)
    private func nearest(_ share: S, _ least: S, _ greatest: S) -> S {
        if _slowPath(less(greatest, share)) { return larger(greatest, least) }
        return _slowPath(less(share, least)) ? least : share
    }
}
