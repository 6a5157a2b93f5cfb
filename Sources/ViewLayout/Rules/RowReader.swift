/// Content that reads how many items a row hides.
///
/// The language's own rule, and allowed only where it cannot feed back: the row's offer follows from that of the container that holds
/// both, down a path of vertical stacks and modifiers of one child.
extension LayoutEngine {
    func measuredReader(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let segment = storage.pointee.deferred[nodes[node].payload].current
        return segment == noNode ? .zero : size(segmentRoot(segment), proposal)
    }

    func arrangedReader(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        let segment = storage.pointee.deferred[nodes[node].payload].current
        return segment == noNode ? true : item(segmentRoot(segment), proposal, .zero, .zero)
    }

    /// Gives a reader in a container's second part the content for the row's count; nothing depends on its size there.
    func readRow(_ reader: NodeIndex, from container: NodeIndex, at proposal: ProposedSize<S>) {
        let base = tasks.count
        while true {
            if let count = hiddenCount(reader, from: container, at: proposal) {
                show(reader, segment(reader, .count(Int(count))))
                return
            }
            run(downTo: base)
        }
    }

    /// Turns a reader to a segment; what was kept for another one is dropped.
    func show(_ reader: NodeIndex, _ segment: UInt32) {
        let payload = nodes[reader].payload
        guard storage.pointee.deferred[payload].current != segment else { return }
        storage.pointee.deferred[payload].current = segment
        forgetAnswers(nodes[reader].slot)
    }

    /// How many items a reader's row hides where a container is offered something; nil while that is being worked out.
    func hiddenCount(_ reader: NodeIndex, from container: NodeIndex, at proposal: ProposedSize<S>) -> UInt32? {
        let row = storage.pointee.deferred[nodes[reader].payload].row
        guard row != noNode, nodes[row].rule == .row else { return 0 }
        var path: [NodeIndex] = []
        var ancestor = row
        while ancestor != container {
            if ancestor == noNode { return 0 }
            path.append(ancestor)
            ancestor = nodes[ancestor].parent
        }
        var offer = childOffer(container, proposal)
        for node in path.reversed() where node != row {
            guard let current = offer else { return nil }
            offer = childOffer(node, current)
        }
        guard let offer, size(row, offer) != nil else { return nil }
        return rowOutcome(row, offer).hidden
    }

    /// What a node on the way to a row offers its child: in a stack, only the width counts.
    private func childOffer(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> ProposedSize<S>? {
        switch nodes[node].rule {
        case .frame: frameOffer(node, proposal)
        case .flexibleFrame: flexibleOffer(node, proposal)
        case .padding: paddingOffer(node, proposal)
        case .fixedSize: fixedSizeOffer(node, proposal)
        case .aspectRatio: aspectOffer(node, proposal)
        default: proposal
        }
    }
}
