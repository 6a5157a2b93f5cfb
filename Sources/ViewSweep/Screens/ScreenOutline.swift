import ViewBase
import ViewLayout
import ViewTree

/// A screen as it stands for one value of the input: its structure, and the frames with their growth.
public struct ScreenOutline: Sendable {
    /// In preorder; the first is the root.
    public private(set) var nodes: [OutlineNode] = []
    /// By node, in the window's coordinates.
    public var frames: [Rect<Slope>] = []

    /// The outline of placements whose nodes these infos describe; `frame` gives a frame its growth.
    init<S: LayoutScalar>(
        _ placements: Placements<S>, _ infos: [NodeInfo], _ frame: (Rect<S>) -> Rect<Slope>
    ) {
        for shown in placements.shownNodes(infos) {
            let info = infos[shown.node.index]
            let (text, facts) = placements.shown(shown.node, info, isHidden: shown.isHidden)
            nodes.append(
                OutlineNode(
                    kind: info.kind, name: info.name, origin: info.origin, text: text, facts: facts,
                    prepared: placements.preparedText(of: shown.node), end: shown.end))
            frames.append(frame(placements.frame(of: shown.node)))
        }
    }

    /// The outline of placements whose numbers follow nothing.
    public init(_ placements: Placements<Double>, _ infos: [NodeInfo]) {
        self.init(placements, infos) { frame in
            Rect(x: Slope(frame.x), y: Slope(frame.y), width: Slope(frame.width), height: Slope(frame.height))
        }
    }

    /// The size that the root takes.
    public var size: Size<Slope> { frames.first?.size ?? .zero }

    /// Whether another outline has the same structure, which texts, their breaks and cuts can be left out of.
    public func isSame(as other: ScreenOutline, butForTexts ignoresTexts: Bool = false) -> Bool {
        guard nodes.count == other.nodes.count else { return false }
        return nodes.indices.allSatisfy { index in
            let (own, node) = (nodes[index], other.nodes[index])
            return ignoresTexts ? own.withoutText.isSame(as: node.withoutText) : own.isSame(as: node)
        }
    }

    /// Whether some number follows no straight line.
    var isBent: Bool {
        frames.contains { $0.x.isBent || $0.y.isBent || $0.width.isBent || $0.height.isBent }
    }
}
