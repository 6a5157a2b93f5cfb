/// What rules use to say where children stand: an item a child, in the container's own coordinates, leading on the left.
///
/// Once a rule waits for a child it must add no more items, as the child's own would begin among them.
extension LayoutEngine {
    /// Adds an item whose size is known.
    @inline(__always)
    func appendItem(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, _ x: S, _ y: S) {
        state.pointee.items.append(Item(node: node, proposal: proposal, size: size, x: x, y: y))
    }

    /// Adds an item; false while its size is being worked out. Nothing is added for `noNode`.
    @inline(__always)
    func item(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ x: S, _ y: S) -> Bool {
        guard node != noNode else { return true }
        guard let size = size(node, proposal) else { return false }
        appendItem(node, proposal, size, x, y)
        return true
    }

    /// Adds an item whose guides, explicit or not, meet the default ones of a box.
    @inline(__always)
    func alignedItem(_ node: NodeIndex, _ proposal: ProposedSize<S>, in box: Size<S>, _ alignment: Alignment) -> Bool {
        guard node != noNode else { return true }
        guard let own = size(node, proposal), let origin = aligned(node, proposal, own, in: box, alignment) else {
            return false
        }
        appendItem(node, proposal, own, origin.x, origin.y)
        return true
    }

    /// Where a node stands whose guides, explicit or not, meet the default ones of a box; nil while one is being worked
    /// out.
    @inline(__always)
    func aligned(
        _ node: NodeIndex, _ proposal: ProposedSize<S>, _ own: Size<S>, in box: Size<S>, _ alignment: Alignment
    ) -> Point<S>? {
        guard let x = aligned(node, alignment.horizontal.guide, proposal, own, in: box),
            let y = aligned(node, alignment.vertical.guide, proposal, own, in: box)
        else { return nil }
        return Point(x: x, y: y)
    }

    /// The distance at which a node's guide meets the default one of a box; nil while it is being worked out.
    @inline(__always)
    private func aligned(
        _ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>, _ own: Size<S>, in box: Size<S>
    ) -> S? {
        hasExplicit(node, guide)
            ? explicitlyAligned(node, guide, proposal, own, in: box) : offset(guide, own, in: box)
    }

    /// Where a view stands whose guides, none of them explicit, meet those of a box.
    @inline(__always)
    func origin(_ own: Size<S>, in box: Size<S>, _ alignment: Alignment) -> Point<S> {
        if alignment == .center {
            return Point(x: box.width / S(2) - own.width / S(2), y: box.height / S(2) - own.height / S(2))
        }
        return Point(
            x: offset(alignment.horizontal.guide, own, in: box), y: offset(alignment.vertical.guide, own, in: box))
    }

    /// The distance at which the default place of a guide in a view meets that in a box.
    @inline(__always)
    private func offset(_ guide: AlignmentGuide, _ own: Size<S>, in box: Size<S>) -> S {
        switch guide {
        case .leading, .top: .zero
        case .centerHorizontal: box.width / S(2) - own.width / S(2)
        case .centerVertical: box.height / S(2) - own.height / S(2)
        default: defaultGuide(guide, box) - defaultGuide(guide, own)
        }
    }

    /// The distance at which a node's guide, which may be explicit, meets the default one of a box.
    private func explicitlyAligned(
        _ node: NodeIndex, _ guide: AlignmentGuide, _ proposal: ProposedSize<S>, _ own: Size<S>, in box: Size<S>
    ) -> S? {
        guard let value = self.guide(node, guide, proposal, own) else { return nil }
        return defaultGuide(guide, box) - value
    }

    /// Changes an item that a custom container places.
    func storeItem(_ index: Int, _ proposal: ProposedSize<S>, _ size: Size<S>, _ x: S, _ y: S) {
        items[index].proposal = proposal
        items[index].size = size
        items[index].x = x
        items[index].y = y
    }
}
