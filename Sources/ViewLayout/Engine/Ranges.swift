/// Ranged nodes: what they answer follows from their least and greatest lengths, whatever their rule.
///
/// They are the leaves that stretch or do not without regard to the other axis, frames around these, frames that set
/// all their limits, and modifiers that leave the size of such a view alone.
extension LayoutEngine {
    /// The answer of a ranged node to an offer along both axes; nil for other nodes and offers.
    ///
    /// Numbers that follow an input go the rule's own way, so that they learn of its comparisons and no others.
    @inline(__always)
    func rangedSize(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        if S.remembersTurns { return nil }
        let info = nodes[node]
        guard info.flags.contains(.ranged), info.slot != noNode, !proposal.width.isUnspecified,
            !proposal.height.isUnspecified
        else { return nil }
        return nearest(proposal, info.slot)
    }

    /// The lengths nearest to those offered between the least and the greatest of a slot.
    @inline(__always)
    func nearest(_ proposal: ProposedSize<S>, _ slot: UInt32) -> Size<S> {
        let extents = state.pointee.extents
        return Size(
            width: larger(smaller(proposal.width, extents[slot].maxWidth), extents[slot].minWidth),
            height: larger(smaller(proposal.height, extents[slot].maxHeight), extents[slot].minHeight))
    }

    /// Whether a node that is prepared is ranged; nothing is not.
    @inline(__always)
    func isRanged(_ node: NodeIndex) -> Bool { node != noNode && nodes[node].flags.contains(.ranged) }
}
