/// Modifiers that leave the size of their child alone: identity, priority, offset, guides, z-index, overlay, background,
/// and a stack that holds one view.
///
/// Apple: View/offset(x:y:), View/overlay(alignment:content:), View/background(alignment:content:). What passes through
/// as in OpenSwiftUI's LayoutView.swift and OverlayModifier.swift.
extension LayoutEngine {
    func arrangedOffset(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        let point = storage.pointee.points[nodes[node].payload]
        return item(onlyChild(node), proposal, point.x, point.y)
    }

    /// The view, and what lies over or under it, offered the view's size.
    func arrangedOverlay(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        let first = items.count
        let alignment = storage.pointee.alignments[nodes[node].payload]
        guard item(primary(node), proposal, .zero, .zero) else { return false }
        let second = secondary(node)
        guard second != noNode else { return true }
        let inner = ProposedSize(inside: size)
        if nodes[second].rule == .rowReader { readRow(second, from: node, at: proposal) }
        guard let own = self.size(second, inner) else { return false }
        guard let x = guideOffset(first, alignment.horizontal.guide, size, second, inner, own),
            let y = guideOffset(first, alignment.vertical.guide, size, second, inner, own)
        else { return false }
        appendItem(second, inner, own, x, y)
        return true
    }

    /// The distance at which a second view's guide meets the first item's.
    private func guideOffset(
        _ first: Int, _ guide: AlignmentGuide, _ size: Size<S>, _ second: NodeIndex, _ inner: ProposedSize<S>,
        _ own: Size<S>
    ) -> S? {
        var line = defaultGuide(guide, size)
        if first < items.count {
            let base = items[first]
            guard let explicit = explicitGuide(base.node, guide, base.proposal) else { return nil }
            line = explicit.or(line)
        }
        guard let value = self.guide(second, guide, inner, own) else { return nil }
        return line - value
    }
}
