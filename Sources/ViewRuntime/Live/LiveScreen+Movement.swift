import ViewBase
import ViewLayout
import ViewTree

/// Movement: from the frames before a change to those after it.
///
/// Each frame moves by itself. What moves it is the nearest `.animation` around the node whose value has changed, else
/// the `withAnimation` that made the change. Apple: View/animation(_:value:), withAnimation(_:_:), View/transition(_:).
extension LiveScreen {
    /// Where a node is: on its way, if time has passed since the last event, else at its end.
    public func frame(of node: NodeID) -> Rect<Double> {
        guard isUnderWay, node.index < movements.count, let movement = movements[node.index] else {
            return placements.frame(of: node)
        }
        return movement.frame(at: time)
    }

    /// The frames of the nodes that are on their way.
    public var framesUnderWay: [NodeID: Rect<Double>] {
        guard isUnderWay else { return [:] }
        var frames: [NodeID: Rect<Double>] = [:]
        for index in movements.indices {
            if let movement = movements[index] { frames[NodeID(index)] = movement.frame(at: time) }
        }
        return frames
    }

    /// Ends the movements since whose beginning no time has passed: who does the next thing has seen their end.
    func endUnseenMovements() {
        guard !isUnderWay else { return }
        leaving.removeAll { $0.start == time }
        for index in movements.indices where movements[index]?.start == time { movements[index] = nil }
        if movements.allSatisfy({ $0 == nil }) { movements = [] }
        for index in repaintings.indices where repaintings[index]?.start == time { repaintings[index] = nil }
        if repaintings.allSatisfy({ $0 == nil }) { repaintings = [] }
        for index in entrances.indices where entrances[index]?.start == time { entrances[index] = nil }
        if entrances.allSatisfy({ $0 == nil }) { entrances = [] }
    }

    /// What is shown now.
    var shownNodes: ShownNodes { ShownNodes(maker, placements) }

    /// Begins the movements that the present evaluation leads to from the one before, and goes on with those under way.
    func move(from old: ShownNodes) {
        let animation = machine.effects.animation
        machine.effects.animation = nil
        let starts = hasContent && !hasErrors ? startingAnimations(old) : [:]
        let isMoved =
            animation != nil || !starts.isEmpty || !movements.isEmpty || !repaintings.isEmpty || !entrances.isEmpty
            || !leaving.isEmpty
        guard hasContent, !hasErrors, isMoved else {
            (movements, repaintings, entrances, leaving) = ([], [], [], [])
            return
        }
        let earlier = nodesBefore(old, animation, starts)
        var present: Set<MovementKey> = []
        var result = [LiveMovement?](repeating: nil, count: infos.count)
        var repainted = [LiveRepainting?](repeating: nil, count: infos.count)
        var arrivals = [LiveEntrance?](repeating: nil, count: infos.count)
        let shown = shownNodes
        visit(shown, animation, starts) { step in
            var inside = step
            let frame = placements.frame(of: step.node)
            let known = earlier.ways[step.key]
            if let entrance = earlier.entrances[step.key] {
                arrivals[step.node.index] = entrance
            } else if let phase = earlier.departures[step.key] {
                arrivals[step.node.index] = entrance(of: step, in: shown, from: phase)
            } else if known == nil, step.hasPlace, !step.isNew, !isGroup(step.node, shown) {
                arrivals[step.node.index] = entrance(of: step, in: shown, from: .coming)
                inside.isNew = true
                if let transition = transition(from: step.node, shown) {
                    inside.enter(transition, frame.size, isRightToLeft: placements.tree.isRightToLeft(step.node))
                }
            }
            present.insert(step.key)
            result[step.node.index] = way(inside, to: frame, from: known)
            let color = infos[step.node.index].facts.color
            repainted[step.node.index] = earlier.paints[step.key]?.way(
                to: color, shown.looks(of: step.node), step.animation, at: time)
            return inside
        }
        movements = result.contains { $0 != nil } ? result : []
        repaintings = repainted.contains { $0 != nil } ? repainted : []
        entrances = arrivals.contains { $0 != nil } ? arrivals : []
        leaving = leaving(after: earlier, present)
    }

