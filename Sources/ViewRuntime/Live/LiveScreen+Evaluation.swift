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
    /// asked. False if that is not possible.
    private func makeParts(readingAny change: LiveChange, keepsTree: Bool) -> Bool {
        guard let change = withConstants(change), let readers = machine.reads.units(readingAny: change),
            let parts = outermost(readers), let patches = makeAgain(parts)
        else {
            return false
        }
        guard !patches.isEmpty || needsLayout else { return true }
        return put(patches, keepsTree: keepsTree) && layOut()
    }

    /// Makes units again, which are given in the order of the tree; in the place of one which what is around it minds,
    /// that. Nil where that is the whole screen, or something failed.
    private func makeAgain(_ parts: [Int]) -> [LivePatch<Double>]? {
        var patches: [LivePatch<Double>] = []
        var end = 0
        for part in parts where maker.units[part].node.index >= end {
            var next = part
            var made: LivePatch<Double>?
            while made == nil {
                guard let patch = makeAgain(next) else { return nil }
                if let outer = maker.recount(patch) {
                    maker.discard(patch)
                    next = Int(maker.made(with: outer))
                    guard next >= 0 else { return nil }
                } else {
                    made = patch
                }
            }
            guard let made else { return nil }
            while let last = patches.last, last.node >= made.node { maker.discard(patches.removeLast()) }
            patches.append(made)
            end = Int(engine.tree.end(of: made.node))
        }
        return patches
    }

    /// Makes a unit again; nil if that failed.
    private func makeAgain(_ part: Int) -> LivePatch<Double>? {
        machine.startAgain()
        machine.reads.isRecording = true
        let patch = maker.makeAgain(part)
        machine.reads.isRecording = false
        counters.parts += 1
        counters.steps += machine.spentSteps
        if machine.isStopped {
            machine.recover()
            return nil
        }
        return hasErrors ? nil : patch
    }

    /// Puts parts that were made again in the place of what they were: as other numbers of the tree where they are
    /// alike, else in another tree, in which all the rest is known already.
    private func put(_ patches: [LivePatch<Double>], keepsTree: Bool) -> Bool {
        var replaced = NodeReplacements()
        var others: [(node: NodeID, tree: LayoutTree<Double>)] = []
        for patch in patches {
            let nodes = patch.node.index..<Int(engine.tree.end(of: patch.node))
            replaced.add(nodes, count: patch.tree.nodeCount)
            if keepsTree || !engine.replace(patch.node, with: patch.tree) { others.append((patch.node, patch.tree)) }
        }
        guard !others.isEmpty else {
            maker.apply(patches, replaced)
            return true
        }
        guard let tree = engine.tree.replacing(others) else { return false }
        maker.truncate(to: NodeID(engine.tree.end(of: NodeID(0))))
        maker.apply(patches, replaced)
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

    /// The units made again for some, in the order of the tree and none in another; nil where it is the whole screen.
    private func outermost(_ readers: [Int32]) -> [Int]? {
        var units: [Int] = []
        for reader in readers {
            let unit = maker.made(with: reader)
            if unit < 0 { return nil }
            units.append(Int(unit))
        }
        units.sort { maker.units[$0].node < maker.units[$1].node }
        var chosen: [Int] = []
        var end: UInt32 = 0
        for unit in units where maker.units[unit].node.raw >= end {
            end = engine.tree.end(of: maker.units[unit].node)
            chosen.append(unit)
        }
        return chosen
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
