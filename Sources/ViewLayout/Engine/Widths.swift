/// Widths that are asked for alone: a grid's columns do not depend on its rows, so that whoever needs only its width need
/// not have the rows laid out. Else each of grids in each other would double the work: it is offered a share first, and
/// then its column's width.
extension LayoutEngine {
    /// The length of a node along an axis for what it is offered along and across it; nil while it is being worked out.
    @inline(__always)
    func length(_ node: NodeIndex, _ axis: Axis, _ offered: S, across: S) -> S? {
        if axis == .horizontal, nodes[node].flags.contains(.hasOwnWidth), across.isUnspecified {
            return width(node, ProposedSize(raw: offered, .unspecified))
        }
        return size(node, ProposedSize(axis, offered, across))?[axis]
    }

    /// The width of a grid, or of what leaves the size of one alone, that is offered no height.
    private func width(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        let slot = nodes[node].slot
        if let kept = keptSize(slot, proposal) { return kept.width }
        if let known = knownLength(slot, nil, proposal) { return known }
        runOrLeave(LayoutTask(node: node, kind: .width, firstItem: items.count, proposal: proposal))
        return knownLength(slot, nil, proposal)
    }

    /// Works a width out; nil while it waits for another.
    func workedOutWidth(_ node: NodeIndex, _ offered: S) -> S? {
        switch nodes[node].rule {
        case .grid: gridWidth(node, offered)
        case .overlay, .background: length(primary(node), .horizontal, offered, across: .unspecified)
        default: length(onlyChild(node), .horizontal, offered, across: .unspecified)
        }
    }

    /// The width of a node that was asked for it alone.
    func widthNow(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S {
        while true {
            let base = tasks.count
            if let width = length(node, .horizontal, proposal.width, across: .unspecified) { return width }
            run(downTo: base)
        }
    }
}
