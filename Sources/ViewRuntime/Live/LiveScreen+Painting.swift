import ViewBase
import ViewLayout
import ViewTree

/// What is painted while it is on its way: colours, opacities, shadows, corners, lines, turns, how far controls are.
extension LiveScreen {
    /// What reports say of each node now, on its way if it is on one.
    public var infosUnderWay: [NodeInfo] {
        guard isUnderWay, !repaintings.isEmpty else { return infos }
        var result = infos
        for index in repaintings.indices where index < result.count {
            guard let repainting = repaintings[index] else { continue }
            result[index].facts.color = repainting.color(at: time, to: result[index].facts.color)
        }
        return result
    }

    /// What nodes paint now.
    var looksUnderWay: [LookOfNode] {
        guard isUnderWay, !repaintings.isEmpty else { return maker.looks }
        var result: [LookOfNode] = []
        result.reserveCapacity(maker.looks.count)
        var index = 0
        while index < maker.looks.count {
            let node = maker.looks[index].node
            let looks = ShownNodes.looks(of: node, in: maker.looks, from: index)
            index += looks.count
            let repainting = node.index < repaintings.count ? repaintings[node.index] : nil
            for look in repainting?.looks(at: time, to: looks) ?? looks { result.append(LookOfNode(node, look)) }
        }
        return result
    }

    /// How what is new is drawn now, by its outermost nodes.
    var effectsUnderWay: [NodeID: [DrawEffect]] {
        guard isUnderWay else { return [:] }
        var effects: [NodeID: [DrawEffect]] = [:]
        for index in entrances.indices {
            if let entrance = entrances[index] { effects[NodeID(index)] = entrance.effects(at: time) }
        }
        return effects
    }

    /// The entrance of something new, or of what comes back from a phase of its way out, where something moves it.
    func entrance(of step: MovementStep, in shown: ShownNodes, from phase: TransitionPhase) -> LiveEntrance? {
        let transition = transition(from: step.node, shown)
        guard let animation = transition?.insertionAnimation ?? step.animation else { return nil }
        return LiveEntrance(transition: transition, from: phase, animation: animation, start: time)
    }

    /// What a node that was shown paints now.
    func painted(_ node: NodeID, of shown: ShownNodes) -> PaintedNode {
        let repainting = node.index < repaintings.count ? repaintings[node.index] : nil
        return PaintedNode(shown.infos[node.index].facts.color, shown.looks(of: node), repainting, at: time)
    }
}
