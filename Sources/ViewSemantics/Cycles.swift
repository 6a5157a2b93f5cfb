import ViewBase
import ViewIR

extension Checker {
    /// Reports functions that call themselves, directly or through others: a function once, with its path.
    func reportFunctionCycles() {
        var reported: [Bool] = Array(repeating: false, count: program.functions.count)
        for ring in rings(functionCalls, count: program.functions.count) {
            if ring.contains(where: { reported[$0.from.index] }) { continue }
            for edge in ring { reported[edge.from.index] = true }
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

    /// The rings of a graph: one for each edge that closes one in a walk from the first node on.
    func rings<Tag>(_ edges: [ReferenceEdge<Tag>], count: Int) -> [[ReferenceEdge<Tag>]] {
        if edges.isEmpty { return [] }
        var outgoing = [[Int]](repeating: [], count: count)
        for index in edges.indices { outgoing[edges[index].from.index].append(index) }
        var states = [VisitState](repeating: .new, count: count)
        var found: [[ReferenceEdge<Tag>]] = []
        for start in 0..<count where states[start] == .new {
            var path: [Int] = []
            var stack: [(node: Int, next: Int)] = [(start, 0)]
            states[start] = .open
            while let top = stack.last {
                guard top.next < outgoing[top.node].count else {
                    states[top.node] = .closed
                    stack.removeLast()
                    if !path.isEmpty { path.removeLast() }
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = outgoing[top.node][top.next]
                let target = edges[edge].to.index
                if states[target] == .open {
                    let first = path.firstIndex { edges[$0].from.index == target } ?? path.count
                    found.append((path[first...] + [edge]).map { edges[$0] })
                } else if states[target] == .new {
                    states[target] = .open
                    path.append(edge)
                    stack.append((target, 0))
                }
            }
        }
        return found
    }

    private enum VisitState {
        case new, open, closed
    }
}
