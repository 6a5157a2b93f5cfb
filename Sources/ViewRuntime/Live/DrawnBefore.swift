import ViewBase
import ViewLayout
import ViewTree

/// What was drawn right before each node, in what holds both.
struct DrawnBefore {
    /// A node begun, and the last one drawn in it that reports show.
    private struct Open {
        let node: NodeID
        var last: MovementKey?
    }

    private var keys: [MovementKey: MovementKey] = [:]

    init(_ earlier: EarlierNodes) {
        let known = earlier.keys
        let infos = earlier.shown.infos
        var open: [Open] = []
        for step in earlier.shown.placements.drawSteps {
            switch step {
            case .begin(let node):
                // What reports do not show holds nothing together.
                var last: MovementKey?
                for outer in open.reversed() {
                    last = outer.last
                    if last != nil || !infos[outer.node.index].kind.isEmpty { break }
                }
                if let last, let key = known[node] { keys[key] = last }
                open.append(Open(node: node))
            case .end(let node):
                guard let closed = open.popLast() else { continue }
                let last = infos[node.index].kind.isEmpty ? closed.last : known[node]
                if let last, !open.isEmpty { open[open.count - 1].last = last }
            }
        }
    }

    /// The last node that was drawn before another one and is still there; nil where there is none.
    func nearest(to key: MovementKey, among present: Set<MovementKey>) -> MovementKey? {
        var next = keys[key]
        while let key = next, !present.contains(key) { next = keys[key] }
        return next
    }
}
