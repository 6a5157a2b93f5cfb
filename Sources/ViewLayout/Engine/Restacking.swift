import ViewBase

/// What happens to a stack of which one child is longer or shorter than before: the children after it move.
///
/// Where a stack is offered nothing along its axis, no child's offer depends on another's, so that only the places from
/// the changed child on are summed up again, in the order in which the stack itself would do it.
extension LayoutEngine {
    /// Moves the children after the changed one and keeps the stack's new size; false where more may have changed.
    func restack(_ node: NodeIndex, _ child: NodeIndex) -> Bool {
        let info = nodes[node]
        guard keepsOffers(info, node) else { return false }
        let stack = storage.pointee.stacks[info.payload]
        let proposal = state.pointee.slots[info.slot].placed
        let across = proposal[stack.axis.other]
        let offer = ProposedSize(stack.axis, .unspecified, across)
        guard proposal[stack.axis].isUnspecified, !across.isUnspecified, let before = keptSize(info.slot, proposal),
            movesOnly(child, offer, stack)
        else { return false }
        let size = sizeNow(child, offer)
        let frame = placement.pointee.frames[child]
        guard size[stack.axis.other].isIdentical(to: frame.size[stack.axis.other]) else { return false }
        let end = moveFollowing(node, child, to: frame.origin[stack.axis] + size[stack.axis], stack)
        guard end.isFinite else { return false }
        dropAnswers(info.slot)
        keep(info.slot, proposal, Size(stack.axis, atLeastZero(end), before[stack.axis.other]))
        state.pointee.changes.restacks.append(
            Restack(stack: node, proposal: proposal, child: child, offer: offer, size: size))
        placement.pointee.statuses[node].insert(.isRestacked)
        return true
    }

    /// Whether a placed stack gives its children the same offers as before, and nothing in it stands by its place.
    private func keepsOffers(_ info: LayoutNode, _ node: NodeIndex) -> Bool {
        guard info.rule == .stack, !S.remembersTurns, node < placement.pointee.statuses.count, isPlaced(node),
            info.flags.isDisjoint(with: [.sole, .hasReaders, .readsPlace]),
            info.marks.isDisjoint(with: [.prepares, .isUncertain])
        else { return false }
        let stack = storage.pointee.stacks[info.payload]
        let isMirrored = stack.axis == .horizontal && info.flags.contains(.rightToLeft)
        return !stack.gap.isUnspecified && !stack.probesChildren && !stack.isReordered && !isMirrored
    }

    /// Whether a changed child was placed with the offer that it still gets, and stands on the stack's line as before
    /// if it is as long across it.
    private func movesOnly(_ child: NodeIndex, _ offer: ProposedSize<S>, _ stack: StackPayload<S>) -> Bool {
        let guide = stack.alignment.guide(stack.axis.other)
        guard isPlaced(child), !hasExplicit(child, guide), !guide.isCustom else { return false }
        let slot = nodes[child].slot
        return slot == noNode || state.pointee.slots[slot].placed.isIdentical(to: offer)
    }

    /// Moves the children after one, which ends at a place along the stack, and returns where the last of them ends.
    @inline(__always)
    private func moveFollowing(_ node: NodeIndex, _ child: NodeIndex, to place: S, _ stack: StackPayload<S>) -> S {
        let frames = placement.pointee.frames
        var place = place
        var following = PreparedChildren(after: child, of: node, in: nodes)
        while let next = following.next() {
            place = place + stack.gap
            if stack.axis == .horizontal { frames[next].x = place } else { frames[next].y = place }
            place = place + frames[next].size[stack.axis]
        }
        return place
    }

    /// Places the changed child of a stack whose other children have been moved; false if the stack is placed with
    /// another offer than before.
    func placesRestacked(_ node: NodeIndex) -> Bool {
        let proposal = state.pointee.slots[nodes[node].slot].placed
        for index in 0..<state.pointee.changes.restacks.count {
            let restack = state.pointee.changes.restacks[index]
            guard restack.stack == node, restack.proposal.isIdentical(to: proposal) else { continue }
            let origin = placement.pointee.frames[restack.child].origin
            if put(restack.child, restack.offer, Rect(origin: origin, size: restack.size), false) {
                state.pointee.waiting.append(restack.child)
            }
            return true
        }
        return false
    }
}

/// A stack whose children after one have been moved.
struct Restack<S: LayoutScalar> {
    let stack: NodeIndex
    /// What the stack was offered.
    let proposal: ProposedSize<S>
    /// The child that is longer or shorter.
    let child: NodeIndex
    /// What it is offered, and its size now.
    let offer: ProposedSize<S>
    let size: Size<S>
}
