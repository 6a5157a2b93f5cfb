import ViewBase

extension LayoutEngine {
    /// The segment of a deferred node for a key, built if it is not there yet.
    ///
    /// The provider appends to the arrays that everything stands in: nothing may be held open across this call.
    func segment(_ node: NodeIndex, _ key: DeferredKey<S>) -> UInt32 {
        let bits = key.bits
        let hash = HashIndex.hash(UInt64(node), bits.first, bits.second)
        let segments = storage.pointee.segments
        let found = state.pointee.segmentIndex.find(hash) { index in
            segments[index].owner == node && segments[index].key == bits
        }
        if found != noNode { return found }
        let start = NodeIndex(truncatingIfNeeded: nodes.count)
        let builder = LayoutTreeBuilder(segmentOf: node, in: tree)
        provider.build(NodeID(node), for: key, into: builder)
        _ = builder.finish()
        let end = NodeIndex(truncatingIfNeeded: nodes.count)
        let index = storage.pointee.segments.append(Segment(owner: node, key: bits, start: start, end: end))
        state.pointee.segmentIndex.insert(hash, index)
        state.pointee.counters.segments += 1
        prepare(from: start)
        growPlacement()
        return index
    }

    /// The views of a segment.
    func segmentRoots(_ segment: UInt32) -> ChildCursor {
        ChildCursor(next: storage.pointee.segments[segment].start, end: storage.pointee.segments[segment].end)
    }

    /// The one view of a segment, or `noNode`.
    func segmentRoot(_ segment: UInt32) -> NodeIndex {
        var cursor = segmentRoots(segment)
        return nextChild(&cursor)
    }
}
