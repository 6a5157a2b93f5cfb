/// `ZStack`.
///
/// Apple: ZStack. The union of the aligned frames of the children with the highest priority (swiftuifieldguide.com,
/// fatbobman.com "layoutPriority in ZStack"); children are placed with the stack's own size (OpenSwiftUI's ZStack.swift).
extension LayoutEngine {
    func measuredZStack(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard nodes[node].count > 0 else { return .zero }
        guard let (horizontal, vertical) = spans(node, proposal) else { return nil }
        return Size(width: horizontal.end - horizontal.start, height: vertical.end - vertical.start)
    }

    func arrangedZStack(_ node: NodeIndex, _ size: Size<S>) -> Bool {
        let offer = ProposedSize(inside: size)
        guard let (horizontal, vertical) = spans(node, offer) else { return false }
        let alignment = storage.pointee.alignments[nodes[node].payload]
        var isComplete = true
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return isComplete }
            guard let own = self.size(child, offer),
                let x = guide(child, alignment.horizontal.guide, offer, own),
                let y = guide(child, alignment.vertical.guide, offer, own)
            else {
                isComplete = false
                continue
            }
            if isComplete { appendItem(child, offer, own, -x - horizontal.start, -y - vertical.start) }
        }
    }

    /// How far the children with the highest priority reach from the two lines.
    private func spans(_ node: NodeIndex, _ offer: ProposedSize<S>) -> (LineSpan<S>, LineSpan<S>)? {
        let alignment = storage.pointee.alignments[nodes[node].payload]
        let highest = highestPriority(node)
        var horizontal = LineSpan<S>()
        var vertical = LineSpan<S>()
        var isComplete = true
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            guard priority(child) == highest else { continue }
            guard let own = size(child, offer),
                let x = guide(child, alignment.horizontal.guide, offer, own),
                let y = guide(child, alignment.vertical.guide, offer, own)
            else {
                isComplete = false
                continue
            }
            extend(&horizontal, x, own.width)
            extend(&vertical, y, own.height)
        }
        return isComplete ? (horizontal, vertical) : nil
    }

    private func highestPriority(_ node: NodeIndex) -> Double {
        var highest = -Double.infinity
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return highest }
            highest = max(highest, priority(child))
        }
    }
}
