/// The order in which a stack serves its children; also that of a grid's tracks.
///
/// objc.io 2020-11-10 "HStack's child ordering"; ties as in OpenSwiftUI's LayoutTraits.swift.
extension LayoutEngine {
    /// What decides about one child's turn.
    @inline(__always)
    func key(_ position: UInt32, _ node: NodeIndex, _ least: S, _ greatest: S) -> ServingKey<S> {
        ServingKey(
            position: position, priority: nodes[node].flags.contains(.prioritized) ? priority(node) : 0,
            flexibility: flexibility(least, greatest), least: least)
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
        if keys.count <= 32 { return insertKeys() }
        if runEnd(in: keys, isFalling: false) == keys.count { return false }
        if runEnd(in: keys, isFalling: true) == keys.count {
            // Safe: the elements of a buffer, which nothing appends to meanwhile.
            var falling = UnsafeMutableBufferPointer(start: keys.base, count: keys.count)
            falling.reverse()
        } else {
            sortByDigits()
            // Values alone were looked at; numbers that follow an input must learn from their neighbours when they turn.
            if S.remembersTurns { insertKeys() }
        }
        return true
    }

    /// How many keys there are until one does not go on as the order rises or falls.
    @inline(__always)
    private func runEnd(in keys: Buffer<ServingKey<S>>, isFalling: Bool) -> Int {
        var index = 1
        while index < keys.count, comesBefore(keys[index], keys[index - 1]) == isFalling { index += 1 }
        return index
    }

    /// Sorts keys of which few must go far; returns whether any must.
    @discardableResult
    private func insertKeys() -> Bool {
        let keys = state.pointee.keys
        var isMoved = false
        var next = 1
        while next < keys.count {
            let key = keys[next]
            var place = next
            while place > 0, comesBefore(key, keys[place - 1]) {
                keys[place] = keys[place - 1]
                place -= 1
            }
            if place != next {
                keys[place] = key
                isMoved = true
            }
            next += 1
        }
        return isMoved
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

    /// Appends turns made of the sorted keys, and returns the least lengths of all groups but the first together.
    func makeTurns(into turns: inout Buffer<Serving<S>>) -> S {
        let keys = state.pointee.keys
        let next = turns.extend(by: keys.count)
        var reserve = S.zero
        var start = 0
        while start < keys.count {
            let priority = keys[start].priority
            var end = start
            var minimum = S.zero
            while end < keys.count, keys[end].priority == priority {
                minimum = minimum + keys[end].least
                (next + end).initialize(to: Serving(position: keys[end].position))
                end += 1
            }
            next[start].groupCount = UInt32(truncatingIfNeeded: end - start)
            if start > 0 {
                next[start].groupMinimum = minimum
                reserve = reserve + minimum
            }
            start = end
        }
        return reserve
    }
}
