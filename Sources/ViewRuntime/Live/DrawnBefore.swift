import ViewBase
import ViewLayout
import ViewTree

/// What was drawn before each node, in what holds both: of all that is still there, what is drawn last now, so that what
/// was in front stays there however the rest is reordered.
struct DrawnBefore {
    /// A node begun, and what is drawn last now of what was drawn in it that reports show.
    private struct Open {
        let node: NodeID
        var last: MovementKey?
    }

    private var keys: [MovementKey: MovementKey] = [:]
    /// When what is there is drawn now.
    private let order: [MovementKey: Int]

    init(_ earlier: EarlierNodes, order: [MovementKey: Int]) {
        self.order = order
        let known = earlier.keys
        let infos = earlier.shown.infos
        var open: [Open] = []
        for step in earlier.shown.placements.drawSteps {
            switch step {
            case .begin(let node):
                let last = open.last?.last
                if let last, let key = known[node] { keys[key] = last }
                // What reports do not show holds nothing together.
                open.append(Open(node: node, last: infos[node.index].kind.isEmpty ? last : nil))
            case .end(let node):
                guard let closed = open.popLast(), let outer = open.last else { continue }
                let last = infos[node.index].kind.isEmpty ? closed.last : known[node]
                open[open.count - 1].last = later(outer.last, last)
            }
        }
    }

    /// What is drawn last now of a node and all that was drawn before it and is still there; nil where nothing is.
    func last(upTo key: MovementKey) -> MovementKey? { later(keys[key], key) }

    /// That of two which is drawn later now; nil where neither is there.
    private func later(_ one: MovementKey?, _ other: MovementKey?) -> MovementKey? {
        guard let other, let place = order[other] else { return one }
        guard let one, let first = order[one], first > place else { return other }
        return one
    }
}
