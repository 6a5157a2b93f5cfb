/// Layout priorities: 0 but for `layoutPriority`, spacers and empty stacks.
///
/// Apple: View/layoutPriority(_:). What passes a priority on and what resets it as in OpenSwiftUI's LayoutView.swift.
extension LayoutEngine {
    /// The priority by which a container serves a node.
    func priority(_ node: NodeIndex) -> Double {
        var node = node
        while node != noNode, nodes[node].flags.contains(.prioritized) {
            let info = nodes[node]
            switch info.rule {
            case .layoutPriority:
                return storage.pointee.priorities[info.payload]
            case .overlay, .background:
                node = primary(node)
            case .spacer:
                return -.infinity
            default:
                if info.count == 0, info.rule == .stack || info.rule == .zstack || info.rule == .adaptiveStack {
                    return -.infinity
                }
                node = onlyChild(node)
            }
        }
        return 0
    }
}
