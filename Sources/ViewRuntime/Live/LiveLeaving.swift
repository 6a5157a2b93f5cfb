import ViewLayout
import ViewTree

/// What has gone and is still seen on its way out.
struct LiveLeaving {
    /// The outermost of its nodes.
    let key: MovementKey
    /// What it stood in.
    let outer: MovementKey
    /// Its nodes in preorder as it was left, their ends counted from the first.
    let nodes: [(node: ReportNode, key: MovementKey)]
    /// What they painted, in order; none where no looks are noted.
    let items: [DisplayItem]
    /// Nil for an element without one, which fades out.
    let transition: Transition?
    /// How far it goes.
    let distance: (x: Double, y: Double)
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

    /// What is painted at a time.
    func items(at time: Double) -> [DisplayItem] {
        guard let first = items.first, let root = nodes.first else { return [] }
        let progress = animation.progress(after: time - start)
        let effects = (transition ?? .fade).removalEffects(at: 1 - progress)
        let frame = root.node.frame
        let begin = effects.map { DisplayItem(first.node, frame, .begin($0)) }
        let end = effects.map { _ in DisplayItem(first.node, frame, .end) }
        let offset = (x: distance.x * progress, y: distance.y * progress)
        return (begin + items + end).map { $0.moved(by: offset) }
    }

    /// Its nodes where they are at a time.
    func nodes(at time: Double) -> [ReportNode] {
        let progress = animation.progress(after: time - start)
        return nodes.map { item in
            var node = item.node
            node.frame.x += distance.x * progress
            node.frame.y += distance.y * progress
            return node
        }
    }
}
