import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Units: elements, branches and loops that can be made again by themselves, where a screen is live.
extension ContentMaker {
    /// Begins the unit of an element; it ends when all it holds is made.
    func beginUnit(_ id: ElementNodeID, _ frame: FrameID, _ entry: Entry<S>, _ stop: ChainID?) {
        guard makesUnits else { return }
        emission.append(.leave(unit: Int32(units.count), instances: machine.instances.count))
        units.append(
            LiveUnit(
                source: .element(id, frame, entry), stop: stop, outer: machine.reads.unit, node: builder.nextID))
        machine.reads.unit = Int32(units.count - 1)
    }

    /// Begins the unit of a branch or loop where its elements are children of a container, which minds no count of them.
    func beginRun(_ work: ExpansionWork, _ context: ContentContext) {
        guard makesUnits, makesRuns, openComponents == 0 else { return }
        append(.run(unit: Int32(units.count), end: 0), context)
        expansion.append(.endOfRun(entry: entries.count - 1, instances: machine.instances.count))
        units.append(
            LiveUnit(source: .run(work), stop: nil, outer: machine.reads.unit, node: builder.nextID))
        machine.reads.unit = Int32(units.count - 1)
    }

    /// Ends what a branch or loop expands to.
    func close(run index: Int, _ instances: Int) {
        guard case .run(let unit, _) = entries[index].kind else { return }
        entries[index].kind = .run(unit: unit, end: entries.count)
        leave(unit: unit, instances)
    }

    /// Makes the nodes of a branch or loop, in a group that reports do not show.
    func emit(run unit: Int32, _ inside: Range<Int>, _ environment: EnvironmentID, _ stop: ChainID?) {
        units[Int(unit)].node = builder.nextID
        units[Int(unit)].stop = stop
        machine.reads.unit = unit
        face(environment)
        builder.openGroup()
        registerUnseen()
        emission.append(.leave(unit: unit, instances: machine.instances.count))
        emission.append(.close)
        emission.append(.entries(next: inside.lowerBound, end: inside.upperBound, stop: stop, owned: nil))
    }

    /// Ends a unit, which began when there were some uses of components.
    func leave(unit: Int32, _ instances: Int) {
        if machine.instances.count > instances {
            units[Int(unit)].instances.append(instances..<machine.instances.count)
        }
        machine.reads.unit = units[Int(unit)].outer
    }

    /// Makes a unit again, on its own; what it was before stays until the outcome is put in its place.
    func makeAgain(_ index: Int) -> LivePatch<S> {
        let unit = units[index]
        let kept = (infos, looks, liveNodes, nodePlaces, deferred, namePlaces)
        let first = units.count
        (infos, looks, liveNodes, nodePlaces, deferred, namePlaces) = ([], [], [], [], [:], [:])
        builder = LayoutTreeBuilder()
        machine.reads.unit = unit.outer
        makesUnits = true
        switch unit.source {
        case .element(let element, let frame, let entry): emit(element: element, frame, entry, unit.stop)
        case .run(let work):
            let start = expandChildren { expansion.append(work) }
            emission.append(.entries(next: start, end: entries.count, stop: unit.stop, owned: start))
        }
        emitAll()
        makesUnits = false
        machine.reads.unit = -1
        let patch = LivePatch(
            unit: index, node: unit.node, tree: builder.finish(), infos: infos, looks: looks,
            liveNodes: liveNodes, nodePlaces: nodePlaces, deferred: deferred, namePlaces: namePlaces,
            units: first..<units.count)
        (infos, looks, liveNodes, nodePlaces, deferred, namePlaces) = kept
        return patch
    }

    /// Puts a unit that was made again in the place of what it was, which reached up to a node.
    func apply(_ patch: LivePatch<S>, upTo end: NodeID) {
        let first = patch.node
        let delta = patch.infos.count - (end.index - first.index)
        let nodeCount = infos.count
        infos.replaceSubrange(first.index..<end.index, with: patch.infos)
        ContentMaker.replace(&looks, first, end, by: delta, with: patch.looks) {
            $0.node
        } moved: {
            LookOfNode(NodeID($0.node.index + $1), $0.look)
        }
        ContentMaker.replace(&liveNodes, first, end, by: delta, with: patch.liveNodes) {
            $0.node
        } moved: {
            $0.moved(by: $1)
        }
        ContentMaker.replace(&nodePlaces, first, end, by: delta, with: patch.nodePlaces) {
            $0.node
        } moved: {
            (node: NodeID($0.node.index + $1), place: $0.place)
        }
        ContentMaker.replace(&deferred, first, end, by: delta, with: patch.deferred, patch.infos.count, nodeCount)
        ContentMaker.replace(&namePlaces, first, end, by: delta, with: patch.namePlaces, patch.infos.count, nodeCount)
        for index in patch.units { units[index].node = NodeID(units[index].node.index + first.index) }
        exchange(patch, end)
        guard delta != 0 else { return }
        for index in units.indices where units[index].isPresent && !patch.units.contains(index) {
            if units[index].node >= end { units[index].node = NodeID(units[index].node.index + delta) }
        }
    }

