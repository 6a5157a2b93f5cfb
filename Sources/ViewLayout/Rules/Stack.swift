/// `HStack` and `VStack`: sizes and places. How the space is given out stands in `StackServing.swift`.
///
/// Apple: HStack, VStack. The second sizing for placement, with the stack's own length where none was offered across it,
/// as in OpenSwiftUI's StackLayout.swift.
extension LayoutEngine {
    func measuredStack(_ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) -> Size<S>? {
        storage.pointee.stacks[stack].axis == .horizontal
            ? measuredStack(node, stack, .horizontal, proposal, task)
            : measuredStack(node, stack, .vertical, proposal, task)
    }

    @inline(__always)
    private func measuredStack(
        _ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>, _ task: Int
    ) -> Size<S>? {
        guard nodes[node].count > 0 else { return .zero }
        guard serve(node, stack, axis, proposal, task) else { return nil }
        let payload = storage.pointee.stacks[stack]
        let first = tasks[task].firstItem
        let (length, span) = setPlaces(payload, axis, first)
        let size = Size(axis, atLeastZero(length), span.length)
        if state.pointee.arrangesAhead, tasks[task].kind == .size {
            arrangeAhead(node, payload, axis, proposal, size, span, first)
        }
        return size
    }

    func arrangedStack(
        _ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ size: Size<S>, _ task: Int
    ) -> Bool {
        storage.pointee.stacks[stack].axis == .horizontal
            ? arrangedStack(node, stack, .horizontal, proposal, size, task)
            : arrangedStack(node, stack, .vertical, proposal, size, task)
    }

    @inline(__always)
    private func arrangedStack(
        _ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ proposal: ProposedSize<S>, _ size: Size<S>, _ task: Int
    ) -> Bool {
        guard nodes[node].count > 0 else { return true }
        var proposal = proposal
        if proposal[axis.other].isUnspecified, size[axis.other].isFinite {
            proposal[axis.other] = size[axis.other]
        }
        guard serve(node, stack, axis, proposal, task) else { return false }
        let first = tasks[task].firstItem
        let (_, span) = setPlaces(storage.pointee.stacks[stack], axis, first)
        let items = items
        for index in first..<items.count { setPlaceAcross(&items[index], axis, span) }
        return true
    }

    /// Sets the places of the items along a stack; returns its length, and how far the items reach on both sides of
    /// their common line.
    @inline(__always)
    private func setPlaces(
        _ stack: StackPayload<S>, _ axis: Axis, _ first: Int
    ) -> (length: S, span: LineSpan<S>) {
        let items = items
        var place = S.zero
        var span = LineSpan<S>()
        for index in first..<items.count {
            let gap = gap(stack, index, first)
            // Each sum waits for the one before: no more are made than are needed.
            if !gap.isIdentical(to: .zero) { place = place + gap }
            if axis == .horizontal { items[index].x = place } else { items[index].y = place }
            place = place + items[index].size[axis]
            extend(&span, items[index].guide, items[index].size[axis.other])
        }
        return (place, span)
    }

    /// Sets the place of an item across a stack.
    @inline(__always)
    private func setPlaceAcross(_ item: inout Item<S>, _ axis: Axis, _ span: LineSpan<S>) {
        let place = -item.guide - span.start
        if axis == .horizontal { item.y = place } else { item.x = place }
    }

    /// Puts the children of a stack that was just measured, so that it need not be served once more if it is placed with
    /// the same offer.
    @inline(__always)
    private func arrangeAhead(
        _ node: NodeIndex, _ stack: StackPayload<S>, _ axis: Axis, _ proposal: ProposedSize<S>, _ size: Size<S>,
        _ span: LineSpan<S>, _ first: Int
    ) {
        let info = nodes[node]
        guard isArrangedByMeasuring(info, stack, proposal, size) else { return }
        let offersNothing = proposal[axis.other].isUnspecified
        putAhead(from: first, in: size, isRightToLeft: info.flags.contains(.rightToLeft)) { item in
            setPlaceAcross(&item, axis, span)
            if offersNothing { item.proposal[axis.other] = size[axis.other] }
        }
        noteArrangedAhead(node)
    }

    /// Whether the children of a stack stand where they were when it was measured if it is placed with the same offer.
    ///
    /// A stack that was offered nothing across is placed with its own length there; this is the same where no child's
    /// answer depends on it.
    @inline(__always)
    func isArrangedByMeasuring(
        _ info: LayoutNode, _ stack: StackPayload<S>, _ proposal: ProposedSize<S>, _ size: Size<S>
    ) -> Bool {
        info.rule == .stack && size.isFinite && info.flags.isDisjoint(with: [.hasReaders, .readsPlace])
            && (stack.isRigidAcross || !proposal[stack.axis.other].isUnspecified)
    }

    /// The gap before an item of a stack.
    @inline(__always)
    func gap(_ stack: StackPayload<S>, _ index: Int, _ first: Int) -> S {
        if index == first { return .zero }
        if !stack.gap.isUnspecified { return stack.gap }
        if stack.firstGap != noNode { return state.pointee.gaps[Int(stack.firstGap) + index - first] }
        return distance(items[index - 1].node, items[index].node, stack.axis)
    }

    /// The gap before a child of a stack that is known whatever is offered.
    func gapBefore(_ stack: StackPayload<S>, _ position: Int) -> S {
        stack.gap.isUnspecified ? state.pointee.gaps[Int(stack.firstGap) + position] : stack.gap
    }

    /// Widens a span by a child whose guide lies on the line.
    @inline(__always)
    func extend(_ span: inout LineSpan<S>, _ guide: S, _ length: S) {
        span.start = smaller(span.start, -guide)
        span.end = larger(span.end, length - guide)
    }
}

/// How far children reach on both sides of a common line; the line itself is inside.
struct LineSpan<S: LayoutScalar> {
    var start = S.zero
    var end = S.zero

    var length: S { end - start }
}
