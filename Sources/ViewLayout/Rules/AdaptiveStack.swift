/// `AdaptiveStack`: a row or a column.
///
/// The language's own rule. Equality fits, and no offer or an infinite one is horizontal.
extension LayoutEngine {
    func measuredAdaptiveStack(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> Size<S>? {
        guard let axis = decidedAxis(node, proposal, task) else { return nil }
        if nodes[node].count == 1 { return size(onlyChild(node), proposal) }
        return measuredStack(node, storage.pointee.adaptives[nodes[node].payload].stack(axis), proposal, task)
    }

    func arrangedAdaptiveStack(
        _ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, _ task: Int
    ) -> Bool {
        guard let axis = decidedAxis(node, proposal, task) else { return false }
        if nodes[node].count == 1 { return item(onlyChild(node), proposal, .zero, .zero) }
        let stack = storage.pointee.adaptives[nodes[node].payload].stack(axis)
        return arrangedStack(node, stack, proposal, size, task)
    }

    /// The axis that an adaptive stack took last, along which spacers and dividers in it lie.
    func followedAxis(_ node: NodeIndex) -> Axis { storage.pointee.adaptives[nodes[node].payload].axis }

    func prepareAdaptiveStack(_ node: NodeIndex) {
        let traits = countChildren(node)
        if becomesEmpty(node) { return }
        let payload = storage.pointee.adaptives[nodes[node].payload]
        if case .fixed(let axis) = payload.rule {
            if nodes[node].count == 1 {
                becomesAxis(node)
            } else {
                if !traits.isStandard { mergeSpacing(node, along: axis) }
                prepareStack(node, payload.stack(axis), traits)
            }
            return
        }
        if nodes[node].count == 1 {
            becomesAxis(node)
        } else {
            if !traits.isStandard { mergeSpacing(node, along: nil) }
            prepareStack(node, payload.horizontal, traits)
            prepareStack(node, payload.vertical, traits)
        }
        nodes[node].flags.formUnion(.probes)
    }

    /// Takes its one child's part, but still decides on an axis.
    private func becomesAxis(_ node: NodeIndex) {
        passOn(node, from: onlyChild(node))
        nodes[node].flags.subtract(.ofAxis)
    }

    /// The axis of this task, decided once: what follows it is then kept for that axis.
    private func decidedAxis(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> Axis? {
        if let axis = tasks[task].axis { return axis }
        guard let axis = adaptedAxis(node, proposal) else { return nil }
        tasks[task].axis = axis
        follow(node, axis)
        return axis
    }

    /// Decides the axis; nil while the row's ideal width is being worked out.
    private func adaptedAxis(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Axis? {
        let payload = storage.pointee.adaptives[nodes[node].payload]
        switch payload.rule {
        case .fixed(let axis):
            return axis
        case .width(let width):
            guard proposal.width.isFinite else { return .horizontal }
            return less(proposal.width, width) ? .vertical : .horizontal
        case .fit:
            guard proposal.width.isFinite else { return .horizontal }
            guard let ideal = rowIdealWidth(node, payload) else { return nil }
            return less(proposal.width, ideal) ? .vertical : .horizontal
        }
    }

    /// The ideal width of the stack as a row: that of its children and gaps.
    private func rowIdealWidth(_ node: NodeIndex, _ payload: AdaptivePayload<S>) -> S? {
        follow(node, .horizontal)
        let row = storage.pointee.stacks[payload.horizontal]
        var width = S.zero
        var position = 0
        var isComplete = true
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return isComplete ? width : nil }
            if let ideal = size(child, .unspecified) {
                if position > 0 { width = width + gapBefore(row, position) }
                width = width + ideal.width
            } else {
                isComplete = false
            }
            position += 1
        }
    }

    /// Turns what follows the stack's axis; kept sizes inside were for the other one.
    private func follow(_ node: NodeIndex, _ axis: Axis) {
        let payload = nodes[node].payload
        guard storage.pointee.adaptives[payload].axis != axis else { return }
        storage.pointee.adaptives[payload].axis = axis
        guard storage.pointee.adaptives[payload].isFollowed else { return }
        state.pointee.slots[nodes[node].slot].isRetained = true
        for index in node + 1..<nodes[node].end where nodes[index].flags.contains(.followsAxis) {
            let slot = nodes[index].slot
            if slot != noNode { forgetAnswers(slot) }
        }
    }
}
