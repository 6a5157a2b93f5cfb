/// How a stack gives out its space.
///
/// Apple: View/layoutPriority(_:). The least flexible is served first, as in objc.io 2020-11-10 "HStack's child
/// ordering"; reserved minima, and the larger minimum first among the infinitely flexible, as in OpenSwiftUI's
/// StackLayout.swift and LayoutTraits.swift.
extension LayoutEngine {
    /// Gives out the space of a stack: makes an item of each child, with its offer, size and guide across the stack.
    ///
    /// False while it waits for a child. The task remembers the step: 0 lists the children, 1 asks for least and greatest
    /// lengths, 2 serves, 3 finds guides.
    func serve(_ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) -> Bool {
        if tasks[task].phase == 0 {
            if nodes[node].flags.contains(.hasReaders) {
                guard listReadChildren(node, stack, proposal, task) else { return false }
            } else {
                listChildren(node, stack, proposal, task)
            }
        }
        if tasks[task].phase == 1 {
            guard probeChildren(stack, proposal, task) else { return false }
            sortChildren(stack, task)
            tasks[task].phase = 2
            tasks[task].cursor = 0
        }
        if tasks[task].phase == 2 {
            guard serveChildren(stack, proposal, task) else { return false }
            tasks[task].phase = 3
            tasks[task].cursor = 0
        }
        return findGuides(stack, task)
    }

    /// Makes an item of each child, with the order of serving where it is known.
    private func listChildren(_ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) {
        let payload = storage.pointee.stacks[stack]
        let isOffered = !proposal[payload.axis].isUnspecified
        let isOrdered = isOffered && payload.firstServing != noNode
        var turn = Serving<S>(position: 0, groupCount: nodes[node].count, groupMinimum: .zero)
        var position: UInt32 = 0
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            if isOrdered {
                turn = state.pointee.servings[payload.firstServing + position]
            } else if position > 0 {
                turn = Serving(position: position, groupCount: 0, groupMinimum: .zero)
            }
            state.pointee.items.append(Item(node: child, turn: turn, gap: gap(payload, Int(position))))
            position += 1
        }
        tasks[task].phase = isOffered && payload.probesChildren ? 1 : 2
        guard isOffered else { return }
        tasks[task].available = proposal[payload.axis] - payload.gaps
        if isOrdered { tasks[task].available = taking(payload.reserve, from: tasks[task].available) }
    }

    /// Makes an item of each child where some are what a reader of a row's count shows now.
    private func listReadChildren(
        _ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int
    ) -> Bool {
        state.pointee.items.truncate(to: tasks[task].firstItem)
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            if nodes[child].rule == .rowReader {
                guard let count = hiddenCount(child, from: node, at: proposal) else { return false }
                let segment = segment(child, .count(Int(count)))
                show(child, segment)
                var roots = segmentRoots(segment)
                while true {
                    let root = nextChild(&roots)
                    if root == noNode { break }
                    appendItem(root, .unspecified, .zero, .zero, .zero)
                }
            } else {
                appendItem(child, .unspecified, .zero, .zero, .zero)
            }
        }
        let axis = storage.pointee.stacks[stack].axis
        tasks[task].phase = proposal[axis].isUnspecified ? 2 : 1
        tasks[task].available = proposal[axis] - findReadGaps(stack, task)
        orderAsDeclared(task)
        return true
    }

    /// Works out the gaps before the children listed, and all of them together.
    private func findReadGaps(_ stack: UInt32, _ task: Int) -> S {
        let payload = storage.pointee.stacks[stack]
        var total = S.zero
        for index in tasks[task].firstItem..<items.count where index > tasks[task].firstItem {
            let gap =
                payload.spacing.isUnspecified
                ? distance(items[index - 1].node, items[index].node, payload.axis) : payload.spacing
            items[index].gap = gap
            total = total + gap
        }
        return total
    }

    private func orderAsDeclared(_ task: Int) {
        let first = tasks[task].firstItem
        let count = UInt32(truncatingIfNeeded: items.count - first)
        for index in first..<items.count {
            let position = UInt32(truncatingIfNeeded: index - first)
            items[index].turn = Serving(
                position: position, groupCount: position == 0 ? count : 0, groupMinimum: .zero)
        }
    }

    /// Finds the least and greatest length of each child.
    private func probeChildren(_ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) -> Bool {
        let axis = storage.pointee.stacks[stack].axis
        let cross = proposal[axis.other]
        var index = tasks[task].firstItem + Int(tasks[task].cursor)
        while index < items.count {
            let child = items[index].node
            if nodes[child].flags.contains(.probes(axis)) {
                let least = size(child, ProposedSize(axis, .zero, cross))
                let greatest = size(child, ProposedSize(axis, .infinity, cross))
                guard let least, let greatest else {
                    tasks[task].cursor = UInt32(truncatingIfNeeded: index - tasks[task].firstItem)
                    return false
                }
                items[index].least = least[axis]
                items[index].greatest = greatest[axis]
            } else {
                items[index].least = state.pointee.extents[child].minimum(axis)
                items[index].greatest = state.pointee.extents[child].maximum(axis)
            }
            index += 1
        }
        return true
    }

    /// Puts the children in the order of serving, once their lengths are known.
    private func sortChildren(_ stack: UInt32, _ task: Int) {
        let first = tasks[task].firstItem
        let count = items.count - first
        state.pointee.keys.truncate(to: 0)
        for position in 0..<count {
            let item = items[first + position]
            appendKey(UInt32(truncatingIfNeeded: position), item.node, item.least, item.greatest)
        }
        sortKeys()
        let reserve = makeTurns { rank, turn in self.items[first + rank].turn = turn }
        tasks[task].available = taking(reserve, from: tasks[task].available)
    }

    /// Serves the children in order; where nothing is offered along the stack, in the order of declaration.
    private func serveChildren(_ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) -> Bool {
        let axis = storage.pointee.stacks[stack].axis
        let cross = proposal[axis.other]
        let isOffered = !proposal[axis].isUnspecified
        let first = tasks[task].firstItem
        let end = items.count
        var rank = first + Int(tasks[task].cursor)
        var available = tasks[task].available
        var remaining = tasks[task].remaining
        while rank < end {
            let turn = items[rank].turn
            if turn.groupCount > 0, remaining == 0 {
                remaining = turn.groupCount
                available = giving(turn.groupMinimum, to: available)
            }
            let index = first + Int(turn.position)
            let share = isOffered ? atLeastZero(available / S(Double(remaining))) : .unspecified
            let offer = ProposedSize(axis, share, cross)
            guard let size = size(items[index].node, offer) else {
                tasks[task].cursor = UInt32(truncatingIfNeeded: rank - first)
                tasks[task].available = available
                tasks[task].remaining = remaining
                return false
            }
            items[index].proposal = offer
            items[index].size = size
            available = taking(size[axis], from: available)
            remaining -= 1
            rank += 1
        }
        return true
    }

    /// Finds the place of each child's guide across the stack.
    private func findGuides(_ stack: UInt32, _ task: Int) -> Bool {
        let payload = storage.pointee.stacks[stack]
        let guide = payload.alignment.guide(payload.axis.other)
        var index = tasks[task].firstItem + Int(tasks[task].cursor)
        while index < items.count {
            guard let value = self.guide(items[index].node, guide, items[index].proposal, items[index].size) else {
                tasks[task].cursor = UInt32(truncatingIfNeeded: index - tasks[task].firstItem)
                return false
            }
            items[index].guide = value
            index += 1
        }
        return true
    }

    /// What is left after taking a length; infinity less infinity is left alone.
    @inline(__always)
    private func taking(_ length: S, from available: S) -> S {
        let rest = available - length
        return rest.isUnspecified ? available : rest
    }

    /// What there is after giving a length back.
    @inline(__always)
    private func giving(_ length: S, to available: S) -> S {
        let sum = available + length
        return sum.isUnspecified ? available : sum
    }
}

