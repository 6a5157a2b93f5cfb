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
        return slots[slot].earlier == noNode ? nil : earlierSize(slot, proposal)
    }

    /// A kept answer other than the latest.
    private func earlierSize(_ slot: UInt32, _ proposal: ProposedSize<S>) -> Size<S>? {
        let question = Question(slot: slot, guide: nil, proposal: proposal)
        guard let size = state.pointee.earlier.find(question) else { return nil }
        return taken(slot, size)
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
        let question = Question(slot: slot, guide: nil, proposal: slots[slot].proposal)
        slots[slot].earlier = state.pointee.earlier.add(
            Answered(question: question, answer: slots[slot].size), before: slots[slot].earlier)
    }

    /// Drops what is kept for a node, and all marks of it.
    func dropAnswers(_ slot: UInt32) {
        let slots = state.pointee.slots
        state.pointee.earlier.drop(from: slots[slot].earlier)
        state.pointee.lengths.drop(from: slots[slot].firstLength)
        slots[slot].earlier = noNode
        slots[slot].firstLength = noNode
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

    /// The place of a guide, or without one a width alone, worked out before.
    func knownLength(_ slot: UInt32, _ guide: AlignmentGuide?, _ proposal: ProposedSize<S>) -> S? {
        guard state.pointee.slots[slot].firstLength != noNode else { return nil }
        let question = Question(slot: slot, guide: guide, proposal: proposal)
        guard let value = state.pointee.lengths.find(question) else { return nil }
        return taken(slot, value)
    }

    /// Keeps the place of a guide, or without one a width alone.
    func keepLength(_ slot: UInt32, _ guide: AlignmentGuide?, _ proposal: ProposedSize<S>, _ value: S) {
        if state.pointee.slots[slot].epoch == 0 {
            state.pointee.slots[slot].epoch = state.pointee.epoch
        } else if state.pointee.slots[slot].epoch != state.pointee.epoch {
            state.pointee.slots[slot].isRetained = true
        }
        let question = Question(slot: slot, guide: guide, proposal: proposal)
        state.pointee.slots[slot].firstLength = state.pointee.lengths.add(
            Answered(question: question, answer: value), before: state.pointee.slots[slot].firstLength)
    }
}
