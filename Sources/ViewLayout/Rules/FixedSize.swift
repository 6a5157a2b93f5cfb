/// `fixedSize`.
///
/// Apple: View/fixedSize(horizontal:vertical:): the child is offered nothing on the axes named.
extension LayoutEngine {
    /// What the child is offered.
    @inline(__always)
    func fixedSizeOffer(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> ProposedSize<S> {
        let axes = storage.pointee.axes[nodes[node].payload]
        return ProposedSize(
            raw: axes.contains(.horizontal) ? .unspecified : proposal.width,
            axes.contains(.vertical) ? .unspecified : proposal.height)
    }

    func prepareFixedSize(_ node: NodeIndex) {
        let axes = storage.pointee.axes[nodes[node].payload]
        passOn(node, from: onlyChild(node))
        nodes[node].flags.remove(.ranged)
        if axes.contains(.horizontal) { nodes[node].flags.insert(.probesWidth) }
        if axes.contains(.vertical) { nodes[node].flags.insert(.probesHeight) }
    }
}
