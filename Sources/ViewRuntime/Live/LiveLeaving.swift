import ViewLayout
import ViewTree

/// What has gone and is still seen on its way out.
struct LiveLeaving {
    /// The outermost of its nodes.
    let key: MovementKey
    /// What it stood in, and where that was seen then.
    let outer: MovementKey
    let origin: Point<Double>
    /// What is drawn before it there, if anything.
    var previous: MovementKey?
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

    /// What is painted at a time, what it stood in being seen at a place then.
    func items(at time: Double, in outer: Point<Double>) -> [DisplayItem] {
        guard let first = items.first, let root = nodes.first else { return [] }
        let progress = progress(at: time)
        let frame = moved(root.frame(at: progress), to: outer)
        let effects = (transition ?? .fade).effects(at: phase(at: time))
        let begin = effects.map { DisplayItem(first.node, frame, .begin($0)) }
        let end = effects.map { _ in DisplayItem(first.node, frame, .end) }
        var painters: [NodeID: LeavingNode] = [:]
        for node in nodes { painters[node.node.id] = node }
        let inside = items.map { item in
            guard let painter = painters[item.node] else { return item }
            return item.following(painter.node.frame, to: moved(painter.frame(at: progress), to: outer))
        }
        return begin + inside + end
    }

    /// Its nodes where they are at a time, what it stood in being seen at a place then.
    func nodes(at time: Double, in outer: Point<Double>) -> [ReportNode] {
        let progress = progress(at: time)
        return nodes.map { leaving in
            var node = leaving.node
            node.frame = moved(leaving.frame(at: progress), to: outer)
            return node
        }
    }

    /// A frame where what it stood in has moved to a place.
    private func moved(_ frame: Rect<Double>, to outer: Point<Double>) -> Rect<Double> {
        Rect(
            x: frame.x + outer.x - origin.x, y: frame.y + outer.y - origin.y, width: frame.width, height: frame.height)
    }

    private func progress(at time: Double) -> Double { animation.progress(after: time - start) }
}
