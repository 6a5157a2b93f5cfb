import ViewBase
import ViewLayout
import ViewTree

/// A screen as it stands for one value of the input: its structure, and the frames with their growth.
public struct Outline: Sendable {
    /// In preorder; the first is the root.
    public private(set) var nodes: [OutlineNode] = []
    /// By node, in the window's coordinates.
    public var frames: [Rect<Slope>] = []

    /// The outline of placements whose nodes these infos describe; `frame` gives a frame its growth.
    init<S: LayoutScalar>(
        _ placements: Placements<S>, _ infos: [NodeInfo], _ frame: (Rect<S>) -> Rect<Slope>
    ) {
        guard !infos.isEmpty else { return }
        var steps: [Step] = [.open(NodeID(0), isHidden: false)]
        while let step = steps.popLast() {
            switch step {
            case .close(let index): nodes[index].end = nodes.count
            case .open(let node, let isHidden):
                guard placements.isPlaced(node) else { continue }
                let isHidden = isHidden || placements.isHidden(node)
                let info = infos[node.index]
                if !info.kind.isEmpty {
                    let (text, facts) = placements.shown(node, info, isHidden: isHidden)
                    steps.append(.close(nodes.count))
                    nodes.append(
                        OutlineNode(
                            kind: info.kind, name: info.name, origin: info.origin, text: text, facts: facts, end: 0))
                    frames.append(frame(placements.frame(of: node)))
                }
                for child in placements.children(of: node).reversed() { steps.append(.open(child, isHidden: isHidden)) }
            }
        }
    }

    private enum Step {
        case open(NodeID, isHidden: Bool)
        case close(Int)
    }

    /// The size that the root takes.
    public var size: Size<Slope> { frames.first?.size ?? .zero }

    /// Whether some number follows no straight line.
    var isBent: Bool {
        frames.contains { $0.x.isBent || $0.y.isBent || $0.width.isBent || $0.height.isBent }
    }
}
