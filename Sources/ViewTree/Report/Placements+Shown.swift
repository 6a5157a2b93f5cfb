import ViewBase
import ViewLayout

/// A placed node that reports show.
public struct ShownNode: Hashable, Sendable {
    public let node: NodeID
    /// Whether it, or something around it, is not drawn.
    public let isHidden: Bool
    /// The index after the last of those in it.
    public fileprivate(set) var end: Int
}

/// A step of the walk through placed nodes.
private enum ShownStep {
    case open(NodeID, isHidden: Bool)
    case close(Int)
}

extension Placements {
    /// The placed nodes that reports show, in preorder.
    public func shownNodes(_ infos: [NodeInfo]) -> [ShownNode] {
        var nodes: [ShownNode] = []
        var steps: [ShownStep] = infos.isEmpty ? [] : [.open(NodeID(0), isHidden: false)]
        while let step = steps.popLast() {
            switch step {
            case .close(let index): nodes[index].end = nodes.count
            case .open(let node, let isHidden):
                guard isPlaced(node) else { continue }
                let isHidden = isHidden || self.isHidden(node)
                if !infos[node.index].kind.isEmpty {
                    steps.append(.close(nodes.count))
                    nodes.append(ShownNode(node: node, isHidden: isHidden, end: 0))
                }
                for child in children(of: node).reversed() { steps.append(.open(child, isHidden: isHidden)) }
            }
        }
        return nodes
    }
}
