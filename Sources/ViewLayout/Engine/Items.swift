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
        guard let own = size(node, proposal) else { return false }
        let horizontal = alignment.horizontal.guide
        let vertical = alignment.vertical.guide
        guard let x = guide(node, horizontal, proposal, own), let y = guide(node, vertical, proposal, own) else {
            return false
        }
        appendItem(node, proposal, own, defaultGuide(horizontal, box) - x, defaultGuide(vertical, box) - y)
        return true
    }

    /// Changes an item that a custom container places.
    func storeItem(_ index: Int, _ proposal: ProposedSize<S>, _ size: Size<S>, _ x: S, _ y: S) {
        items[index].proposal = proposal
        items[index].size = size
        items[index].x = x
        items[index].y = y
    }
}
