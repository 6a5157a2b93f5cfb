/// What changes reach: from the changed nodes up, until a node answers everything as before.
///
/// Each node on the way is asked again for all that it has been asked; the first whose answers, guides, and lengths that
/// are needed, are the same to the last bit leaves everything above it as it is.
extension LayoutEngine {
    /// Brings what is kept up to date with the changes.
    func refresh() {
        guard state.pointee.changes.list.count > 0 else { return }
        findPath()
        for index in 0..<state.pointee.changes.list.count { begin(state.pointee.changes.list[index]) }
        for index in 0..<state.pointee.changes.path.count {
            let node = state.pointee.changes.path[index]
            if nodes[node].marks.contains(.affected) { follow(node, from: index) }
            nodes[node].marks.formIntersection(.moved)
        }
        state.pointee.changes.list.truncate(to: 0)
        state.pointee.changes.path.truncate(to: 0)
    }

    /// The container that lays a node out: groups are looked through.
    private func outer(_ node: NodeIndex) -> NodeIndex {
        let parent = nodes[node].parent
        guard parent != noNode, nodes[parent].rule == .group else { return parent }
        return storage.pointee.groups[nodes[parent].payload].container
    }

    /// Lists the nodes from the changes to the root, the innermost first, and marks what is needed of them.
    private func findPath() {
        let changes = state.pointee.changes.list
        for index in 0..<changes.count {
            var node = changes[index].node
            while node != noNode, !nodes[node].marks.contains(.onPath) {
                nodes[node].marks.insert(.onPath)
                state.pointee.changes.path.append(node)
                node = outer(node)
            }
        }
        let path = state.pointee.changes.path
        if changes.count > 1 {
            // Safe: the elements of a buffer, which nothing appends to meanwhile.
            var unsorted = UnsafeMutableBufferPointer(start: path.base, count: path.count)
            unsorted.sort { $0 > $1 }
        }
        let isUncertain = storage.pointee.hasRowReaders
        for index in (0..<path.count).reversed() {
            if isUncertain { nodes[path[index]].marks.insert(.isUncertain) }
            markNeeds(path[index], in: outer(path[index]))
        }
    }

    /// Marks a node on the way by what its container needs of it.
    private func markNeeds(_ node: NodeIndex, in container: NodeIndex) {
        guard container != noNode else { return }
        let needs: NodeMarks = [.needsWidth, .needsHeight]
        let passed = nodes[container].flags.contains(.ranged) ? needs : nodes[container].marks.intersection(needs)
        switch nodes[container].rule {
        case .stack:
            let axis = storage.pointee.stacks[nodes[container].payload].axis
            nodes[node].marks.formUnion(passed.union(.needs(axis)))
        case .adaptiveStack, .grid, .gridRow, .safeAreaInset, .rowReader:
            nodes[node].marks.formUnion([.needsWidth, .needsHeight])
        default:
            nodes[node].marks.formUnion(passed)
        }
        let slot = nodes[container].slot
        guard slot != noNode else { return }
        let answers = state.pointee.slots[slot]
        if nodes[container].marks.contains(.isUncertain) || answers.isRetained || answers.hasForgotten {
            nodes[node].marks.insert(.isUncertain)
        }
    }

    /// Marks a changed node, and its container if that sees a change in it before any proposal.
    private func begin(_ change: Change<S>) {
        let node = change.node
        nodes[node].marks.insert(.affected)
        if !nodes[node].rule.isLeaf {
            nodes[node].marks.insert(.prepares)
        } else if !isSeenAlike(node, change.before) {
            let container = outer(node)
            if container != noNode { nodes[container].marks.insert(.prepares) }
        }
    }

    /// Asks an affected node again, and marks its container if that is affected too.
    private func follow(_ node: NodeIndex, from step: Int) {
        let range = extents(node)
        let isPrepared = !nodes[node].marks.contains(.prepares) || prepareAgain(node)
        let slot = nodes[node].slot
        var hasOtherGuides = nodes[node].marks.contains(.guides) && passesGuides(node)
        var isSame = isPrepared && !hasOtherGuides
        if slot == noNode {
            isSame = isSame && nodes[node].rule == .geometryReader
        } else if nodes[node].marks.contains(.isUncertain) || state.pointee.slots[slot].hasForgotten {
            dropAnswers(slot)
            isSame = false
            hasOtherGuides = true
        } else if hasMovedChildren(node, from: step) || !answersAsBefore(node, slot) || !isAsRanged(node, range) {
            isSame = false
            hasOtherGuides = true
        } else if nodes[node].rule == .text || nodes[node].rule == .gridRow {
            isSame = false
            hasOtherGuides = true
        }
        if isSame {
            state.pointee.changes.stops.append(node)
            return
        }
        nodes[node].marks.insert(.moved)
        let container = outer(node)
        guard container != noNode else { return }
        nodes[container].marks.insert(.affected)
        if !isPrepared { nodes[container].marks.insert(.prepares) }
        if hasOtherGuides { nodes[container].marks.insert(.guides) }
        if nodes[container].rule == .row { rewindRow(container, to: node) }
    }

