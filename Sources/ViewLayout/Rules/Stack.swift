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
        var length = S.zero
        var span = LineSpan<S>()
        for index in first..<items.count {
            length = length + gap(payload, index, first) + items[index].size[axis]
            extend(&span, items[index].guide, items[index].size[axis.other])
        }
        return Size(axis, atLeastZero(length), span.end - span.start)
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
        var span = LineSpan<S>()
        for index in first..<items.count { extend(&span, items[index].guide, items[index].size[axis.other]) }
        var place = S.zero
        for index in first..<items.count {
            place = place + gap(payload, index, first)
            let across = -items[index].guide - span.start
            items[index].x = axis == .horizontal ? place : across
            items[index].y = axis == .horizontal ? across : place
            place = place + items[index].size[axis]
        }
        return true
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
