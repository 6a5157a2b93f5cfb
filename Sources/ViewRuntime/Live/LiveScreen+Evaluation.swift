import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Evaluating what is shown: the parts that depend on a change, or all of it.
extension LiveScreen {
    /// Brings what is shown up to date with the states.
    func evaluate() {
        let change = LiveChange(slots: machine.effects.changed, parts: changedParts)
        machine.effects.changed = []
        changedParts = []
        let before = isMoving ? shownNodes : nil
        if !canMakeParts || !makeParts(readingAny: change, keepsTree: before != nil) { evaluateAll(before) }
        if let before { move(from: before) }
        hasContent = true
    }

    /// Whether parts can be made by themselves: what is there is sound, and nothing that the layout asked for holds
    /// state.
    private var canMakeParts: Bool {
        hasContent && !needsEvaluation && !hasErrors && canReplace && machine.frames.count <= greatestFrameCount
            && maker.units.count <= greatestUnitCount
    }

    /// Whether the engine can be given other numbers: functions and readers of counts are asked by nobody for changes.
    /// What a host makes is made anew as a whole.
    private var canReplace: Bool {
        if case .host = content { return false }
        return !maker.hasFunctions && program.countReaders.count == 0
    }

    // MARK: Parts

    /// Makes the parts again that read what has changed, in a tree of their own if the one before is still to be
    /// asked. False if that is not possible, or no gain.
    private func makeParts(readingAny change: LiveChange, keepsTree: Bool) -> Bool {
        guard let change = withConstants(change), let readers = machine.reads.units(readingAny: change),
            let parts = outermost(readers)
        else {
            return false
        }
        guard !parts.isEmpty || needsLayout else { return true }
        for part in parts {
            machine.startAgain()
            machine.reads.isRecording = true
            let patch = maker.makeAgain(part)
            machine.reads.isRecording = false
            counters.parts += 1
            counters.steps += machine.spentSteps
            if machine.isStopped {
                machine.recover()
                return false
            }
            guard !hasErrors, put(patch, keepsTree: keepsTree) else { return false }
        }
        return layOut()
    }

    /// Puts a part that was made again in the place of what it was: as other numbers of the tree where that is alike,
    /// else in another tree, in which all the rest is known already.
    private func put(_ patch: LivePatch<Double>, keepsTree: Bool) -> Bool {
        let end = NodeID(engine.tree.end(of: patch.node))
        if !keepsTree, engine.replace(patch.node, with: patch.tree) {
            maker.apply(patch, upTo: end)
            return true
        }
        guard let tree = engine.tree.replacing(patch.node, with: patch.tree) else { return false }
        maker.truncate(to: NodeID(engine.tree.end(of: NodeID(0))))
        maker.apply(patch, upTo: end)
        engine = LayoutEngine(tree, provider: provider, after: engine)
        return true
    }

    /// A change, with the constants of components that are others by it; nil where one cannot be worked out.
    private func withConstants(_ change: LiveChange) -> LiveChange? {
        var change = change
        var waiting = machine.reads.constants(readingAny: change)
        // A constant reads only those before it.
        while let number = waiting.min() {
            waiting.remove(number)
            let outer = machine.reads.constants[Int(number)].outer
            guard outer < 0 || maker.units[Int(outer)].isPresent else { continue }
            machine.startAgain()
            let isOther = machine.workOutAgain(number)
            counters.steps += machine.spentSteps
            if machine.isStopped { machine.recover() }
            guard let isOther, !hasErrors else { return nil }
            guard isOther else { continue }
            let slot = LiveReads.slot(of: number)
            change.slots.insert(slot)
            waiting.formUnion(machine.reads.constants(readingAny: LiveChange(slots: [slot])))
        }
        return change
    }

    /// The parts that are worth to be made one by one, as each looks at all units once.
    private static var greatestPartCount: Int { 256 }

