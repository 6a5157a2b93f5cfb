/// `GeometryReader`: takes what it is offered, and places each child at its top leading corner, offered its size.
///
/// Apple: GeometryReader; OpenSwiftUI's GeometryReader.swift. Its size never depends on its content, so content that is
/// built for the size is built when the reader is placed.
extension LayoutEngine {
    func arrangedGeometryReader(_ node: NodeIndex, _ size: Size<S>) -> Bool {
        let offer = ProposedSize(inside: size)
        var isComplete = true
        var cursor = children(node)
        if nodes[node].payload != noNode {
            cursor = segmentRoots(segment(node, .size(size)))
        }
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return isComplete }
            if let own = self.size(child, offer) {
                if isComplete { appendItem(child, offer, own, .zero, .zero) }
            } else {
                isComplete = false
            }
        }
    }
}
