import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What has gone: until its movement is over it stays where it was, or goes as its transition says. Apple:
/// View/transition(_:), whose default fades.
extension LiveScreen {
    /// What has gone and is on its way out, by the node that it stands in.
    public var nodesOnTheirWayOut: [(outer: NodeID, nodes: [ReportNode])] {
        guard isUnderWay, !leaving.isEmpty else { return [] }
        var nodes: [MovementKey: NodeID] = [:]
        visit(shownNodes, nil, [:]) { step in
            nodes[step.key] = step.node
            return step
        }
        return leaving.compactMap { item in
            guard !item.isOver(at: time), let outer = nodes[item.outer] else { return nil }
            return (outer, item.nodes(at: time))
        }
    }

    /// Whether something is on its way, or may be after the present changes.
    var isMoving: Bool {
        maker.hasAnimations || machine.effects.animation != nil || !movements.isEmpty || !repaintings.isEmpty
            || !entrances.isEmpty || !leaving.isEmpty
    }

    /// Whether places of the evaluation before are not there any more while something moves.
    func loses(_ old: ShownNodes) -> Bool {
        guard isMoving else { return false }
        var present: Set<PlaceID> = []
        for item in maker.nodePlaces { present.insert(item.place) }
        return old.nodePlaces.contains { !present.contains($0.place) }
    }

    /// What the evaluation before had and the present one has not, each with all it held, where something moves it.
    func gone(
        _ steps: [MovementStep], _ old: ShownNodes, _ present: Set<MovementKey>,
        _ frame: (MovementKey) -> Rect<Double>?
    ) -> [LiveLeaving] {
        let placements = old.placements
        guard steps.contains(where: { !present.contains($0.key) }) else { return [] }
        var known: [NodeID: MovementStep] = [:]
        var frames: [NodeID: Rect<Double>] = [:]
        for step in steps {
            known[step.node] = step
            frames[step.node] = frame(step.key)
        }
        let report = Report(view: "", window: window, placements: placements, infos: old.infos, moving: frames)
        var result: [LiveLeaving] = []
        var next = 0
        while next < report.nodes.count {
            let root = report.nodes[next]
            let range = next..<max(root.end, next + 1)
            next += 1
            guard let step = known[root.id], !present.contains(step.key),
                let outer = outer(of: root.id, known, old, present)
            else { continue }
            next = range.upperBound
            let transition = transition(from: root.id, old)
            guard let animation = transition?.removalAnimation ?? step.animation else { continue }
            let nodes = report.nodes[range].compactMap { node -> (node: ReportNode, key: MovementKey)? in
                guard let key = known[node.id]?.key else { return nil }
                var node = node
                node.end -= range.lowerBound
                return (node, key)
            }
            guard nodes.count == range.count else { continue }
            let isRightToLeft = placements.tree.isRightToLeft(root.id)
            let items =
                makesLooks
                ? DisplayList.items(
                    of: Set(report.nodes[range].map { $0.id }), window: window, placements: placements,
                    infos: old.infos, looks: old.looks, moving: frames) : []
            result.append(
                LiveLeaving(
                    key: step.key, outer: outer, nodes: nodes, items: items, transition: transition,
                    distance: transition?.removal(root.frame.size, isRightToLeft: isRightToLeft) ?? (0, 0),
                    animation: animation, start: time))
        }
        return result
    }

    /// The nearest node around one that reports show and that is still there.
    private func outer(
        of node: NodeID, _ known: [NodeID: MovementStep], _ old: ShownNodes, _ present: Set<MovementKey>
    ) -> MovementKey? {
        let placements = old.placements
        var next = placements.tree.parent(of: node)
        while let outer = next {
            if !old.infos[outer.index].kind.isEmpty, let key = known[outer]?.key {
                return present.contains(key) ? key : nil
            }
            next = placements.tree.parent(of: outer)
        }
        return nil
    }

    /// The transition of what has gone: that of its outermost node, or of the one inside it, as long as there is one.
    func transition(from node: NodeID, _ old: ShownNodes) -> Transition? {
        var next = node
        while true {
            for live in old.liveNodes where live.node == next {
                if case .transition(let transition) = live.role { return transition }
            }
            let children = old.placements.children(of: next)
            guard children.count == 1, let child = children.first else { return nil }
            next = child
        }
    }
}
