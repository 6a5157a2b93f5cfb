/// `position`.
///
/// Apple: View/position(x:y:). It takes the whole offer, offers the child its own size and puts the child's centre at the
/// point: OpenSwiftUI's PositionLayout.swift.
extension LayoutEngine {
    func measuredPosition(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        if !proposal.width.isUnspecified, !proposal.height.isUnspecified {
            return Size(width: atLeastZero(proposal.width), height: atLeastZero(proposal.height))
        }
        guard let child = size(onlyChild(node), proposal) else { return nil }
        return Size(
            width: proposal.width.isUnspecified ? child.width : atLeastZero(proposal.width),
            height: proposal.height.isUnspecified ? child.height : atLeastZero(proposal.height))
    }

    func arrangedPosition(_ node: NodeIndex, _ size: Size<S>) -> Bool {
        let point = storage.pointee.points[nodes[node].payload]
        let child = onlyChild(node)
        let inner = ProposedSize(inside: size)
        guard let own = self.size(child, inner) else { return false }
        return item(child, inner, point.x - own.width / S(2), point.y - own.height / S(2))
    }

    func preparePosition(_ node: NodeIndex) {
        takeOver(node, from: onlyChild(node))
        setExtents(node, .horizontal, .zero, .infinity)
        setExtents(node, .vertical, .zero, .infinity)
        nodes[node].flags.insert(.ranged)
        nodes[node].spacing = standardSpacing
    }
}
