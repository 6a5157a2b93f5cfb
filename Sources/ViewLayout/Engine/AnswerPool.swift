/// What a node was asked.
struct Question<S: LayoutScalar> {
    /// The node's place among those whose answers are kept.
    let slot: UInt32
    /// The guide whose place was asked for; nil for the size, or the width alone.
    let guide: AlignmentGuide?
    let proposal: ProposedSize<S>

    /// Whether both ask the same to the last bit.
    @inline(__always)
    func isIdentical(to other: Question) -> Bool {
        slot == other.slot && guide == other.guide && proposal.isIdentical(to: other.proposal)
    }

    var hash: UInt32 {
        HashIndex.hash(
            UInt64(slot) | UInt64(guide?.number ?? .max) << 32, proposal.width.bits, proposal.height.bits)
    }
}

/// A question and its answer: a size, or the place of a guide or a width.
struct Answered<S: LayoutScalar, Answer> {
    let question: Question<S>
    let answer: Answer
}

/// Answers that are found by their questions in a time that does not grow with how many there are: nested grids ask a
/// node for hundreds. Those of one node are a list too, to be looked through and dropped together.
struct AnswerPool<S: LayoutScalar, Answer> {
    private struct Known {
        let answered: Answered<S, Answer>
        /// The node's next answer, or the next free place; `noNode` after the last.
        var next: UInt32
        /// The next answer in the same cell of the table, or `noNode`.
        var neighbour: UInt32
    }

    private var known = Buffer<Known>()
    /// The first answer in each cell, or `noNode`; there are a power of two.
    private var cells: Buffer<UInt32>
    private var firstFree = noNode
    private var count = 0

    init() { cells = AnswerPool.table(16) }

    private static func table(_ count: Int) -> Buffer<UInt32> {
        var cells = Buffer<UInt32>(capacity: count)
        cells.grow(to: count, with: noNode)
        return cells
    }

    private func cell(_ question: Question<S>) -> Int { Int(truncatingIfNeeded: question.hash) & (cells.count - 1) }

    /// The answer to a question, if it is known.
    func find(_ question: Question<S>) -> Answer? {
        var place = cells[cell(question)]
        while place != noNode {
            if known[place].answered.question.isIdentical(to: question) { return known[place].answered.answer }
            place = known[place].neighbour
        }
        return nil
    }

    /// The question and answer in a place of a node's list.
    func answered(at place: UInt32) -> Answered<S, Answer> { known[place].answered }

    /// The place after one in a node's list, or `noNode`.
    func place(after place: UInt32) -> UInt32 { known[place].next }

    /// Adds an answer before the first place of its node's list, and returns its place.
    mutating func add(_ answered: Answered<S, Answer>, before first: UInt32) -> UInt32 {
        if count == cells.count { rehash() }
        let cell = cell(answered.question)
        let new = Known(answered: answered, next: first, neighbour: cells[cell])
        var place = firstFree
        if place == noNode {
            place = known.append(new)
        } else {
            firstFree = known[place].next
            known[place] = new
        }
        cells[cell] = place
        count += 1
        return place
    }

    /// Drops the answers of a node's list.
    mutating func drop(from first: UInt32) {
        var place = first
        while place != noNode {
            let next = known[place].next
            unlink(place)
            known[place].next = firstFree
            firstFree = place
            count -= 1
            place = next
        }
    }

    /// Takes an answer out of its cell.
    private func unlink(_ place: UInt32) {
        let cell = cell(known[place].answered.question)
        if cells[cell] == place {
            cells[cell] = known[place].neighbour
            return
        }
        var before = cells[cell]
        while known[before].neighbour != place { before = known[before].neighbour }
        known[before].neighbour = known[place].neighbour
    }

    private mutating func rehash() {
        let old = cells
        cells = AnswerPool.table(old.count * 2)
        for index in 0..<old.count {
            var place = old[index]
            while place != noNode {
                let neighbour = known[place].neighbour
                let cell = cell(known[place].answered.question)
                known[place].neighbour = cells[cell]
                cells[cell] = place
                place = neighbour
            }
        }
        old.free()
    }

    var byteCount: Int { known.byteCount + cells.byteCount }

    func free() {
        known.free()
        cells.free()
    }
}
