import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What has gone: until its movement is over it stays in its place, or goes as its transition says, from where it is.
/// Apple: View/transition(_:), whose default fades.
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
    func gone(_ earlier: EarlierNodes, _ present: Set<MovementKey>) -> [LiveLeaving] {
        guard earlier.steps.contains(where: { !present.contains($0.key) }) else { return [] }
        let keys = earlier.keys
        let report = Report(
            view: "", window: window, placements: earlier.shown.placements, infos: earlier.infos,
            moving: earlier.frames)
        var animations: [NodeID: Animation] = [:]
        for step in earlier.steps { animations[step.node] = step.animation }
        var result: [LiveLeaving] = []
        var next = 0
        while next < report.nodes.count {
            let root = report.nodes[next]
            let range = next..<max(root.end, next + 1)
            next += 1
            guard let key = keys[root.id], !present.contains(key),
                let outer = outer(of: root.id, keys, earlier.shown, present)
            else { continue }
            next = range.upperBound
            let transition = transition(from: root.id, earlier.shown)
            guard let animation = transition?.removalAnimation ?? animations[root.id],
                let nodes = leavingNodes(report.nodes[range], keys, earlier.shown, transition)
            else { continue }
            result.append(
                LiveLeaving(
                    key: key, outer: outer, nodes: nodes, transition: transition,
                    from: earlier.phase(of: root.id, keys, present, at: time), animation: animation, start: time))
        }
        if makesLooks, !result.isEmpty { paint(&result, earlier) }
        return result
    }

    /// The nodes that go together, the outermost first: from where they were on their way to where that ends, as far
    /// from there as the transition says.
    private func leavingNodes(
        _ nodes: ArraySlice<ReportNode>, _ keys: [NodeID: MovementKey], _ old: ShownNodes, _ transition: Transition?
    ) -> [LeavingNode]? {
        guard let root = nodes.first?.id else { return nil }
        let size = old.placements.frame(of: root).size
        let isRightToLeft = old.placements.tree.isRightToLeft(root)
        let distance = transition?.removal(size, isRightToLeft: isRightToLeft) ?? (x: 0, y: 0)
        var result: [LeavingNode] = []
        for node in nodes {
            guard let key = keys[node.id] else { return nil }
            var node = node
            node.end -= nodes.startIndex
            var end = old.placements.frame(of: node.id)
            end.x += distance.x
            end.y += distance.y
            result.append(LeavingNode(key: key, node: node, to: end))
        }
        return result
    }

    /// Notes what the nodes painted that go; how the outermost ones came is not part of it.
    private func paint(_ leaving: inout [LiveLeaving], _ earlier: EarlierNodes) {
        var coming = earlier.effects(at: time)
        var owners: [NodeID: Int] = [:]
        for index in leaving.indices {
            for leavingNode in leaving[index].nodes { owners[leavingNode.node.id] = index }
            if let root = leaving[index].nodes.first { coming[root.node.id] = nil }
        }
        let items = DisplayList.items(
            window: window, placements: earlier.shown.placements, infos: earlier.shown.infos, looks: earlier.looks,
            moving: earlier.frames, coming: coming)
        for item in items {
            if let owner = owners[item.node] { leaving[owner].items.append(item) }
        }
    }

    /// The nearest node around one that reports show and that is still there.
    private func outer(
        of node: NodeID, _ keys: [NodeID: MovementKey], _ old: ShownNodes, _ present: Set<MovementKey>
    ) -> MovementKey? {
        let placements = old.placements
        var next = placements.tree.parent(of: node)
        while let outer = next {
            if !old.infos[outer.index].kind.isEmpty, let key = keys[outer] { return present.contains(key) ? key : nil }
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
