import ViewBase

/// Containers laid out by the provider.
///
/// Apple: Layout, LayoutSubview/place(at:anchor:proposal:): the answer is taken as it is, and a child that is never
/// placed stands in the middle, offered the container's proposal.
extension LayoutEngine {
    func measuredCustom(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let subviews = LayoutSubviews(engine: self, nodes: childIDs(node), firstItem: nil)
        return provider.sizeThatFits(NodeID(node), proposal, subviews)
    }

    func arrangedCustom(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        let first = items.count
        let ids = childIDs(node)
        for id in ids {
            let own = sizeNow(id.raw, proposal)
            appendItem(id.raw, proposal, own, (size.width - own.width) / S(2), (size.height - own.height) / S(2))
        }
        let subviews = LayoutSubviews(engine: self, nodes: ids, firstItem: first)
        provider.placeSubviews(NodeID(node), in: size, proposal, subviews)
        return true
    }

    /// A container that is asked for everything; the provider may say what it keeps from its neighbours.
    func prepareCustom(_ node: NodeIndex) {
        prepareAsked(node)
        nodes[node].flags.formUnion(.guides)
        let subviews = LayoutSubviews(engine: self, nodes: childIDs(node), firstItem: nil)
        if let spacing = provider.spacing(NodeID(node), subviews) { nodes[node].spacing = spacingIndex(spacing) }
    }

    /// The place of a guide that the provider says; nil where it says none.
    func statedGuide(
        _ guide: AlignmentGuide, ofCustom node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>
    ) -> S? {
        let subviews = LayoutSubviews(engine: self, nodes: childIDs(node), firstItem: nil)
        return provider.explicitGuide(guide, NodeID(node), in: size, proposal, subviews)
    }

    private func childIDs(_ node: NodeIndex) -> [NodeID] {
        var ids: [NodeID] = []
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return ids }
            ids.append(NodeID(child))
        }
    }
}
