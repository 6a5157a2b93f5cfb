/// The memory that is taken, for tests of its cost: room in all arrays, used or not.
extension LayoutEngine {
    /// The bytes of the tree, of what the engine keeps, and of the outcome it writes.
    public var byteCount: Int {
        storage.pointee.byteCount + state.pointee.byteCount + state.pointee.placement.pointee.byteCount
    }
}

extension TreeStorage {
    var byteCount: Int {
        var count = 0
        count += nodes.byteCount + sizes.byteCount + texts.byteCount + spacers.byteCount
        count += frames.byteCount + flexibleFrames.byteCount + paddings.byteCount + axes.byteCount
        count += priorities.byteCount + aspects.byteCount + points.byteCount + guides.byteCount
        count += alignments.byteCount + stacks.byteCount + headers.byteCount + rows.byteCount
        count += adaptives.byteCount + floatings.byteCount + grids.byteCount + cells.byteCount
        count += containerFrames.byteCount + safeAreaInsets.byteCount + edges.byteCount + deferred.byteCount
        count += customGuides.byteCount + segments.byteCount + groups.byteCount + notices.byteCount
        return count
    }
}

extension EngineState {
    var byteCount: Int {
        var count = 0
        count += extents.byteCount + slots.byteCount + earlier.byteCount + tasks.byteCount
        count += items.byteCount + servings.byteCount + turns.byteCount + keys.byteCount
        count += spareKeys.byteCount + ranked.byteCount + spareRanked.byteCount + digitPlaces.byteCount
        count += gaps.byteCount + spacings.byteCount + merges.byteCount + prefixes.byteCount + lengths.byteCount
        count += segmentIndex.byteCount + waiting.byteCount + arrangedAhead.byteCount + changes.byteCount
        return count
    }
}

extension PlacementBuffers {
    var byteCount: Int {
        var count = 0
        count += frames.byteCount + origins.byteCount + statuses.byteCount + rows.byteCount
        count += axes.byteCount + segments.byteCount + texts.byteCount + notices.byteCount
        return count
    }
}

extension Changes {
    var byteCount: Int {
        var count = 0
        count += list.byteCount + path.byteCount + stops.byteCount
        count += answers.byteCount + lengths.byteCount + restacks.byteCount
        return count
    }
}