extension LayoutEngine {
    /// Adds what decides about one child's turn.
    func appendKey(_ position: UInt32, _ node: NodeIndex, _ least: S, _ greatest: S) {
        let difference = greatest - least
        let isPrioritized = nodes[node].flags.contains(.prioritized)
        state.pointee.keys.append(
            ServingKey(
                position: position, priority: isPrioritized ? priority(node) : 0,
                flexibility: difference.isUnspecified ? .zero : difference, least: least))
    }

    /// Sorts the keys: higher priority first, then less flexible, then, of the infinitely flexible, larger minimum.
    func sortKeys() {
        let keys = state.pointee.keys
        guard keys.count > 1 else { return }
        for index in 1..<keys.count where comesBefore(keys[index], keys[index - 1]) {
            var unsorted = UnsafeMutableBufferPointer(start: keys.base, count: keys.count)
            unsorted.sort { comesBefore($0, $1) }
            return
        }
    }

    private func comesBefore(_ a: ServingKey<S>, _ b: ServingKey<S>) -> Bool {
        if a.priority != b.priority { return a.priority > b.priority }
        if less(a.flexibility, b.flexibility) { return true }
        if less(b.flexibility, a.flexibility) { return false }
        if !a.flexibility.isFinite {
            if less(b.least, a.least) { return true }
            if less(a.least, b.least) { return false }
        }
        return a.position < b.position
    }

    /// Makes turns of the sorted keys and returns the least lengths of all groups but the first together.
    func makeTurns(_ store: (Int, Serving<S>) -> Void) -> S {
        let keys = state.pointee.keys
        var reserve = S.zero
        var start = 0
        while start < keys.count {
            var end = start
            var minimum = S.zero
            while end < keys.count, keys[end].priority == keys[start].priority {
                minimum = minimum + keys[end].least
                end += 1
            }
            for rank in start..<end {
                store(
                    rank,
                    Serving(
                        position: keys[rank].position,
                        groupCount: rank == start ? UInt32(truncatingIfNeeded: end - start) : 0,
                        groupMinimum: rank == start && start > 0 ? minimum : .zero))
            }
            if start > 0 { reserve = reserve + minimum }
            start = end
        }
        return reserve
    }
}
