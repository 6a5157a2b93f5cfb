import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// Units that were made again, put in the place of what they were.
extension ContentMaker {
    /// Puts parts in the places of subtrees, in the order of the tree.
    func apply(_ patches: [LivePatch<S>], _ replaced: NodeReplacements) {
        let nodeCount = infos.count
        let runs = replaced.runs
        ContentMaker.replace(&infos, runs.map { $0.nodes }, replaced, patches.map { $0.infos }) { info, _ in info }
        func replace<Entry>(
            _ list: inout [Entry], _ new: [[Entry]], _ node: (Entry) -> NodeID, _ moved: (Entry, Int) -> Entry
        ) {
            let places = runs.map { run in
                ContentMaker.run(of: list.count, run.nodes) { node(list[$0]).index }
            }
            ContentMaker.replace(&list, places, replaced, new, moved)
        }
        replace(&looks, patches.map { $0.looks }) {
            $0.node
        } _: {
            LookOfNode(NodeID($0.node.index + $1), $0.look)
        }
        replace(&liveNodes, patches.map { $0.liveNodes }) {
            $0.node
        } _: {
            $0.moved(by: $1)
        }
        replace(&nodePlaces, patches.map { $0.nodePlaces }) {
            $0.node
        } _: {
            (node: NodeID($0.node.index + $1), place: $0.place)
        }
        ContentMaker.replace(&deferred, replaced, patches.map { $0.deferred }, nodeCount)
        ContentMaker.replace(&namePlaces, replaced, patches.map { $0.namePlaces }, nodeCount)
        exchange(patches, replaced)
    }

    /// Forgets a unit that was made again, which is not to be put in its place.
    func discard(_ patch: LivePatch<S>) {
        for index in patch.units { units[index].isPresent = false }
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

    /// Adds nodes that reports do not show, for those that the engine has beyond the tree.
    func pad(to count: Int) {
        while infos.count < count { registerUnseen() }
    }

    // MARK: Units

    /// Lets the new units stand for the old ones; states of places that are gone go.
    private func exchange(_ patches: [LivePatch<S>], _ replaced: NodeReplacements) {
        guard let firstNew = patches.map({ $0.units.lowerBound }).min() else { return }
        var gone: [PlaceID] = []
        for index in 0..<firstNew where units[index].isPresent {
            let node = units[index].node.index
            if let run = replaced.run(holding: node), isInside(index, patches[run].unit) {
                gone += places(of: units[index])
                units[index].isPresent = false
            } else {
                units[index].node = NodeID(node + replaced.distance(of: node))
            }
        }
        var present: Set<PlaceID> = []
        for (patch, run) in zip(patches, replaced.runs) {
            let new = units[patch.units.lowerBound]
            for place in places(of: new) { present.insert(place) }
            for index in patch.units {
                units[index].node = NodeID(units[index].node.index + run.nodes.lowerBound + run.before)
            }
            var outer = new.outer
            while outer >= 0 {
                units[Int(outer)].instances += new.instances
                outer = units[Int(outer)].outer
            }
        }
        for place in gone where !present.contains(place) { machine.memory?.abandon(place) }
        machine.reads.forget { !units[Int($0)].isPresent }
    }

    /// Whether a unit is another one or stands in it.
    private func isInside(_ unit: Int, _ outer: Int) -> Bool {
        var next = Int32(unit)
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

    // MARK: Lists

    /// Replaces runs of a list in the order of nodes, and moves what lies between them; what is new counts from 0.
    private static func replace<Entry>(
        _ list: inout [Entry], _ runs: [Range<Int>], _ replaced: NodeReplacements, _ new: [[Entry]],
        _ moved: (Entry, Int) -> Entry
    ) {
        var result: [Entry] = []
        let isInPlace = !replaced.isMoving && runs.indices.allSatisfy { runs[$0].count == new[$0].count }
        if !isInPlace { result.reserveCapacity(list.count) }
        var next = 0
        for (index, place) in replaced.runs.enumerated() {
            let run = runs[index]
            if !isInPlace { for old in list[next..<run.lowerBound] { result.append(moved(old, place.before)) } }
            let first = place.nodes.lowerBound + place.before
            for (offset, entry) in new[index].enumerated() {
                if isInPlace {
                    list[run.lowerBound + offset] = moved(entry, first)
                } else {
                    result.append(moved(entry, first))
                }
            }
            next = run.upperBound
        }
        if isInPlace { return }
        let after = replaced.runs.last?.after ?? 0
        for old in list[next...] { result.append(moved(old, after)) }
        list = result
    }

    /// The same of a table by nodes, of which there are `total`.
    private static func replace<Entry>(
        _ table: inout [UInt32: Entry], _ replaced: NodeReplacements, _ new: [[UInt32: Entry]], _ total: Int
    ) {
        var result: [UInt32: Entry] = [:]
        if !replaced.isMoving { swap(&result, &table) }
        var next = 0
        for (run, entries) in zip(replaced.runs, new) {
            if replaced.isMoving {
                for node in next..<run.nodes.lowerBound { result[UInt32(node + run.before)] = table[UInt32(node)] }
            } else {
                for node in run.nodes { result[UInt32(node)] = nil }
            }
            for node in 0..<run.count {
                if let entry = entries[UInt32(node)] {
                    result[UInt32(node + run.nodes.lowerBound + run.before)] = entry
                }
            }
            next = run.nodes.upperBound
        }
        if replaced.isMoving {
            let after = replaced.runs.last?.after ?? 0
            for node in next..<total { result[UInt32(node + after)] = table[UInt32(node)] }
        }
        table = result
    }

    /// The run of a list in the order of nodes that belongs to some nodes.
    private static func run(of count: Int, _ nodes: Range<Int>, _ node: (Int) -> Int) -> Range<Int> {
        func position(_ wanted: Int) -> Int {
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                if node(middle) < wanted { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return position(nodes.lowerBound)..<position(nodes.upperBound)
    }
}
