/// `padding`.
///
/// Apple: View/padding(_:). Offers never fall below 0, and neither does the padded size: OpenSwiftUI's padding layout.
extension LayoutEngine {
    func measuredPadding(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let insets = storage.pointee.paddings[nodes[node].payload]
        guard let child = size(onlyChild(node), paddingOffer(node, proposal)) else { return nil }
        return Size(
            width: atLeastZero(child.width + (insets.leading + insets.trailing)),
            height: atLeastZero(child.height + (insets.top + insets.bottom)))
    }

    /// The width of a padding alone; nil while it is being worked out.
    func paddingWidth(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        let insets = storage.pointee.paddings[nodes[node].payload]
        guard let child = width(of: onlyChild(node), paddingOffer(node, proposal)) else { return nil }
        return atLeastZero(child + (insets.leading + insets.trailing))
    }

    func arrangedPadding(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        let insets = storage.pointee.paddings[nodes[node].payload]
        return item(onlyChild(node), paddingOffer(node, proposal), insets.leading, insets.top)
    }

    func preparePadding(_ node: NodeIndex) {
        let insets = storage.pointee.paddings[nodes[node].payload]
        takeOver(node, from: onlyChild(node), and: .hasOwnWidth)
        paddingExtents(node, .horizontal, insets.leading + insets.trailing)
        paddingExtents(node, .vertical, insets.top + insets.bottom)
        guard nodes[node].spacing != standardSpacing else { return }
        var edges = EdgeSet()
        if insets.top.ahead != 0 { edges.insert(.top) }
        if insets.leading.ahead != 0 { edges.insert(.leading) }
        if insets.bottom.ahead != 0 { edges.insert(.bottom) }
        if insets.trailing.ahead != 0 { edges.insert(.trailing) }
        resetSpacing(node, edges)
    }

    /// What a padding offers its child.
    @inline(__always)
    func paddingOffer(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> ProposedSize<S> {
        let insets = storage.pointee.paddings[nodes[node].payload]
        var offer = proposal
        if !offer.width.isUnspecified { offer.width = atLeastZero(offer.width - (insets.leading + insets.trailing)) }
        if !offer.height.isUnspecified { offer.height = atLeastZero(offer.height - (insets.top + insets.bottom)) }
        return offer
    }

    /// The answers to 0 and infinity; negative insets offer more than 0, so they must be asked.
    @inline(__always)
    private func paddingExtents(_ node: NodeIndex, _ axis: Axis, _ total: S) {
        if less(total, .zero) {
            nodes[node].flags.insert(.probes(axis))
        } else {
            let own = extents(node)
            setOneExtent(node, axis, atLeastZero(own.minimum(axis) + total), own.maximum(axis) + total)
        }
    }
}
