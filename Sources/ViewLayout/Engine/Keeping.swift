/// Answers that are kept: a size is a pure function of the tree and the proposal.
extension LayoutEngine {
    /// How many answers a node keeps for the next layout; within one all are kept, since nested questions repeat.
    private var mostKept: UInt8 { 32 }

    /// A kept answer.
    @inline(__always)
    func keptSize(_ slot: UInt32, _ proposal: ProposedSize<S>) -> Size<S>? {
        let slots = state.pointee.slots
        guard slots[slot].count != 0 else { return nil }
        if slots[slot].proposal.isIdentical(to: proposal) { return taken(slot, slots[slot].size) }
        var next = slots[slot].earlier
        while next != noNode {
            let earlier = state.pointee.earlier
            if earlier[next].proposal.isIdentical(to: proposal) { return taken(slot, earlier[next].size) }
            next = earlier[next].next
        }
        return nil
    }

    /// A kept answer that is used: one from another epoch may outlive those it was made of.
    @inline(__always)
    private func taken<T>(_ slot: UInt32, _ answer: T) -> T {
        if state.pointee.slots[slot].epoch != state.pointee.epoch { state.pointee.slots[slot].isRetained = true }
        return answer
    }

    /// Keeps an answer; the one before it moves to the earlier ones, and those of another epoch are dropped.
    @inline(__always)
    func keep(_ slot: UInt32, _ proposal: ProposedSize<S>, _ size: Size<S>) {
        let slots = state.pointee.slots
        if slots[slot].epoch != 0 { makeRoom(slot) }
        slots[slot].proposal = proposal
        slots[slot].size = size
        slots[slot].epoch = state.pointee.epoch
        slots[slot].layout = state.pointee.layout
        if slots[slot].count < .max { slots[slot].count += 1 }
    }

    private func makeRoom(_ slot: UInt32) {
        let slots = state.pointee.slots
        let isOld = slots[slot].epoch != state.pointee.epoch
        if isOld || (slots[slot].count >= mostKept && slots[slot].layout != state.pointee.layout) {
            let hasForgotten = !isOld || slots[slot].isRetained || slots[slot].hasForgotten
            dropAnswers(slot)
            slots[slot].hasForgotten = hasForgotten
            return
        }
        guard slots[slot].count != 0 else { return }
        let earlier = EarlierSize(proposal: slots[slot].proposal, size: slots[slot].size, next: slots[slot].earlier)
        let free = state.pointee.freeEarlier
        if free == noNode {
            slots[slot].earlier = state.pointee.earlier.append(earlier)
        } else {
            state.pointee.freeEarlier = state.pointee.earlier[free].next
            state.pointee.earlier[free] = earlier
            slots[slot].earlier = free
        }
    }

    /// Drops what is kept for a node, and all marks of it.
    func dropAnswers(_ slot: UInt32) {
        let slots = state.pointee.slots
        var last = slots[slot].earlier
        if last != noNode {
            while state.pointee.earlier[last].next != noNode { last = state.pointee.earlier[last].next }
            state.pointee.earlier[last].next = state.pointee.freeEarlier
            state.pointee.freeEarlier = slots[slot].earlier
        }
        last = slots[slot].firstGuide
        if last != noNode {
            while state.pointee.guideValues[last].next != noNode { last = state.pointee.guideValues[last].next }
            state.pointee.guideValues[last].next = state.pointee.freeGuide
            state.pointee.freeGuide = slots[slot].firstGuide
        }
        slots[slot].earlier = noNode
        slots[slot].firstGuide = noNode
        slots[slot].epoch = 0
        slots[slot].count = 0
        slots[slot].isRetained = false
        slots[slot].hasForgotten = false
    }

    /// Drops what is kept for a node while answers made of it stay.
    func forgetAnswers(_ slot: UInt32) {
        guard state.pointee.slots[slot].epoch != 0 else { return }
        dropAnswers(slot)
        state.pointee.slots[slot].hasForgotten = true
    }

    /// A guide worked out before.
    func knownGuide(_ slot: UInt32, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>) -> S? {
        var next = state.pointee.slots[slot].firstGuide
        while next != noNode {
            let known = state.pointee.guideValues[next]
            if known.guide == guide, known.proposal.isIdentical(to: proposal) { return taken(slot, known.value) }
            next = known.next
        }
        return nil
    }

    /// Keeps the place of a guide.
    func keepGuide(_ slot: UInt32, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>, _ value: S) {
        if state.pointee.slots[slot].epoch == 0 {
            state.pointee.slots[slot].epoch = state.pointee.epoch
        } else if state.pointee.slots[slot].epoch != state.pointee.epoch {
            state.pointee.slots[slot].isRetained = true
        }
        let known = KnownGuide(
            guide: guide, proposal: proposal, value: value, next: state.pointee.slots[slot].firstGuide)
        let free = state.pointee.freeGuide
        if free == noNode {
            state.pointee.slots[slot].firstGuide = state.pointee.guideValues.append(known)
        } else {
            state.pointee.freeGuide = state.pointee.guideValues[free].next
            state.pointee.guideValues[free] = known
            state.pointee.slots[slot].firstGuide = free
        }
    }
}
