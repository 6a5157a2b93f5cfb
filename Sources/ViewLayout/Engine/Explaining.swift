import ViewBase

/// Explanations of the last layout: the container's work is done once more, from what is kept, and written down.
extension LayoutEngine {
    /// Why a node stands where it does; nil for one that the last layout did not place, and for groups, whose frame is
    /// that of what they hold.
    @_specialize(where S == Double)
    public func explain(_ node: NodeID) -> Explanation<S>? {
        guard node.index < placement.pointee.statuses.count,
            placement.pointee.statuses[node.raw].contains(.placed), !storage.pointee.isFramedByContent(node.raw)
        else { return nil }
        let container = storage.pointee.placer(of: node.raw)
        guard container != noNode else { return rootExplanation(node) }
        state.pointee.located = noNode
        let frame = windowFrame(container)
        let info = nodes[container]
        let slot = info.slot
        let proposal = slot == noNode ? ProposedSize<S>.unspecified : state.pointee.slots[slot].placed
        let (first, offer, size) = placedItems(container)
        let stack = servedStack(container)
        var inner = offer
        if let stack {
            let across = storage.pointee.stacks[stack].axis.other
            if inner[across].isUnspecified { inner[across] = size[across] }
        }
        let children = (first..<items.count).map { explained($0, first, stack, inner) }
        let turns = stack.map { explainedTurns($0, inner, first) } ?? []
        state.pointee.items.truncate(to: first)
        return Explanation(
            node: node, container: NodeID(container), rule: info.rule, proposal: proposal, frame: frame,
            isRightToLeft: info.flags.contains(.rightToLeft), axis: stack.map { storage.pointee.stacks[$0].axis },
            children: children, turns: turns)
    }

    private func rootExplanation(_ node: NodeID) -> Explanation<S> {
        let slot = nodes[node.raw].slot
        let proposal = slot == noNode ? ProposedSize<S>.unspecified : state.pointee.slots[slot].placed
        return Explanation(
            node: node, container: nil, rule: nodes[node.raw].rule, proposal: proposal,
            frame: placement.pointee.frames[node.raw], isRightToLeft: false, axis: nil, children: [], turns: [])
    }

    /// The stack whose rule shares a container's length out, if it is one of several children.
    private func servedStack(_ node: NodeIndex) -> UInt32? {
        let info = nodes[node]
        switch info.rule {
        case .stack where !info.flags.contains(.sole): return info.payload
        case .adaptiveStack where info.count > 1:
            return storage.pointee.adaptives[info.payload].stack(followedAxis(node))
        default: return nil
        }
    }

    /// An item with what its node answers when it is asked for its range.
    private func explained(
        _ index: Int, _ first: Int, _ stack: UInt32?, _ inner: ProposedSize<S>
    ) -> ExplainedChild<S> {
        let item = items[index]
        var offers = [ProposedSize<S>.zero, .unspecified, .infinity]
        var spacing = S.zero
        if let stack {
            let payload = storage.pointee.stacks[stack]
            let across = inner[payload.axis.other]
            offers = [.zero, .unspecified, .infinity].map { ProposedSize(payload.axis, $0, across) }
            spacing = gap(payload, index, first)
        }
        return ExplainedChild(
            node: NodeID(item.node), least: sizeNow(item.node, offers[0]), ideal: sizeNow(item.node, offers[1]),
            greatest: sizeNow(item.node, offers[2]), priority: priority(item.node), offer: item.proposal,
            size: item.size, place: Point(x: item.x, y: item.y), spacing: spacing)
    }

    /// The turns of a stack whose items are known; none where nothing was offered along it.
    private func explainedTurns(_ stack: UInt32, _ inner: ProposedSize<S>, _ first: Int) -> [ExplainedTurn<S>] {
        let payload = storage.pointee.stacks[stack]
        let axis = payload.axis
        guard !inner[axis].isUnspecified else { return [] }
        var available = inner[axis]
        for index in first..<items.count { available = available - gap(payload, index, first) }
        for index in first..<items.count {
            let base = tasks.count
            while lengthRange(items[index].node, axis, inner[axis.other]) == nil { run(downTo: base) }
        }
        state.pointee.keys.truncate(to: 0)
        for index in first..<items.count {
            let node = items[index].node
            guard let range = lengthRange(node, axis, inner[axis.other]) else { continue }
            state.pointee.keys.append(
                key(UInt32(truncatingIfNeeded: index - first), node, range.least, range.greatest))
        }
        sortKeys()
        let firstTurn = state.pointee.turns.count
        available = taking(makeTurns(into: &state.pointee.turns), from: available)
        var turns: [ExplainedTurn<S>] = []
        var waiting = 0
        for index in firstTurn..<state.pointee.turns.count {
            let turn = state.pointee.turns[index]
            if turn.groupCount > 0 {
                waiting = Int(turn.groupCount)
                available = giving(turn.groupMinimum, to: available)
            }
            turns.append(ExplainedTurn(child: Int(turn.position), left: available, waiting: waiting))
            available = taking(items[first + Int(turn.position)].size[axis], from: available)
            waiting -= 1
        }
        state.pointee.turns.truncate(to: firstTurn)
        return turns
    }
}