    /// Drops what is known of the nodes from one on: those that the layout asked for.
    func truncate(to end: NodeID) {
        guard end.index < infos.count else { return }
        for node in end.index..<infos.count {
            deferred[UInt32(node)] = nil
            namePlaces[UInt32(node)] = nil
        }
        infos.removeLast(infos.count - end.index)
        while let last = looks.last, last.node >= end { looks.removeLast() }
        while let last = liveNodes.last, last.node >= end { liveNodes.removeLast() }
        while let last = nodePlaces.last, last.node >= end { nodePlaces.removeLast() }
    }

    /// Lets the new units stand for the old ones; states of places that are gone go.
    private func exchange(_ patch: LivePatch<S>, _ end: NodeID) {
        let first = patch.node
        var gone: [PlaceID] = []
        for index in units.indices where units[index].isPresent && !patch.units.contains(index) {
            guard units[index].node >= first, units[index].node < end else { continue }
            if index == patch.unit || isInside(index, patch.unit) {
                gone += places(of: units[index])
                units[index].isPresent = false
            }
        }
        let new = units[patch.units.lowerBound]
        var present: Set<PlaceID> = []
        for place in places(of: new) { present.insert(place) }
        for place in gone where !present.contains(place) { machine.memory?.abandon(place) }
        var outer = new.outer
        while outer >= 0 {
            units[Int(outer)].instances += new.instances
            outer = units[Int(outer)].outer
        }
        machine.reads.forget { !units[Int($0)].isPresent }
    }

    /// Adds nodes that reports do not show, for those that the engine has beyond the tree.
    func pad(to count: Int) {
        while infos.count < count { registerUnseen() }
    }

    private func isInside(_ unit: Int, _ outer: Int) -> Bool {
        var next = units[unit].outer
        while next >= 0 {
            if Int(next) == outer { return true }
            next = units[Int(next)].outer
        }
        return false
    }

    /// The places of the components made for what a unit holds.
    private func places(of unit: LiveUnit<S>) -> [PlaceID] {
        var result: [PlaceID] = []
        for run in unit.instances {
            for index in run { result.append(machine.frames[machine.instances[index].frame.index].place) }
        }
        return result
    }

    /// Replaces what a list in the order of nodes holds of those from one up to another, and moves what follows.
    private static func replace<Entry>(
        _ list: inout [Entry], _ first: NodeID, _ end: NodeID, by delta: Int, with new: [Entry],
        _ node: (Entry) -> NodeID, moved: (Entry, Int) -> Entry
    ) {
        let run = run(of: list.count, first, end) { node(list[$0]) }
        list.replaceSubrange(run, with: new.map { moved($0, first.index) })
        guard delta != 0 else { return }
        for index in run.lowerBound + new.count..<list.count { list[index] = moved(list[index], delta) }
    }

    /// The same of a table by nodes, of which there are `total`; the new ones are `count`.
    private static func replace<Entry>(
        _ table: inout [UInt32: Entry], _ first: NodeID, _ end: NodeID, by delta: Int, with new: [UInt32: Entry],
        _ count: Int, _ total: Int
    ) {
        let old = table
        for index in first.index..<(delta == 0 ? end.index : total) { table[UInt32(index)] = nil }
        for index in 0..<count { table[first.raw + UInt32(index)] = new[UInt32(index)] }
        guard delta != 0 else { return }
        for index in end.index..<total { table[UInt32(index + delta)] = old[UInt32(index)] }
    }

    /// The run of a list in the order of nodes that lies from one node up to another.
    private static func run(of count: Int, _ first: NodeID, _ end: NodeID, _ node: (Int) -> NodeID) -> Range<Int> {
        func position(_ wanted: NodeID) -> Int {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if node(middle) < wanted { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return position(first)..<position(end)
    }
}
