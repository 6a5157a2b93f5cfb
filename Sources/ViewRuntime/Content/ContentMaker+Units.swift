import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Units: elements that can be made again by themselves, where a screen is live.
extension ContentMaker {
    /// Begins the unit of an element; it ends when all it holds is made.
    func beginUnit(_ id: ElementNodeID, _ frame: FrameID, _ entry: Entry<S>, _ stop: ChainID?) {
        guard makesUnits else { return }
        emission.append(.leave(unit: Int32(units.count), instances: machine.instances.count))
        units.append(
            LiveUnit(
                element: id, frame: frame, entry: entry, stop: stop, outer: machine.reads.unit, node: builder.nextID))
        machine.reads.unit = Int32(units.count - 1)
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
        let kept = (infos, looks, liveNodes, nodePlaces, deferred)
        let first = units.count
        (infos, looks, liveNodes, nodePlaces, deferred) = ([], [], [], [], [:])
        builder = LayoutTreeBuilder()
        machine.reads.unit = unit.outer
        makesUnits = true
        emit(element: unit.element, unit.frame, unit.entry, unit.stop)
        emitAll()
        makesUnits = false
        machine.reads.unit = -1
        let patch = LivePatch(
            unit: index, node: unit.node, tree: builder.finish(), infos: infos, looks: looks,
            liveNodes: liveNodes, nodePlaces: nodePlaces, deferred: deferred, units: first..<units.count)
        (infos, looks, liveNodes, nodePlaces, deferred) = kept
        return patch
    }

    /// Puts a unit that was made again in the place of what it was.
    func apply(_ patch: LivePatch<S>) {
        let first = patch.node
        let end = NodeID(first.index + patch.infos.count)
        infos.replaceSubrange(first.index..<end.index, with: patch.infos)
        looks.replaceSubrange(
            ContentMaker.run(of: looks.count, first, end) { looks[$0].node },
            with: patch.looks.map { LookOfNode(NodeID($0.node.index + first.index), $0.look) })
        liveNodes.replaceSubrange(
            ContentMaker.run(of: liveNodes.count, first, end) { liveNodes[$0].node },
            with: patch.liveNodes.map { $0.moved(by: first) })
        nodePlaces.replaceSubrange(
            ContentMaker.run(of: nodePlaces.count, first, end) { nodePlaces[$0].node },
            with: patch.nodePlaces.map { (node: NodeID($0.node.index + first.index), place: $0.place) })
        for index in 0..<patch.infos.count {
            deferred[first.raw + UInt32(index)] = patch.deferred[UInt32(index)]
        }
        for index in patch.units { units[index].node = NodeID(units[index].node.index + first.index) }
        exchange(patch)
    }

    /// Lets the new units stand for the old ones; states of places that are gone go.
    private func exchange(_ patch: LivePatch<S>) {
        let first = patch.node
        let end = first.index + patch.infos.count
        var gone: [PlaceID] = []
        for index in units.indices where units[index].isPresent && !patch.units.contains(index) {
            guard units[index].node >= first, units[index].node.index < end else { continue }
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
