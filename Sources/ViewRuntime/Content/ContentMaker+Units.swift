import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Units: elements, branches, loops and uses of components that can be made again by themselves, where a screen is live.
extension ContentMaker {
    /// Begins the unit of an element; it ends when all it holds is made.
    func beginUnit(_ id: ElementNodeID, _ frame: FrameID, _ entry: Entry<S>, _ stop: ChainID?) {
        guard makesUnits else { return }
        emission.append(.leave(unit: Int32(units.count), instances: machine.instances.count))
        units.append(
            LiveUnit(
                source: .element(id, frame, entry), stop: stop, outer: machine.reads.unit, node: builder.nextID,
                hasNodes: true))
        machine.reads.unit = Int32(units.count - 1)
    }

    /// Begins the unit of what comes to any number of elements.
    func beginRun(_ work: ExpansionWork, _ context: ContentContext) {
        guard makesUnits, makesRuns else { return }
        append(.run(unit: Int32(units.count), end: 0), context)
        expansion.append(
            .endOfRun(entry: entries.count - 1, instances: machine.instances.count, elementsBefore: elementCount))
        beginCount(.run)
        units.append(
            LiveUnit(
                source: .run(work, count: openCount), stop: nil, outer: machine.reads.unit, node: NodeID(0),
                hasNodes: false))
        machine.reads.unit = Int32(units.count - 1)
    }

    /// Ends the unit of an entry, which expands to elements up to here.
    func close(run index: Int, _ instances: Int, _ elementsBefore: Int) {
        guard case .run(let unit, _) = entries[index].kind else { return }
        entries[index].kind = .run(unit: unit, end: entries.count)
        endCount(elementCount - elementsBefore)
        leave(unit: unit, instances)
    }

    /// Makes the nodes of a unit of any number of elements, in a group that reports do not show.
    func emit(run unit: Int32, _ inside: Range<Int>, _ environment: EnvironmentID, _ stop: ChainID?) {
        units[Int(unit)].node = builder.nextID
        units[Int(unit)].hasNodes = true
        units[Int(unit)].stop = stop
        machine.reads.unit = unit
        face(environment)
        builder.openGroup()
        registerUnseen()
        emission.append(.leave(unit: unit, instances: machine.instances.count))
        emission.append(.close)
        emission.append(.entries(next: inside.lowerBound, end: inside.upperBound, stop: stop, owned: nil))
    }

    /// Drops the entries from one on, which make no nodes; their units stand where the present one does.
    func leaveOut(entriesFrom start: Int) {
        let node = machine.reads.unit < 0 ? NodeID(0) : units[Int(machine.reads.unit)].node
        for entry in entries[start...] {
            if case .run(let unit, _) = entry.kind { units[Int(unit)].node = node }
        }
        entries.removeLast(entries.count - start)
    }

    /// Ends a unit, which began when there were some uses of components.
    func leave(unit: Int32, _ instances: Int) {
        if machine.instances.count > instances {
            units[Int(unit)].instances.append(instances..<machine.instances.count)
        }
        machine.reads.unit = units[Int(unit)].outer
    }

    /// The unit that is made again where one is to be: itself, or the nearest around it that has nodes; -1 for none.
    func made(with unit: Int32) -> Int32 {
        var next = unit
        while next >= 0, !units[Int(next)].hasNodes { next = units[Int(next)].outer }
        return next
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
        case .run(let work, let count):
            let start = expandChildren(countedIn: counts[Int(count)].outer) { expansion.append(work) }
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

    // MARK: Counts

    /// Begins to count the elements of something.
    func beginCount(_ kind: LiveCount.Kind) {
        guard makesUnits else { return }
        counts.append(LiveCount(kind: kind, outer: openCount, unit: machine.reads.unit))
        openCount = Int32(counts.count - 1)
    }

    /// Ends a count.
    func endCount(_ elements: Int) {
        guard makesUnits, openCount >= 0 else { return }
        counts[Int(openCount)].elements = elements
        openCount = counts[Int(openCount)].outer
    }

    /// Counts the elements of a unit that was made again where they are counted too, up to what minds that they are
    /// others: the number of the unit which that is made with, -1 for the whole screen; nil where nothing minds.
    func recount(_ patch: LivePatch<S>) -> Int32? {
        guard case .run(_, let old) = units[patch.unit].source, let first = patch.units.first,
            case .run(_, let new) = units[first].source
        else { return nil }
        let more = counts[Int(new)].elements - counts[Int(old)].elements
        guard more != 0 else { return nil }
        var next = counts[Int(old)].outer
        while next >= 0 {
            let elements = counts[Int(next)].elements + more
            guard counts[Int(next)].allows(elements) else { return counts[Int(next)].unit }
            counts[Int(next)].elements = elements
            next = counts[Int(next)].outer
        }
        return nil
    }
}
