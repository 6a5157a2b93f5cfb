/// How a stack gives out its space.
///
/// Apple: View/layoutPriority(_:). The least flexible is served first, as in objc.io 2020-11-10 "HStack's child
/// ordering"; reserved minima, and the larger minimum first among the infinitely flexible, as in OpenSwiftUI's
/// StackLayout.swift and LayoutTraits.swift.
extension LayoutEngine {
    /// Gives out the space of a stack: makes an item of each child, with its offer, size and guide across the stack.
    ///
    /// False while it waits for a child. The axis is given as a constant, so that the compiler makes loops for each. The
    /// task remembers the step: 0 lists the children, 1 asks for least and greatest lengths, 2 serves.
    @inline(__always)
    func serve(
        _ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>, _ task: Int
    ) -> Bool {
        if servesRanged(stack, axis, proposal) {
            serveRanged(node, stack, axis, proposal)
            return true
        }
        if servesAsDeclared(node, stack, proposal[axis]) {
            return serveAsDeclared(node, stack, axis, proposal, task)
        }
        if tasks[task].phase == 0 {
            guard listChildren(node, stack, proposal, task) else { return false }
        }
        if tasks[task].phase == 1 {
            guard probeChildren(stack, proposal, task) else { return false }
            sortChildren(task)
            tasks[task].phase = 2
            tasks[task].cursor = 0
        }
        return serveChildren(stack, axis, proposal, task)
    }

    /// Whether a stack serves its children in the order of declaration, so that one pass is enough.
    @inline(__always)
    private func servesAsDeclared(_ node: NodeIndex, _ stack: UInt32, _ offered: S) -> Bool {
        if nodes[node].flags.contains(.hasReaders) { return false }
        let stacks = storage.pointee.stacks
        return offered.isUnspecified || (!stacks[stack].probesChildren && !stacks[stack].isReordered)
    }

    /// Serves the children one after the other; the task's cursor is the child after those served.
    @inline(__always)
    private func serveAsDeclared(
        _ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>, _ task: Int
    ) -> Bool {
        let guide = storage.pointee.stacks[stack].alignment.guide(axis.other)
        let cross = proposal[axis.other]
        let isOffered = !proposal[axis].isUnspecified
        let isWidthAlone = tasks[task].kind == .width
        if tasks[task].phase == 0 {
            tasks[task].phase = 1
            tasks[task].cursor = node + 1
            tasks[task].remaining = nodes[node].count
            tasks[task].available = proposal[axis] - storage.pointee.stacks[stack].gaps
            state.pointee.items.reserve(more: Int(nodes[node].count))
        }
        var cursor = ChildCursor(next: tasks[task].cursor, end: nodes[node].end)
        var available = tasks[task].available
        var remaining = tasks[task].remaining
        while true {
            let start = cursor.next
            let child = nextChild(&cursor)
            if child == noNode { break }
            let share = isOffered ? atLeastZero(available / S(Double(remaining))) : .unspecified
            let offer = ProposedSize(axis, share, cross)
            guard let size = answer(child, offer, isWidthAlone: isWidthAlone),
                let value = isWidthAlone && axis == .horizontal ? S.zero : self.guide(child, guide, offer, size)
            else {
                tasks[task].cursor = start
                tasks[task].available = available
                tasks[task].remaining = remaining
                return false
            }
            var item = Item<S>(node: child, proposal: offer, size: size)
            item.guide = value
            state.pointee.items.append(item)
            if isOffered { available = taking(size[axis], from: available) }
            remaining -= 1
        }
        tasks[task].cursor = cursor.next
        return true
    }

    /// Makes an item of each child; false while a row's count that some read is being worked out.
    private func listChildren(
        _ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int
    ) -> Bool {
        let hasReaders = nodes[node].flags.contains(.hasReaders)
        if hasReaders {
            guard listReadChildren(node, proposal, task) else { return false }
        } else {
            var item = state.pointee.items.extend(by: Int(nodes[node].count))
            var children = PreparedChildren(of: node, in: nodes)
            while let child = children.next() {
                item.initialize(to: Item(node: child))
                item += 1
            }
        }
        let payload = storage.pointee.stacks[stack]
        let isOffered = !proposal[payload.axis].isUnspecified
        tasks[task].phase = isOffered && payload.probesChildren ? 1 : 2
        guard isOffered else { return true }
        let gaps = hasReaders ? readGaps(payload, task) : payload.gaps
        tasks[task].available = proposal[payload.axis] - gaps
        if payload.isReordered {
            tasks[task].available = taking(payload.reserve, from: tasks[task].available)
        }
        return true
    }

