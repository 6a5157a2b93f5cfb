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
    /// How far it goes.
    let distance: (x: Double, y: Double)
    let animation: Animation
    /// When it began, in seconds.
    let start: Double

    func isOver(at time: Double) -> Bool { time - start >= animation.duration }

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