    /// What the evaluation before showed, and what was on its way out, as they are seen now.
    private func nodesBefore(
        _ old: ShownNodes, _ animation: Animation?, _ starts: [PlaceID: Animation?]
    ) -> EarlierNodes {
        var earlier = EarlierNodes(old)
        visit(old, animation, starts) { step in
            let index = step.node.index
            let movement = index < movements.count ? movements[index] : nil
            let frame = movement?.frame(at: time) ?? old.placements.frame(of: step.node)
            earlier.ways[step.key] = (frame, movement)
            earlier.paints[step.key] = painted(step.node, of: old)
            if index < entrances.count, let entrance = entrances[index], !entrance.isOver(at: time) {
                earlier.entrances[step.key] = entrance
            }
            earlier.steps.append(step)
            return step
        }
        for item in leaving where !item.isOver(at: time) {
            earlier.departures[item.key] = item.phase(at: time)
            let outer = earlier.ways[item.outer]?.frame.origin ?? item.origin
            for (node, leaving) in zip(item.nodes(at: time, in: outer), item.nodes) {
                earlier.ways[leaving.key] = (node.frame, nil)
            }
        }
        return earlier
    }

    /// The way of a node to its frame, if it is not there.
    private func way(
        _ step: MovementStep, to frame: Rect<Double>, from known: (frame: Rect<Double>, movement: LiveMovement?)?
    ) -> LiveMovement? {
        let present = known?.movement.flatMap { $0.isOver(at: time) ? nil : $0 }
        if let present, present.to == frame { return present }
        guard let animation = step.animation else { return present?.heading(to: frame) }
        var start = frame
        if let known {
            start = known.frame
        } else {
            start.x += step.distance.x
            start.y += step.distance.y
        }
        return start == frame ? nil : LiveMovement(from: start, to: frame, animation: animation, start: time)
    }

    /// The `.animation`s whose values have changed, by place.
    private func startingAnimations(_ old: ShownNodes) -> [PlaceID: Animation?] {
        var values: [PlaceID: Value<Double>] = [:]
        for node in old.liveNodes {
            if case .animation(_, let value) = node.role { values[node.place] = value ?? Value.none }
        }
        var result: [PlaceID: Animation?] = [:]
        guard !values.isEmpty else { return result }
        for node in maker.liveNodes {
            guard case .animation(let animation, let value) = node.role, let before = values[node.place] else {
                continue
            }
            if let value, machine.isSame(value, before) { continue }
            result[node.place] = .some(animation)
        }
        return result
    }

    /// Calls `act` with each node shown, in the order of the tree; what it gives holds for the nodes inside.
    func visit(
        _ shown: ShownNodes, _ animation: Animation?, _ starts: [PlaceID: Animation?],
        _ act: (MovementStep) -> MovementStep
    ) {
        guard !shown.infos.isEmpty else { return }
        let placements = shown.placements
        var places = [PlaceID?](repeating: nil, count: shown.infos.count)
        for item in shown.nodePlaces { places[item.node.index] = item.place }
        var counts: [PlaceID: Int] = [:]
        var waiting = [MovementStep(node: NodeID(0), animation: animation)]
        while var step = waiting.popLast() {
            guard placements.isPlaced(step.node) else { continue }
            step.outer = step.key
            step.hasPlace = places[step.node.index] != nil
            if let place = places[step.node.index] {
                step.key.place = place
                if let start = starts[place] { step.animation = start }
            }
            step.key.number = counts[step.key.place, default: 0]
            counts[step.key.place] = step.key.number + 1
            let inside = act(step)
            for child in placements.children(of: step.node).reversed() {
                waiting.append(inside.going(to: child))
            }
        }
    }
}
