import ViewBase

/// The order of drawing: a view before what it holds, a background before its view, and siblings by `zIndex`.
///
/// Apple: View/zIndex(_:); equal values keep the order of declaration.
extension Placements {
    /// The nodes that are placed and drawn, from back to front; groups draw nothing and are left out.
    public var drawOrder: [NodeID] {
        drawSteps.compactMap { step in if case .begin(let node) = step { node } else { nil } }
    }

    /// The nodes of the draw order, each with its end after all that it holds.
    public var drawSteps: [DrawStep] {
        guard tree.nodeCount > 0 else { return [] }
        var steps: [DrawStep] = []
        var waiting: [DrawStep] = opened([NodeID(0)]).reversed().map { .begin($0) }
        while let step = waiting.popLast() {
            guard case .begin(let node) = step else {
                steps.append(step)
                continue
            }
            guard isPlaced(node), !isHidden(node) else { continue }
            steps.append(step)
            waiting.append(.end(node))
            for view in drawn(in: node).reversed() { waiting.append(.begin(view)) }
        }
        return steps
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
