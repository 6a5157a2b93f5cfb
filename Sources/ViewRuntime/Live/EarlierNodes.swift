import ViewBase
import ViewLayout
import ViewTree

/// What was seen before a change, on its way where it was on one.
struct EarlierNodes {
    let shown: ShownNodes
    /// In the order of the tree.
    var steps: [MovementStep] = []
    /// Where the nodes were, those on their way out too, and what moved them.
    var ways: [MovementKey: (frame: Rect<Double>, movement: LiveMovement?)] = [:]
    var paints: [MovementKey: PaintedNode] = [:]
    /// What was still coming.
    var entrances: [MovementKey: LiveEntrance] = [:]
    /// How far what was on its way out was in its place yet.
    var departures: [MovementKey: TransitionPhase] = [:]

    init(_ shown: ShownNodes) { self.shown = shown }

    /// The keys of the nodes shown.
    var keys: [NodeID: MovementKey] {
        var keys: [NodeID: MovementKey] = [:]
        for step in steps { keys[step.node] = step.key }
        return keys
    }

    /// The frames of the nodes shown.
    var frames: [NodeID: Rect<Double>] {
        var frames: [NodeID: Rect<Double>] = [:]
        for step in steps { frames[step.node] = ways[step.key]?.frame }
        return frames
    }

    /// What reports said of each node.
    var infos: [NodeInfo] {
        var infos = shown.infos
        for step in steps {
            if let paint = paints[step.key] { infos[step.node.index].facts.color = paint.color }
        }
        return infos
    }

    /// What the nodes painted.
    var looks: [LookOfNode] {
        steps.flatMap { step in (paints[step.key]?.looks ?? []).map { LookOfNode(step.node, $0) } }
    }

    /// How what was coming was drawn at a time.
    func effects(at time: Double) -> [NodeID: [DrawEffect]] {
        var effects: [NodeID: [DrawEffect]] = [:]
        for step in steps {
            if let entrance = entrances[step.key] { effects[step.node] = entrance.effects(at: time) }
        }
        return effects
    }

    /// How far a node that has gone was in its place at a time, by its own entrance or that of what has gone around it.
    func phase(
        of node: NodeID, _ keys: [NodeID: MovementKey], _ present: Set<MovementKey>, at time: Double
    ) -> TransitionPhase {
        var next: NodeID? = node
        while let node = next, let key = keys[node], !present.contains(key) {
            if let entrance = entrances[key] { return entrance.phase(at: time) }
            next = shown.placements.tree.parent(of: node)
        }
        return .present
    }
}
