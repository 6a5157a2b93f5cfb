/// `ScrollView`.
///
/// swiftuifieldguide.com "scrollview": nothing is offered along the scroll axes, which take the whole offer themselves;
/// across them the view is as large as its content, which starts at the top leading corner.
extension LayoutEngine {
    func measuredScroll(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let axes = storage.pointee.axes[nodes[node].payload]
        guard let content = size(onlyChild(node), fixedSizeOffer(node, proposal)) else { return nil }
        return Size(
            width: axes.contains(.horizontal) && !proposal.width.isUnspecified
                ? atLeastZero(proposal.width) : content.width,
            height: axes.contains(.vertical) && !proposal.height.isUnspecified
                ? atLeastZero(proposal.height) : content.height)
    }

    func arrangedScroll(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        item(onlyChild(node), fixedSizeOffer(node, proposal), .zero, .zero)
    }

    func prepareScroll(_ node: NodeIndex) {
        let axes = storage.pointee.axes[nodes[node].payload]
        takeOver(node, from: onlyChild(node))
        nodes[node].flags.subtract([.edgeGuides, .lineGuides, .keepsSpacing])
        nodes[node].spacing = standardSpacing
        if axes.contains(.horizontal) { setExtents(node, .horizontal, .zero, .infinity) }
        if axes.contains(.vertical) { setExtents(node, .vertical, .zero, .infinity) }
    }
}
