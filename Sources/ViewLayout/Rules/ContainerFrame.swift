import ViewBase

/// `containerRelativeFrame`.
///
/// Apple: View/containerRelativeFrame(_:alignment:): the container is the nearest scroll view, else the window without
/// its safe area. A scroll view's length is what its surroundings leave it of the window's: frames and paddings
/// around it count, while a stack that gives it only a part of its own length is taken to give it all.
extension LayoutEngine {
    func measuredContainerFrame(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let offer = containerOffer(node, proposal)
        guard let child = size(onlyChild(node), offer.proposal) else { return nil }
        return Size(
            width: offer.axes.contains(.horizontal) ? offer.proposal.width : child.width,
            height: offer.axes.contains(.vertical) ? offer.proposal.height : child.height)
    }

    func arrangedContainerFrame(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        let alignment = storage.pointee.containerFrames[nodes[node].payload].alignment
        return alignedItem(onlyChild(node), containerOffer(node, proposal).proposal, in: size, alignment)
    }

    /// What the child is offered, and the axes along which that is the node's own length.
    private func containerOffer(
        _ node: NodeIndex, _ proposal: ProposedSize<S>
    ) -> (proposal: ProposedSize<S>, axes: AxisSet) {
        let payload = storage.pointee.containerFrames[nodes[node].payload]
        var offer = proposal
        var axes: AxisSet = []
        for axis in [Axis.horizontal, .vertical] where payload.axes.has(axis) {
            let container = containerLength(node, axis)
            guard container.isFinite else { continue }
            offer[axis] = atLeastZero(share(payload.share, of: container, node, axis))
            axes = axes.union(AxisSet(axis))
        }
        return (offer, axes)
    }

    private func share(_ share: ContainerShare, of container: S, _ node: NodeIndex, _ axis: Axis) -> S {
        switch share {
        case .whole: return container
        case .parts(let span, let count, let spacing):
            let part = (container - S(spacing) * S(Double(count - 1))) / S(Double(count))
            return part * S(Double(span)) + S(spacing) * S(Double(span - 1))
        case .provider: return provider.length(NodeID(node), along: axis, in: container)
        }
    }

    /// The length of the nearest scroll view around a node, else of the window without its safe area; not finite where
    /// it is not known.
    private func containerLength(_ node: NodeIndex, _ axis: Axis) -> S {
        var scroll = nodes[node].parent
        while scroll != noNode, nodes[scroll].rule != .scroll { scroll = nodes[scroll].parent }
        guard scroll != noNode else { return windowLength(axis) }
        // From the scroll view outwards, up to what fixes the length.
        var taken = S.zero
        var limit = S(.infinity)
        var ancestor = nodes[scroll].parent
        while ancestor != noNode {
            let info = nodes[ancestor]
            switch info.rule {
            case .padding: taken = taken + storage.pointee.paddings[info.payload].total(axis)
            case .frame:
                let frame = storage.pointee.frames[info.payload]
                let length = axis == .horizontal ? frame.width : frame.height
                if !length.isUnspecified { return smaller(limit, length - taken) }
            case .flexibleFrame:
                let greatest = storage.pointee.flexibleFrames[info.payload][axis].maximum
                if greatest.isFinite { limit = smaller(limit, greatest - taken) }
            default: break
            }
            ancestor = info.parent
        }
        return smaller(limit, windowLength(axis) - taken)
    }

    private func windowLength(_ axis: Axis) -> S {
        let context = state.pointee.context
        return context.window[axis] - context.safeArea.total(axis)
    }
}
