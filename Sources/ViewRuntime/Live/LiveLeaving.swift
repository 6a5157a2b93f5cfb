import ViewLayout
import ViewTree

/// What has gone and is still seen on its way out.
struct LiveLeaving {
    /// The outermost of its nodes.
    let key: MovementKey
    /// What it stood in.
    let outer: MovementKey
    /// Its nodes in preorder.
    let nodes: [LeavingNode]
    /// What they painted, in order; none where no looks are noted.
    var items: [DisplayItem] = []
    /// Nil for an element without one, which fades out.
    let transition: Transition?
    /// How far it was in its place when it was left.
    let from: TransitionPhase
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

    /// How far it is at a time.
    func phase(at time: Double) -> TransitionPhase { from.mixed(with: .gone, by: progress(at: time)) }

    /// What is painted at a time.
    func items(at time: Double) -> [DisplayItem] {
        guard let first = items.first, let root = nodes.first else { return [] }
        let progress = progress(at: time)
        let frame = root.frame(at: progress)
        let effects = (transition ?? .fade).effects(at: phase(at: time))
        let begin = effects.map { DisplayItem(first.node, frame, .begin($0)) }
        let end = effects.map { _ in DisplayItem(first.node, frame, .end) }
        var painters: [NodeID: LeavingNode] = [:]
        for node in nodes { painters[node.node.id] = node }
        let inside = items.map { item in
            painters[item.node].map { item.following($0.node.frame, to: $0.frame(at: progress)) } ?? item
        }
        return begin + inside + end
    }

    /// Its nodes where they are at a time.
    func nodes(at time: Double) -> [ReportNode] {
        let progress = progress(at: time)
        return nodes.map { leaving in
            var node = leaving.node
            node.frame = leaving.frame(at: progress)
            return node
        }
    }

    private func progress(at time: Double) -> Double { animation.progress(after: time - start) }
}
