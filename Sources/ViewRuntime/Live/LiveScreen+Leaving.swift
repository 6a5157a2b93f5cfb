import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// What has gone: until its movement is over it stays in its place in what holds it, or goes as its transition says, from
/// where it is. Apple: View/transition(_:), whose default fades.
extension LiveScreen {
    /// What has gone and is on its way out, by the node that it stands in.
    public var nodesOnTheirWayOut: [(outer: NodeID, nodes: [ReportNode])] {
        leavingInPlace.map { ($0.outer, $0.item.nodes(at: time, in: frame(of: $0.outer).origin)) }
    }

    /// What is painted of it now.
    var itemsOnTheirWayOut: [LeavingItems] {
        leavingInPlace.map { leaving in
            LeavingItems(
                outer: leaving.outer, previous: leaving.previous,
                items: leaving.item.items(at: time, in: frame(of: leaving.outer).origin))
        }
    }

    /// What is seen going now, with the nodes that it stands in and is drawn after.
    private var leavingInPlace: [(item: LiveLeaving, outer: NodeID, previous: NodeID?)] {
        guard isUnderWay, !leaving.isEmpty else { return [] }
        var nodes: [MovementKey: NodeID] = [:]
        visit(shownNodes, nil, [:]) { step in
            nodes[step.key] = step.node
            return step
        }
        return leaving.compactMap { item in
            guard !item.isOver(at: time), let outer = nodes[item.outer] else { return nil }
            return (item, outer, item.previous.flatMap { nodes[$0] })
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

    /// What was on its way out already and still is, and what the evaluation before had and the present one has not.
    func leaving(after earlier: EarlierNodes, _ present: Set<MovementKey>) -> [LiveLeaving] {
        let stays = leaving.filter { !$0.isOver(at: time) && present.contains($0.outer) && !present.contains($0.key) }
        guard !stays.isEmpty || earlier.steps.contains(where: { !present.contains($0.key) }) else { return [] }
        let before = DrawnBefore(earlier, order: presentOrder)
        return (stays + gone(earlier, present)).map { item in
            var item = item
            item.previous = before.last(upTo: item.previous ?? item.key)
            return item
        }
    }

    /// When each node is drawn, counted from the back.
    private var presentOrder: [MovementKey: Int] {
        var keys: [NodeID: MovementKey] = [:]
        visit(shownNodes, nil, [:]) { step in
            keys[step.node] = step.key
            return step
        }
        var order: [MovementKey: Int] = [:]
        for (place, node) in placements.drawOrder.enumerated() {
            if let key = keys[node] { order[key] = place }
        }
        return order
    }

    /// What the evaluation before had and the present one has not, each with all it held, where something moves it.
    private func gone(_ earlier: EarlierNodes, _ present: Set<MovementKey>) -> [LiveLeaving] {
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
            // The elements of a component that has several go one by one.
            guard let key = keys[root.id], !present.contains(key), !isGroup(root.id, earlier.shown),
                let outer = outer(of: root.id, keys, earlier.shown, present)
            else { continue }
            next = range.upperBound
            let transition = transition(from: root.id, earlier.shown)
            let origin = earlier.ways[outer.key]?.frame.origin ?? Point(x: 0, y: 0)
            let end = earlier.shown.placements.frame(of: outer.node).origin
            guard let animation = transition?.removalAnimation ?? animations[root.id],
                let nodes = leavingNodes(
                    report.nodes[range], keys, earlier.shown, transition,
                    ahead: Point(x: end.x - origin.x, y: end.y - origin.y))
            else { continue }
            result.append(
                LiveLeaving(
                    key: key, outer: outer.key, origin: origin, nodes: nodes, transition: transition,
                    from: earlier.phase(of: root.id, keys, present, at: time), animation: animation, start: time))
        }
        if makesLooks, !result.isEmpty { paint(&result, earlier) }
        return result
    }

    /// The nodes that go together, the outermost first: from where they were on their way to where that ends, as far
    /// from there as the transition says. What they stood in goes the way ahead of it by itself.
    private func leavingNodes(
        _ nodes: ArraySlice<ReportNode>, _ keys: [NodeID: MovementKey], _ old: ShownNodes, _ transition: Transition?,
        ahead: Point<Double>
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
            end.x += distance.x - ahead.x
            end.y += distance.y - ahead.y
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
    ) -> (key: MovementKey, node: NodeID)? {
        let placements = old.placements
        var next = placements.tree.parent(of: node)
        while let outer = next {
            if !old.infos[outer.index].kind.isEmpty, let key = keys[outer] {
                if present.contains(key) { return (key, outer) }
                if !isGroup(outer, old) { return nil }
            }
            next = placements.tree.parent(of: outer)
        }
        return nil
    }

    /// Whether a node stands for several elements, each of which comes and goes by itself.
    func isGroup(_ node: NodeID, _ shown: ShownNodes) -> Bool { shown.placements.tree.rule(of: node) == .group }

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