    /// Whether what a ranged node answers without keeping it is still made of the same lengths.
    private func isAsRanged(_ node: NodeIndex, _ range: Extents<S>) -> Bool {
        !nodes[node].flags.contains(.ranged) || extents(node).isIdentical(to: range)
    }

    /// Whether a stack's one change is that some of its children have moved.
    private func hasMovedChildren(_ node: NodeIndex, from step: Int) -> Bool {
        guard step > 0, state.pointee.changes.list.count == 1, state.pointee.movesPlaced else { return false }
        let child = state.pointee.changes.path[step - 1]
        return outer(child) == node && restack(node, child)
    }

    /// Works out again what is known of a node before any proposal; whether its container sees no change.
    @discardableResult
    func prepareAgain(_ node: NodeIndex) -> Bool {
        let before = facts(node)
        let info = nodes[node]
        nodes[node].flags.formIntersection(.own)
        nodes[node].spacing = standardSpacing
        if info.rule == .stack { storage.pointee.stacks[info.payload].forgetChildren() }
        if info.rule == .adaptiveStack {
            storage.pointee.stacks[storage.pointee.adaptives[info.payload].horizontal].forgetChildren()
            storage.pointee.stacks[storage.pointee.adaptives[info.payload].vertical].forgetChildren()
        }
        prepare(node)
        return isSeenAlike(node, before)
    }

    /// Whether a node's container, by what it saw of the node before, would prepare itself alike now.
    ///
    /// A stack whose own length along its axis nobody needs looks only at the order in which it serves.
    private func isSeenAlike(_ node: NodeIndex, _ before: Facts<S>) -> Bool {
        let after = facts(node)
        var needs = nodes[node].marks
        let container = outer(node)
        if container != noNode, nodes[container].rule == .stack, !nodes[container].flags.contains(.ranged) {
            let stack = storage.pointee.stacks[nodes[container].payload]
            let isDeclared = !stack.isReordered && !stack.probesChildren
            if !nodes[container].marks.contains(.needs(stack.axis)),
                after.extents.servesAlike(before.extents, along: stack.axis, isDeclared: isDeclared)
            {
                needs.remove(.needs(stack.axis))
            }
        }
        return after.isSame(as: before, needs)
    }

    /// Whether a node takes some guide from its child unchanged, so that it cannot tell whether it was asked for it.
    private func passesGuides(_ node: NodeIndex) -> Bool {
        switch nodes[node].rule {
        case .identity, .layoutPriority, .zIndex, .offset, .gridCell, .gridRow, .overlay, .background, .fixedSize,
            .alignmentGuide:
            true
        case .stack, .zstack, .adaptiveStack:
            nodes[node].count == 1
        default:
            false
        }
    }

    /// Asks a node again for all that it has been asked; false, with the rest left open, at the first other answer.
    private func answersAsBefore(_ node: NodeIndex, _ slot: UInt32) -> Bool {
        state.pointee.changes.answers.truncate(to: 0)
        state.pointee.changes.lengths.truncate(to: 0)
        let kept = state.pointee.slots[slot]
        var next = kept.earlier
        while next != noNode {
            state.pointee.changes.answers.append(state.pointee.earlier.answered(at: next))
            next = state.pointee.earlier.place(after: next)
        }
        if kept.count > 0 {
            let question = Question(slot: slot, guide: nil, proposal: kept.proposal)
            state.pointee.changes.answers.append(Answered(question: question, answer: kept.size))
        }
        next = kept.firstLength
        while next != noNode {
            state.pointee.changes.lengths.append(state.pointee.lengths.answered(at: next))
            next = state.pointee.lengths.place(after: next)
        }
        dropAnswers(slot)
        for index in 0..<state.pointee.changes.answers.count {
            let before = state.pointee.changes.answers[index]
            guard sizeNow(node, before.question.proposal).isIdentical(to: before.answer) else { return false }
        }
        for index in 0..<state.pointee.changes.lengths.count {
            let before = state.pointee.changes.lengths[index]
            let proposal = before.question.proposal
            let after = before.question.guide.map { explicitGuideNow(node, $0, proposal) } ?? widthNow(node, proposal)
            guard after.isIdentical(to: before.answer) else { return false }
        }
        return true
    }
}
