import ViewBase

/// The order of drawing: a view before what it holds, a background before its view, and siblings by `zIndex`.
///
/// Apple: View/zIndex(_:); equal values keep the order of declaration.
extension Placements {
    /// The nodes that are placed and drawn, from back to front; groups draw nothing and are left out.
    public var drawOrder: [NodeID] {
        guard tree.nodeCount > 0 else { return [] }
        var order: [NodeID] = []
        var waiting: [NodeID] = opened([NodeID(0)])
        while let node = waiting.popLast() {
            guard isPlaced(node), !isHidden(node) else { continue }
            order.append(node)
            waiting.append(contentsOf: drawn(in: node).reversed())
        }
        return order
    }

    /// The views that a node holds, in the order of drawing.
    private func drawn(in node: NodeID) -> [NodeID] {
        let views = children(of: node)
        if tree.rule(of: node) == .background, views.count > 1 { return opened([views[1], views[0]]) }
        let list = opened(views)
        if list.count < 2 { return list }
        let depths = list.map { depth($0) }
        if depths.allSatisfy({ $0 == depths[0] }) { return list }
        return list.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { list[$0] }
    }

    /// The nodes with groups, and readers that stand in a stack, replaced by what they hold.
    private func opened(_ nodes: [NodeID]) -> [NodeID] {
        guard nodes.contains(where: { isTransparent($0) }) else { return nodes }
        var result: [NodeID] = []
        var waiting: [NodeID] = nodes.reversed()
        while let node = waiting.popLast() {
            if isTransparent(node) {
                waiting.append(contentsOf: children(of: node).reversed())
            } else {
                result.append(node)
            }
        }
        return result
    }

    private func isTransparent(_ node: NodeID) -> Bool {
        let rule = tree.rule(of: node)
        return rule == .group || rule == .rowReader
    }

    /// The `zIndex` by which a container draws a node.
    private func depth(_ node: NodeID) -> Double {
        var node = node
        while true {
            let info = tree.storage.pointee.nodes[node.raw]
            guard info.flags.contains(.raised) else { return 0 }
            if info.rule == .zIndex { return tree.storage.pointee.priorities[info.payload] }
            guard let inner = opened(Array(tree.children(of: node).prefix(1))).first else { return 0 }
            node = inner
        }
    }
}