    /// The units that stand in no other one; nil where they make up most of the tree, or are very many.
    private func outermost(_ readers: [Int32]) -> [Int]? {
        var chosen: [Int] = []
        var end: UInt32 = 0
        var size = 0
        let sorted = readers.sorted { maker.units[Int($0)].node < maker.units[Int($1)].node }
        for unit in sorted where maker.units[Int(unit)].node.raw >= end {
            let node = maker.units[Int(unit)].node
            end = engine.tree.end(of: node)
            size += Int(end) - node.index
            chosen.append(Int(unit))
        }
        let isWorthIt = size * 2 <= maker.infos.count && chosen.count <= LiveScreen.greatestPartCount
        return isWorthIt ? chosen : nil
    }

    /// Lays out what is shown; false, reported, if that made content with states of its own or failed.
    private func layOut() -> Bool {
        let instances = machine.instances.count
        machine.startAgain()
        machine.reads.isRecording = true
        placements = engine.layout(window.proposal, in: window.layoutContext)
        machine.reads.isRecording = false
        counters.steps += machine.spentSteps
        counters.layout = engine.counters
        needsLayout = false
        for diagnostic in machine.log.diagnostics { log.add(diagnostic) }
        return machine.instances.count == instances
    }

    // MARK: All

    /// Evaluates and lays out all that is shown, states and the host's values being those of before.
    private func evaluateAll(_ before: ShownNodes?) {
        let old = machine
        let next = Machine<Double>(program, budget)
        memory.beginEvaluation()
        next.memory = memory
        next.storage = old.storage
        next.effects = old.effects
        maker = ContentMaker(next, LayoutTreeBuilder(), assets)
        maker.makesLooks = makesLooks
        next.carrier = FrameCarrier(from: old, to: next, sharing: host == nil ? 1 : 2)
        next.reads.isRecording = true
        makeContent(old)
        next.reads.isRecording = false
        next.carrier = nil
        counters.evaluations += 1
        counters.steps += next.spentSteps
        adopt(maker.builder.finish(), inPlace: before.map { !loses($0) } ?? true)
        // Content that the layout made is made with all the rest, so that its states are known.
        needsEvaluation = !layOut()
        greatestFrameCount = next.frames.count * 2 + 10_000
        greatestUnitCount = maker.units.count * 2 + 1_000
    }

    /// Gives the engine a tree: as other numbers of the one it has where that is alike, so that it keeps what holds.
    ///
    /// What is lost on the way out is still asked for, and stays in an engine of its own.
    private func adopt(_ tree: LayoutTree<Double>, inPlace: Bool) {
        if hasContent, inPlace, canReplace, engine.tree.nodeCount <= tree.nodeCount * 2 + 1_000,
            engine.replace(NodeID(0), with: tree)
        {
            provider.maker = maker
            maker.pad(to: engine.tree.nodeCount)
            return
        }
        provider = ScreenProvider(maker)
        engine = LayoutEngine(tree, provider: provider, after: hasContent && canReplace ? engine : nil)
    }

    private func makeContent(_ old: Machine<Double>) {
        if case .input(var input) = content {
            input.environment = environment
            input.makesLooks = makesLooks
            return Evaluator.make(input, in: maker)
        }
        let root = machine.makeRoot(environment, frameSize: 0)
        if case .host(let make) = content { return maker.makeRoot(.host(make(maker), root), .host) }
        guard let host else { return maker.makeRoot(.none, SourceRange(file: FileID(0), 0..<0)) }
        let place = machine.place(.host, in: PlaceID(0))
        let range = program.views[host].header.range
        _ = machine.makeInstance(host, in: InstanceID(0), EnvironmentID(0), ScopeID(0), place, range)
        if old.frames.count > hostFrame.index {
            machine.frames[hostFrame.index].locals = old.frames[hostFrame.index].locals.map {
                machine.carrier?.carry($0) ?? $0
            }
        }
        machine.makeStates(InstanceID(1)) { _ in nil }
        guard case .block(let block) = content else { return maker.makeRoot(.none, range) }
        let frame = machine.copyFrame(hostFrame)
        machine.frames[frame.index].place = machine.place(.shown(shownCount), in: PlaceID(0))
        maker.makeRoot(.content(.block(block), frame), program.blocks[block].range)
    }
}
