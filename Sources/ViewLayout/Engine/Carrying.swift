import ViewBase

/// What an engine takes over from another one: answers and places in subtrees that are the same in both trees.
///
/// A size is a pure function of a subtree and a proposal, and places count from the container that gave them, so that
/// equal subtrees share both wherever they stand. Rules that look beyond their subtree, or leave more than places behind,
/// are left out.
extension LayoutEngine {
    /// Takes over what another engine knows; none of the nodes has been prepared yet.
    func carry(from old: LayoutEngine<S>) {
        let (own, known) = (SubtreeHashes(storage), old.knownHashes())
        state.pointee.slots.grow(to: Int(storage.pointee.slotCount), with: SizeSlot())
        state.pointee.epoch = old.state.pointee.epoch
        state.pointee.layout = old.state.pointee.layout
        state.pointee.counters = old.state.pointee.counters
        growPlacement()
        var index = HashIndex()
        defer { index.free() }
        for node in known.all.indices where known.all[node] != 0 {
            let hash = UInt32(truncatingIfNeeded: known.all[node])
            if index.find(hash, { known.all[Int($0)] == known.all[node] }) == noNode {
                index.insert(hash, UInt32(truncatingIfNeeded: node))
            }
        }
        var node = 0
        // The end of what may not be placed at all.
        var choiceEnd = 0
        while node < own.all.count {
            let wanted = own.all[node]
            let end = Int(nodes[node].end)
            let found =
                wanted == 0
                ? noNode
                : index.find(UInt32(truncatingIfNeeded: wanted)) { other in
                    known.all[Int(other)] == wanted && isSame(Int(other), in: old, node)
                }
            if found == noNode {
                let rule = nodes[node].rule
                if rule == .custom || rule != .stack && rule.settlesContent { choiceEnd = max(choiceEnd, end) }
                node += 1
                continue
            }
            for offset in 0..<end - node { carryAnswers(Int(found) + offset, of: old, to: node + offset) }
            if node >= choiceEnd {
                for offset in 0..<end - node { carryPlace(Int(found) + offset, of: old, to: node + offset) }
            }
            node = end
        }
    }

    /// The hashes of the subtrees whose answers and places still hold: none of those in which numbers have changed since
    /// the last layout.
    private func knownHashes() -> SubtreeHashes<S> {
        var hashes = SubtreeHashes(storage)
        let changes = state.pointee.changes
        if changes.startsOver { return SubtreeHashes() }
        for index in 0..<changes.list.count {
            var node = changes.list[index].node
            while node != noNode, hashes.forget(node) { node = nodes[node].parent }
        }
        return hashes
    }

    /// Whether the subtrees of two nodes agree in everything.
    private func isSame(_ other: Int, in old: LayoutEngine<S>, _ node: Int) -> Bool {
        let (count, otherCount) = (Int(nodes[node].end) - node, Int(old.nodes[other].end) - other)
        guard count == otherCount, other + count <= old.placement.pointee.frames.count else { return false }
        for offset in 0..<count {
            let (a, b) = (old.nodes[other + offset], nodes[node + offset])
            guard a.rule == b.rule, Int(a.end) - other == Int(b.end) - node,
                SubtreeHashes<S>.flags(a) == SubtreeHashes<S>.flags(b),
                old.storage.pointee.agrees(a, with: b, of: storage)
            else { return false }
        }
        return true
    }

    /// Takes over where a node stands, and whether it is placed at all.
    private func carryPlace(_ other: Int, of old: LayoutEngine<S>, to node: Int) {
        let (from, to) = (old.placement.pointee, placement.pointee)
        to.frames[node] = from.frames[other]
        to.statuses[node] = from.statuses[other].subtracting(.areChildrenPut)
        let (own, known) = (nodes[node], old.nodes[other])
        if own.rule == .text { to.texts[own.payload] = from.texts[known.payload] }
        if own.slot != noNode {
            state.pointee.slots[own.slot].placed = old.state.pointee.slots[known.slot].placed
        }
    }

    /// Takes over what a node has answered.
    private func carryAnswers(_ other: Int, of old: LayoutEngine<S>, to node: Int) {
        let (own, known) = (nodes[node], old.nodes[other])
        guard own.slot != noNode else { return }
        let slot = old.state.pointee.slots[known.slot]
        var copy = slot
        copy.placed = .unspecified
        copy.earlier = noNode
        copy.firstLength = noNode
        var next = slot.earlier
        while next != noNode {
            let answered = old.state.pointee.earlier.answered(at: next)
            let question = Question(slot: own.slot, guide: nil, proposal: answered.question.proposal)
            copy.earlier = state.pointee.earlier.add(
                Answered(question: question, answer: answered.answer), before: copy.earlier)
            next = old.state.pointee.earlier.place(after: next)
        }
        next = slot.firstLength
        while next != noNode {
            let answered = old.state.pointee.lengths.answered(at: next)
            let asked = answered.question
            let question = Question(slot: own.slot, guide: asked.guide, proposal: asked.proposal)
            copy.firstLength = state.pointee.lengths.add(
                Answered(question: question, answer: answered.answer), before: copy.firstLength)
            next = old.state.pointee.lengths.place(after: next)
        }
        state.pointee.slots[own.slot] = copy
    }
}
