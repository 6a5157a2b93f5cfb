/// `ViewThatFits`.
///
/// Apple: ViewThatFits, init(in:content:). Equality fits, the last candidate is not tested, and a candidate's ideal is
/// asked for on the constrained axes only (fatbobman.com "mastering ViewThatFits"). An axis without an offer constrains
/// nothing.
extension LayoutEngine {
    func measuredViewThatFits(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard let chosen = fittingChild(node, proposal) else { return nil }
        return size(chosen, proposal)
    }

    func arrangedViewThatFits(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        guard let chosen = fittingChild(node, proposal) else { return false }
        return item(chosen, proposal, .zero, .zero)
    }

    /// The first candidate that fits, or the last one; `noNode` if there is none, nil while one is being measured.
    private func fittingChild(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> NodeIndex? {
        let axes = storage.pointee.axes[nodes[node].payload]
        let ideal = ProposedSize(
            raw: axes.contains(.horizontal) ? .unspecified : proposal.width,
            axes.contains(.vertical) ? .unspecified : proposal.height)
        var cursor = children(node)
        var candidate = nextChild(&cursor)
        while true {
            let next = nextChild(&cursor)
            if next == noNode { return candidate }
            guard let size = size(candidate, ideal) else { return nil }
            let fitsWidth = !axes.contains(.horizontal) || fits(size.width, proposal.width)
            let fitsHeight = !axes.contains(.vertical) || fits(size.height, proposal.height)
            if fitsWidth, fitsHeight { return candidate }
            candidate = next
        }
    }

    private func fits(_ length: S, _ offer: S) -> Bool { offer.isUnspecified || !less(offer, length) }
}
