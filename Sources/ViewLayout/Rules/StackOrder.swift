/// The order in which a stack serves its children; also that of a grid's tracks.
///
/// objc.io 2020-11-10 "HStack's child ordering"; ties as in OpenSwiftUI's LayoutTraits.swift.
extension LayoutEngine {
    /// Adds what decides about one child's turn.
    @inline(__always)
    func appendKey(_ position: UInt32, _ node: NodeIndex, _ least: S, _ greatest: S) {
        let isPrioritized = nodes[node].flags.contains(.prioritized)
        state.pointee.keys.append(
            ServingKey(
                position: position, priority: isPrioritized ? priority(node) : 0,
                flexibility: flexibility(least, greatest), least: least))
    }

    /// How far a child can be stretched; one that is infinite at both ends cannot.
    @inline(__always)
    func flexibility(_ least: S, _ greatest: S) -> S {
        let difference = greatest - least
        return difference.isUnspecified ? .zero : difference
    }

    /// Sorts the keys: higher priority first, then less flexible, then, of the infinitely flexible, larger minimum.
    ///
    /// Returns whether they were in another order.
    @discardableResult
    func sortKeys() -> Bool {
        let keys = state.pointee.keys
        guard keys.count > 1 else { return false }
        for index in 1..<keys.count where comesBefore(keys[index], keys[index - 1]) {
            if keys.count <= 16 {
                insertKeys(from: index)
            } else {
                var unsorted = UnsafeMutableBufferPointer(start: keys.base, count: keys.count)
                unsorted.sort { comesBefore($0, $1) }
            }
            return true
        }
        return false
    }

    /// Sorts a few keys, of which those before an index are sorted.
    private func insertKeys(from start: Int) {
        let keys = state.pointee.keys
        for next in start..<keys.count {
            let key = keys[next]
            var place = next
            while place > 0, comesBefore(key, keys[place - 1]) {
                keys[place] = keys[place - 1]
                place -= 1
            }
            keys[place] = key
        }
    }

    @inline(__always)
    private func comesBefore(_ a: ServingKey<S>, _ b: ServingKey<S>) -> Bool {
        if a.priority != b.priority { return a.priority > b.priority }
        if less(a.flexibility, b.flexibility) { return true }
        if less(b.flexibility, a.flexibility) { return false }
        if !a.flexibility.isFinite {
            if less(b.least, a.least) { return true }
            if less(a.least, b.least) { return false }
        }
        return a.position < b.position
    }

    /// Makes turns of the sorted keys and returns the least lengths of all groups but the first together.
    @inline(__always)
    func makeTurns(_ append: (Serving<S>) -> Void) -> S {
        let keys = state.pointee.keys
        var reserve = S.zero
        var start = 0
        while start < keys.count {
            var end = start
            var minimum = S.zero
            while end < keys.count, keys[end].priority == keys[start].priority {
                minimum = minimum + keys[end].least
                end += 1
            }
            for rank in start..<end {
                append(
                    Serving(
                        position: keys[rank].position,
                        groupCount: rank == start ? UInt32(truncatingIfNeeded: end - start) : 0,
                        groupMinimum: rank == start && start > 0 ? minimum : .zero))
            }
            if start > 0 { reserve = reserve + minimum }
            start = end
        }
        return reserve
    }
}
