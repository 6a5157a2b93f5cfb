/// `ViewThatFits`.
///
/// Apple: ViewThatFits, init(in:content:). Equality fits, the last candidate is not tested, and a candidate's ideal is
/// asked for on the constrained axes only (fatbobman.com "mastering ViewThatFits"). An axis without an offer constrains
/// nothing.
extension LayoutEngine {
    func measuredViewThatFits(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> Size<S>? {
        guard let chosen = fittingChild(node, proposal, &tasks[task].cursor) else { return nil }
        return size(chosen, proposal)
    }

    func arrangedViewThatFits(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        var passed: UInt32 = 0
        guard let chosen = fittingChild(node, proposal, &passed) else { return false }
        return item(chosen, proposal, .zero, .zero)
    }

    /// The first candidate that fits, or the last one; `noNode` if there is none, nil while one is being measured.
    ///
    /// `passed` is how far the candidates found too large reach behind the node, and lets the search go on from there.
    private func fittingChild(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ passed: inout UInt32) -> NodeIndex? {
        let axes = storage.pointee.axes[nodes[node].payload]
        let ideal = ProposedSize(
            raw: axes.contains(.horizontal) ? .unspecified : proposal.width,
            axes.contains(.vertical) ? .unspecified : proposal.height)
        var cursor = children(node)
        if passed > 0 { cursor.next = node + passed }
        var start = cursor.next
        var candidate = nextChild(&cursor)
        while true {
            let following = cursor.next
            let next = nextChild(&cursor)
            if next == noNode { return candidate }
            passed = start - node
            guard let size = size(candidate, ideal) else { return nil }
            let fitsWidth = !axes.contains(.horizontal) || fits(size.width, proposal.width)
            let fitsHeight = !axes.contains(.vertical) || fits(size.height, proposal.height)
            if fitsWidth, fitsHeight { return candidate }
            start = following
            candidate = next
        }
    }

    private func fits(_ length: S, _ offer: S) -> Bool { offer.isUnspecified || !less(offer, length) }
}