    /// Makes an item of each child and of what readers of a row's count now hold, from the first on.
    private func listReadChildren(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> Bool {
        state.pointee.items.truncate(to: tasks[task].firstItem)
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return true }
            if nodes[child].rule == .rowReader {
                guard listRead(child, in: node, proposal) else { return false }
            } else {
                state.pointee.items.append(Item(node: child))
            }
        }
    }

    /// Makes items of what a reader of a row's count now holds.
    private func listRead(_ reader: NodeIndex, in node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        guard let count = hiddenCount(reader, from: node, at: proposal) else { return false }
        let segment = segment(reader, .count(Int(count)))
        show(reader, segment)
        var roots = segmentRoots(segment)
        while true {
            let root = nextChild(&roots)
            if root == noNode { return true }
            state.pointee.items.append(Item(node: root))
        }
    }

    /// All gaps between the items of a stack with readers.
    private func readGaps(_ stack: StackPayload<S>, _ task: Int) -> S {
        var total = S.zero
        for index in tasks[task].firstItem..<items.count {
            total = total + gap(stack, index, tasks[task].firstItem)
        }
        return total
    }

    /// Finds the least and greatest length of each child: kept in its item's place until that is known.
    private func probeChildren(_ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) -> Bool {
        let axis = storage.pointee.stacks[stack].axis
        let cross = proposal[axis.other]
        var index = tasks[task].firstItem + Int(tasks[task].cursor)
        while index < items.count {
            guard let range = lengthRange(items[index].node, axis, cross) else {
                tasks[task].cursor = UInt32(truncatingIfNeeded: index - tasks[task].firstItem)
                return false
            }
            items[index].x = range.least
            items[index].y = range.greatest
            index += 1
        }
        return true
    }

    /// The least and greatest length of a node along an axis for an offer across it; nil while it is being measured.
    func lengthRange(_ node: NodeIndex, _ axis: Axis, _ cross: S) -> (least: S, greatest: S)? {
        guard nodes[node].flags.contains(.probes(axis)) else {
            let extents = extents(node)
            return (extents.minimum(axis), extents.maximum(axis))
        }
        let least = length(node, axis, .zero, across: cross)
        let greatest = length(node, axis, .infinity, across: cross)
        guard let least, let greatest else { return nil }
        return (least, greatest)
    }

    /// Puts the children in the order of serving, once their lengths are known.
    private func sortChildren(_ task: Int) {
        let first = tasks[task].firstItem
        state.pointee.keys.truncate(to: 0)
        for index in first..<items.count {
            state.pointee.keys.append(
                key(UInt32(truncatingIfNeeded: index - first), items[index].node, items[index].x, items[index].y))
        }
        sortKeys()
        tasks[task].firstTurn = UInt32(truncatingIfNeeded: state.pointee.turns.count)
        let reserve = makeTurns(into: &state.pointee.turns)
        tasks[task].available = taking(reserve, from: tasks[task].available)
    }

    /// Serves the children in order; where nothing is offered along the stack, in the order of declaration.
    @inline(__always)
    private func serveChildren(
        _ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>, _ task: Int
    ) -> Bool {
        let payload = storage.pointee.stacks[stack]
        let cross = proposal[axis.other]
        let guide = payload.alignment.guide(axis.other)
        let isOffered = !proposal[axis].isUnspecified
        let first = tasks[task].firstItem
        let count = UInt32(truncatingIfNeeded: items.count - first)
        let firstTurn = tasks[task].firstTurn
        let isWidthAlone = tasks[task].kind == .width
        let isOrdered = firstTurn != noNode || (isOffered && payload.isReordered)
        var rank = tasks[task].cursor
        var available = tasks[task].available
        var remaining = rank == 0 && !isOrdered ? count : tasks[task].remaining
        while rank < count {
            var position = rank
            if isOrdered {
                let turn =
                    firstTurn == noNode
                    ? state.pointee.servings[payload.firstServing &+ rank] : state.pointee.turns[firstTurn &+ rank]
                position = turn.position
                if turn.groupCount > 0, remaining == 0 {
                    remaining = turn.groupCount
                    available = giving(turn.groupMinimum, to: available)
                }
            }
            let index = first &+ Int(position)
            let share = isOffered ? atLeastZero(available / S(Double(remaining))) : .unspecified
            let offer = ProposedSize(axis, share, cross)
            let child = items[index].node
            guard let size = answer(child, offer, isWidthAlone: isWidthAlone),
                let value = isWidthAlone && axis == .horizontal ? S.zero : self.guide(child, guide, offer, size)
            else {
                tasks[task].cursor = rank
                tasks[task].available = available
                tasks[task].remaining = remaining
                return false
            }
            items[index].take(offer, size, guide: value)
            if isOffered { available = taking(size[axis], from: available) }
            remaining &-= 1
            rank &+= 1
        }
        tasks[task].cursor = rank
        return true
    }

    /// What is left after taking a length; infinity less infinity is left alone.
    @inline(__always)
    func taking(_ length: S, from available: S) -> S {
        let rest = available - length
        if _slowPath(rest.isUnspecified) { return available }
        return rest
    }

    /// What there is after giving a length back.
    @inline(__always)
    func giving(_ length: S, to available: S) -> S {
        let sum = available + length
        return sum.isUnspecified ? available : sum
    }
}
