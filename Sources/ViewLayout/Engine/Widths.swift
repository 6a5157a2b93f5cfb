/// Widths that are asked for alone: a grid's columns do not depend on its rows, so that whoever needs only its width need
/// not have the rows laid out, nor what stands around the grid. Else each of grids in each other would double the work:
/// it is offered a share first, and then its column's width.
extension LayoutEngine {
    /// The length of a node along an axis for what it is offered along and across it; nil while it is being worked out.
    @inline(__always)
    func length(_ node: NodeIndex, _ axis: Axis, _ offered: S, across: S) -> S? {
        let proposal = ProposedSize(axis, offered, across)
        return axis == .horizontal ? width(of: node, proposal) : size(node, proposal)?.height
    }

    /// The width of a node, worked out alone where it can be; nil while it is being worked out.
    func width(of node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        guard node != noNode, nodes[node].flags.contains(.hasOwnWidth), proposal.height.isUnspecified else {
            return size(node, proposal)?.width
        }
        return ownWidth(node, proposal)
    }

    /// The answer of a child of a stack: of one that is worked out for its width, a size without height.
    @inline(__always)
    func answer(_ node: NodeIndex, _ proposal: ProposedSize<S>, isWidthAlone: Bool) -> Size<S>? {
        guard isWidthAlone else { return size(node, proposal) }
        guard let width = width(of: node, proposal) else { return nil }
        return Size(width: width, height: .zero)
    }

    /// The width of a node that can work it out alone and is offered no height.
    private func ownWidth(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        let slot = nodes[node].slot
        if let kept = keptSize(slot, proposal) { return kept.width }
        if let known = knownLength(slot, nil, proposal) { return known }
        runOrLeave(LayoutTask(node: node, kind: .width, firstItem: items.count, proposal: proposal))
        return knownLength(slot, nil, proposal)
    }

    /// Works a width out; nil while it waits for another.
    func workedOutWidth(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> S? {
        let info = nodes[node]
        switch info.rule {
        case .grid: return gridWidth(node, proposal.width)
        case .overlay, .background: return width(of: primary(node), proposal)
        case .frame: return frameWidth(node, proposal)
        case .flexibleFrame: return flexibleFrameWidth(node, proposal)
        case .padding: return paddingWidth(node, proposal)
        case .fixedSize: return width(of: onlyChild(node), fixedSizeOffer(node, proposal))
        case .stack where !info.flags.contains(.sole): return measuredStack(node, info.payload, proposal, task)?.width
        default: return width(of: onlyChild(node), proposal)
        }
    }

    /// The width of a node that was asked for it alone.
    func widthNow(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S {
        while true {
            let base = tasks.count
            if let width = width(of: node, proposal) { return width }
            run(downTo: base)
        }
    }
}
