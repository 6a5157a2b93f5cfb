import ViewBase
import ViewIR

extension Checker {
    /// Reports functions that call themselves, directly or through others: a function once, with its path.
    func reportFunctionCycles() {
        for ring in rings(functionCalls, count: program.functions.count) {
            let names = ring.map { text(program.functions[$0.from].header.name) }
            report(.recursion(names + [names[0]], ring[0].range))
        }
    }

    /// Reports records that hold themselves other than in an array: no value of one could be made.
    func reportEndlessRecords() {
        var holdings: [ReferenceEdge<RecordTag>] = []
        for id in program.records.ids {
            for field in program.records[id].fields {
                guard case .record(let held) = shape(unwrapped(field.type) ?? field.type) else { continue }
                holdings.append(ReferenceEdge(from: id, to: held, range: field.range))
            }
        }
        for ring in rings(holdings, count: program.records.count) {
            let names = ring.map { text(program.records[$0.from].header.name) }
            report(.cycle(names + [names[0]], ring[0].range, verb: "holds"))
        }
    }

    /// Reports views that hold themselves whatever their conditions are, so that showing one never ends.
    func reportEndlessViews() {
        var endless = rings(containments, count: program.views.count)
        // What slots hold is looked at only where views hold each other in a ring at all, as few do.
        if endless.isEmpty, record?.focus == nil, !rings(uses, count: program.views.count).isEmpty {
            endless = rings(EndlessContent(program).edges, count: program.views.count)
        }
        for ring in endless {
            let names = ring.map { text(program.views[$0.from].header.name) }
            report(.endlessView(names + [names[0]], ring[0].range))
        }
    }

    /// Rings of a graph that share no node, found in a walk from the first node on: all that lie in a ring at all are
    /// in one that is told or in one that shares a node with it. Rings without a node that `isWanted` are left out.
    func rings<Tag>(
        _ edges: [ReferenceEdge<Tag>], count: Int, isWanted: (Int) -> Bool = { _ in true }
    ) -> [[ReferenceEdge<Tag>]] {
        if edges.isEmpty { return [] }
        var outgoing = [[Int]](repeating: [], count: count)
        for index in edges.indices { outgoing[edges[index].from.index].append(index) }
        var depths = [Int](repeating: RingStep.unseen, count: count)
        var found: [[ReferenceEdge<Tag>]] = []
        for start in 0..<count where depths[start] == RingStep.unseen {
            var stack = [RingStep(node: start, edge: nil, after: nil, 0, isWanted(start))]
            depths[start] = 0
            while let top = stack.last {
                guard top.next < outgoing[top.node].count else {
                    depths[top.node] = RingStep.left
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = outgoing[top.node][top.next]
                let target = edges[edge].to.index
                let depth = depths[target]
                if depth == RingStep.unseen {
                    depths[target] = stack.count
                    stack.append(RingStep(node: target, edge: edge, after: top, stack.count, isWanted(target)))
                } else if depth >= 0, top.lastTold < depth, top.lastWanted >= depth {
                    found.append((stack[(depth + 1)...].compactMap { $0.edge } + [edge]).map { edges[$0] })
                    for place in depth..<stack.count { stack[place].lastTold = place }
                }
            }
        }
        return found
    }
}

/// A node on the way of a walk that looks for rings.
private struct RingStep {
    /// The depth of a node that the walk has not come to, and of one that it has left.
    static let unseen = -1
    static let left = -2

    let node: Int
    /// The edge that led to it; nil for the first.
    let edge: Int?
    /// The next of its edges to follow.
    var next = 0
    /// The depths of the last node of a ring that was told, and of the last that is wanted, on the way to here.
    var lastTold: Int
    let lastWanted: Int

    init(node: Int, edge: Int?, after step: RingStep?, _ depth: Int, _ isWanted: Bool) {
        self.node = node
        self.edge = edge
        lastTold = step?.lastTold ?? -1
        lastWanted = isWanted ? depth : step?.lastWanted ?? -1
    }
}
