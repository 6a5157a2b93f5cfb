import ViewBase
import ViewLayout
import ViewText
import ViewTree

/// The scene of a screen that is laid out in one window after the other: as long as it shows the same nodes, only what
/// moves in it is worked out again.
final class FollowedScene {
    let shown: [ShownNode]
    private(set) var scene: Scene<Slope>
    /// By node: how its text is set; nil for other nodes.
    private(set) var layouts: [TextLayout?]

    /// The scene of what a screen shows now.
    init(_ shown: [ShownNode], of screen: FollowedTestScreen, in maker: ContentMaker<Slope>) {
        self.shown = shown
        let placements = screen.placements
        layouts = shown.map { placements.textLayout(of: $0.node) }
        var nodes: [ReportNode] = []
        var frames: [Rect<Slope>] = []
        for (index, shown) in shown.enumerated() {
            let info = maker.infos[shown.node.index]
            let (text, facts) = placements.shown(shown.node, info, layouts[index], isHidden: shown.isHidden)
            let frame = placements.frame(of: shown.node)
            frames.append(frame)
            nodes.append(
                ReportNode(
                    id: shown.node, kind: info.kind, name: info.name, frame: frame.now, text: text, facts: facts,
                    place: nil, origin: info.origin, end: shown.end))
        }
        scene = Scene(nodes, frames, width: screen.width, height: screen.height, of: screen, in: maker)
    }

    /// Takes over where a screen shows the same nodes now.
    func move(as screen: FollowedTestScreen, in maker: ContentMaker<Slope>) {
        let placements = screen.placements
        scene.move(width: screen.width, height: screen.height) { index in
            (placements.frame(of: shown[index].node), change(of: index, placements, maker))
        }
    }

    /// What a node shows, where that may be something else than before.
    private func change(
        of index: Int, _ placements: Placements<Slope>, _ maker: ContentMaker<Slope>
    ) -> (text: String?, facts: NodeFacts)? {
        let node = shown[index].node
        switch placements.tree.rule(of: node) {
        case .text:
            let known = layouts[index]
            let layout = placements.textLayout(of: node, keeping: known)
            if let known, known.measure == layout?.measure { return nil }
            layouts[index] = layout
        case .row, .adaptiveStack: break
        default: return nil
        }
        return placements.shown(node, maker.infos[node.index], layouts[index], isHidden: shown[index].isHidden)
    }
}
