/// `HStack` and `VStack`: sizes and places. How the space is given out stands in `StackServing.swift`.
///
/// Apple: HStack, VStack. The second sizing for placement, with the stack's own length where none was offered across it,
/// as in OpenSwiftUI's StackLayout.swift.
extension LayoutEngine {
    func measuredStack(_ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ task: Int) -> Size<S>? {
        guard nodes[node].count > 0 else { return .zero }
        guard serve(node, stack, proposal, task) else { return nil }
        let payload = storage.pointee.stacks[stack]
        let axis = payload.axis
        let first = tasks[task].firstItem
        let length = setPlaces(payload, first)
        let span = lineSpan(first, axis.other)
        let size = Size(axis, atLeastZero(length), span.length)
        if state.pointee.arrangesAhead { arrangeAhead(node, payload, proposal, size, span, first) }
        return size
    }

    func arrangedStack(
        _ node: NodeIndex, _ stack: UInt32, _ proposal: ProposedSize<S>, _ size: Size<S>, _ task: Int
    ) -> Bool {
        guard nodes[node].count > 0 else { return true }
        let payload = storage.pointee.stacks[stack]
        let axis = payload.axis
        var proposal = proposal
        if proposal[axis.other].isUnspecified, size[axis.other].isFinite {
            proposal[axis.other] = size[axis.other]
        }
        guard serve(node, stack, proposal, task) else { return false }
        let first = tasks[task].firstItem
        _ = setPlaces(payload, first)
        setPlacesAcross(axis.other, lineSpan(first, axis.other), first)
        return true
    }

    /// Sets the places of the items along a stack, and returns its length.
    @inline(__always)
    private func setPlaces(_ stack: StackPayload<S>, _ first: Int) -> S {
        let items = items
        var place = S.zero
        for index in first..<items.count {
            place = place + gap(stack, index, first)
            if stack.axis == .horizontal { items[index].x = place } else { items[index].y = place }
            place = place + items[index].size[stack.axis]
        }
        return place
    }

    /// How far the items of a stack reach on both sides of their common line.
    @inline(__always)
    private func lineSpan(_ first: Int, _ across: Axis) -> LineSpan<S> {
        let items = items
        var span = LineSpan<S>()
        for index in first..<items.count { extend(&span, items[index].guide, items[index].size[across]) }
        return span
    }

    /// Sets the places of the items across a stack.
    @inline(__always)
    private func setPlacesAcross(_ across: Axis, _ span: LineSpan<S>, _ first: Int) {
        let items = items
        for index in first..<items.count {
            let place = -items[index].guide - span.start
            if across == .horizontal { items[index].x = place } else { items[index].y = place }
        }
    }

    /// Puts the children of a stack that was just measured in a first layout, so that it need not be served once more
    /// if it is placed with the same offer.
    ///
    /// A stack that was offered nothing across is placed with its own length there; this is the same where no child's
    /// answer depends on it.
    private func arrangeAhead(
        _ node: NodeIndex, _ stack: StackPayload<S>, _ proposal: ProposedSize<S>, _ size: Size<S>, _ span: LineSpan<S>,
        _ first: Int
    ) {
        let info = nodes[node]
        let across = stack.axis.other
        guard info.rule == .stack, size.isFinite, !info.flags.contains(.hasReaders), !isPlaced(node),
            stack.isRigidAcross || !proposal[across].isUnspecified
        else {
            placement.pointee.statuses[node].remove(.isArrangedAhead)
            return
        }
        setPlacesAcross(across, span, first)
        let items = items
        for index in first..<items.count {
            if proposal[across].isUnspecified { items[index].proposal[across] = size[across] }
            putAhead(items[index], in: size, isRightToLeft: info.flags.contains(.rightToLeft))
        }
        placement.pointee.statuses[node].insert(.isArrangedAhead)
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
