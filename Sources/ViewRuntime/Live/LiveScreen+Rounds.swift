import ViewBase
import ViewIR
import ViewLayout

/// From an event to a screen at rest.
extension LiveScreen {
    /// The rounds after which changes count as endless.
    private static var greatestRounds: Int { 64 }

    /// Lets something happen, then evaluates until nothing changes any more. An endless chain of changes is undone.
    func event(_ happen: () -> Void) {
        let storage = machine.storage
        let effects = machine.effects
        let inventory = memory.inventory
        hasFailed = false
        endUnseenMovements()
        happen()
        isUnderWay = false
        var fired: [[LiveNode<Double>]] = []
        while true {
            evaluate()
            if hasErrors { return }
            let version = machine.effects.version
            if runsHandlers {
                fired.append(tellChanges())
                followFocus()
            }
            memory.sweep(&machine.storage)
            if machine.effects.version == version { return }
            if fired.count > LiveScreen.greatestRounds { break }
        }
        log.add(endless(fired))
        hasFailed = true
        machine.storage = storage
        machine.effects = effects
        memory.inventory = inventory
        needsEvaluation = true
        evaluate()
        living = (machine, livingNodes())
    }

    /// Runs a handler as one action, in the machine that made it; its failure is noted.
    func run(
        _ handler: Value<Double>, _ arguments: [Value<Double>] = [], in owner: Machine<Double>, _ range: SourceRange
    ) {
        perform(in: owner) { owner.perform(handler, arguments, range) }
    }

    /// Sets what a binding leads to, as one action.
    func set(_ binding: Value<Double>, to value: Value<Double>, _ range: SourceRange) {
        guard case .binding(let reference) = binding else { return }
        perform(in: machine) { machine.transact { machine.store(value, at: reference, range) } }
    }

    /// Does something in a machine, which takes part in the storage of the present one.
    func perform(in owner: Machine<Double>, _ run: () -> Bool) {
        let present = machine
        let kept = owner.log
        owner.log = DiagnosticLog()
        if owner !== present {
            owner.storage = present.storage
            owner.effects = present.effects
        }
        if !run() { hasFailed = true }
        if owner !== present {
            present.storage = owner.storage
            present.effects = owner.effects
            owner.storage = []
        }
        for diagnostic in owner.log.diagnostics { log.add(diagnostic) }
        owner.log = kept
    }

    // MARK: Appearing, changing, disappearing

    /// The nodes that are there and have a part in what happens, in the order of the tree.
    func livingNodes() -> [LiveNode<Double>] {
        let all = maker.liveNodes
        var known = [Int32](repeating: -1, count: maker.infos.count)
        for index in all.indices { known[all[index].node.index] = Int32(index) }
        var result: [LiveNode<Double>] = []
        result.reserveCapacity(all.count)
        var waiting = maker.infos.isEmpty ? [] : [NodeID(0)]
        while let node = waiting.popLast() {
            guard placements.isPlaced(node) else { continue }
            if known[node.index] >= 0 { result.append(all[Int(known[node.index])]) }
            waiting.append(contentsOf: placements.children(of: node).reversed())
        }
        return result
    }

    /// Tells what has gone, what is new and what has changed since the last round; the nodes that were told of changes.
    ///
    /// Apple: View/onAppear(perform:), onDisappear(perform:), onChange(of:initial:_:), task(id:priority:_:).
    private func tellChanges() -> [LiveNode<Double>] {
        let before = living
        let nodes = livingNodes()
        living = (machine, nodes)
        var earlier: [PlaceID: Int] = [:]
        for index in before.nodes.indices { earlier[before.nodes[index].place] = index }
        var present: Set<PlaceID> = []
        for node in nodes { present.insert(node.place) }
        for node in before.nodes where !present.contains(node.place) {
            if case .disappear(let handler) = node.role { run(handler, in: before.machine, node.range) }
        }
        var fired: [LiveNode<Double>] = []
        var told: Set<PlaceID> = []
        for node in nodes where node.role.isTold && told.insert(node.place).inserted {
            let old = earlier[node.place].map { before.nodes[$0].role }
            if tell(node, old) { fired.append(node) }
        }
        return fired
    }

    /// Tells a node that it is new, or that its value has changed, if so.
    private func tell(_ node: LiveNode<Double>, _ old: LiveRole<Double>?) -> Bool {
        switch (node.role, old) {
        case (.appear(let handler), nil): run(handler, in: machine, node.range)
        case (.task(_, let handler), nil): run(handler, in: machine, node.range)
        case (.task(let value, let handler), .task(let earlier, _)):
            if machine.isSame(value, earlier) { return false }
            run(handler, in: machine, node.range)
        case (.change(let value, _, true, let takesNew, let handler), nil):
            run(handler, takesNew ? [value] : [value, value], in: machine, node.range)
        case (.change(let value, _, _, let takesNew, let handler), .change(let earlier, _, _, _, _)):
            if machine.isSame(value, earlier) { return false }
            run(handler, takesNew ? [value] : [earlier, value], in: machine, node.range)
        default: return false
        }
        return true
    }

    /// The handlers that make each other run without end.
    private func endless(_ fired: [[LiveNode<Double>]]) -> Diagnostic {
        let last = fired.last ?? []
        guard let first = last.first else {
            return .endlessChanges([], SourceRange(file: FileID(0), 0..<0))
        }
        var cycle: [LiveNode<Double>] = []
        for round in fired.dropLast().reversed() {
            cycle.insert(contentsOf: round, at: 0)
            if round.contains(where: { $0.place == first.place }) { break }
        }
        if cycle.isEmpty { cycle = last }
        return .endlessChanges(cycle.map { ($0.role.isTold ? describe($0) : "", $0.range) }, cycle[0].range)
    }

    /// A handler in words: the modifier, with what it watches where that has a name.
    private func describe(_ node: LiveNode<Double>) -> String {
        switch node.role {
        case .change(_, let expression, _, _, _):
            return "onChange(of: \(expression.flatMap { name($0) } ?? "…"))"
        case .appear: return "onAppear"
        default: return "task"
        }
    }

    /// The name of the state or local that an expression reads.
    private func name(_ expression: ExpressionID) -> String? {
        guard case .state(let index) = program.expressions[expression] else { return nil }
        let range = program.range(expression)
        for view in program.views.elements where index < view.states.count {
            let block = program.blocks[view.body].range
            guard block.file == range.file, block.start <= range.start, range.end <= block.end else { continue }
            return program.names.text(view.states[index].header.name)
        }
        return nil
    }
}

extension LiveRole {
    /// Whether the node is told of its beginning or of changes.
    var isTold: Bool {
        switch self {
        case .appear, .change, .task: true
        default: false
        }
    }
}

extension Machine {
    /// Whether two watched values are the same.
    func isSame(_ a: Value<S>, _ b: Value<S>) -> Bool { areEqual(a, b, ExpressionID(0), FrameID(0)) }
}
