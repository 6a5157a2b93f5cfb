/// `WholeItemRow`: the longest prefix of whole items that fits together with the badge for the rest.
///
/// The language's own rule. Each item is measured once; badges are tried downward from the longest prefix that fits
/// without one.
extension LayoutEngine {
    func measuredRow(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ task: Int) -> Size<S>? {
        guard nodes[node].count > 0 else { return size(emptyPart(node), .unspecified) }
        guard measureItems(node) else { return nil }
        guard let choice = rowChoice(node, proposal.width, &tasks[task].cursor) else { return nil }
        return Size(width: atLeastZero(choice.width), height: choice.span.end - choice.span.start)
    }

    func arrangedRow(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        guard nodes[node].count > 0 else { return item(emptyPart(node), .unspecified, .zero, .zero) }
        var tries: UInt32 = 0
        guard measureItems(node), let choice = rowChoice(node, proposal.width, &tries) else { return false }
        let row = storage.pointee.rows[nodes[node].payload]
        var place = S.zero
        for position in 0..<choice.shown {
            let prefix = state.pointee.prefixes[row.firstPrefix + position]
            if position > 0 {
                place = place + rowGap(row, state.pointee.prefixes[row.firstPrefix + position - 1].node, prefix.node)
            }
            guard rowItem(row, prefix.node, place, choice.span) else { return false }
            place = prefix.width
        }
        guard choice.badge != noNode else { return true }
        if choice.shown > 0 {
            place = place + rowGap(row, state.pointee.prefixes[row.firstPrefix + choice.shown - 1].node, choice.badge)
        }
        return rowItem(row, choice.badge, place, choice.span)
    }

    /// What a row came to where it is placed; its badge's segment is to be placed too.
    func rowOutcome(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> RowOutcome {
        let count = nodes[node].count
        guard count > 0 else {
            let width = sizeNow(emptyPart(node), .unspecified).width
            return RowOutcome(isClipped: proposal.width.isFinite && less(proposal.width, width))
        }
        var tries: UInt32 = 0
        guard let choice = rowChoice(node, proposal.width, &tries) else { return RowOutcome() }
        return RowOutcome(
            shown: choice.shown, hidden: count - choice.shown,
            isClipped: proposal.width.isFinite && less(proposal.width, choice.width), segment: choice.segment)
    }

    /// Counts the items, which are the children but for what stands in place of none.
    func prepareRow(_ node: NodeIndex) {
        mergeChildren(node)
        nodes[node].flags.formUnion(.probes)
        if emptyPart(node) != noNode { nodes[node].count -= 1 }
    }

    private func emptyPart(_ node: NodeIndex) -> NodeIndex {
        resolved(storage.pointee.rows[nodes[node].payload].empty)
    }

    /// Measures the items that have not been; false while one is being worked out.
    private func measureItems(_ node: NodeIndex) -> Bool {
        let payload = nodes[node].payload
        let count = nodes[node].count
        guard storage.pointee.rows[payload].measured < count else { return true }
        if storage.pointee.rows[payload].firstPrefix == noNode { listItems(node) }
        let row = storage.pointee.rows[payload]
        let guide = row.alignment.guide
        var position = row.measured
        var width = position == 0 ? S.zero : state.pointee.prefixes[row.firstPrefix + position - 1].width
        var span = position == 0 ? LineSpan<S>() : state.pointee.prefixes[row.firstPrefix + position - 1].span
        while position < count {
            let item = state.pointee.prefixes[row.firstPrefix + position].node
            guard let size = size(item, .unspecified), let value = self.guide(item, guide, .unspecified, size) else {
                storage.pointee.rows[payload].measured = position
                return false
            }
            let before = width
            if position > 0 {
                width = width + rowGap(row, state.pointee.prefixes[row.firstPrefix + position - 1].node, item)
            }
            width = width + size.width
            if less(width, before) { storage.pointee.rows[payload].isMonotone = false }
            extend(&span, value, size.height)
            state.pointee.prefixes[row.firstPrefix + position] = RowPrefix(node: item, width: width, span: span)
            state.pointee.counters.rowItems += 1
            position += 1
        }
        storage.pointee.rows[payload].measured = position
        return true
    }

    /// Has a row measure its items again from a changed one on.
    func rewindRow(_ node: NodeIndex, to item: NodeIndex) {
        let payload = nodes[node].payload
        let row = storage.pointee.rows[payload]
        var low: UInt32 = 0
        var high = row.measured
        while low < high {
            let middle = (low + high) / 2
            if state.pointee.prefixes[row.firstPrefix + middle].node < item { low = middle + 1 } else { high = middle }
        }
        storage.pointee.rows[payload].measured = row.isMonotone ? low : 0
        storage.pointee.rows[payload].isMonotone = true
    }

    /// Makes room for a row's prefixes, with the items in them.
    private func listItems(_ node: NodeIndex) {
        let payload = nodes[node].payload
        let empty = emptyPart(node)
        storage.pointee.rows[payload].firstPrefix = UInt32(truncatingIfNeeded: state.pointee.prefixes.count)
        var cursor = children(node)
        while true {
            let item = nextChild(&cursor)
            if item == noNode { return }
            if item != empty { state.pointee.prefixes.append(RowPrefix(node: item, width: .zero, span: LineSpan())) }
        }
    }

    /// Which items a row shows at a width; nil while a badge is being measured.
    ///
    /// `tries` counts the badges found too wide so far, and lets the search go on from there.
    private func rowChoice(_ node: NodeIndex, _ width: S, _ tries: inout UInt32) -> RowChoice<S>? {
        let row = storage.pointee.rows[nodes[node].payload]
        let count = nodes[node].count
        let all = state.pointee.prefixes[row.firstPrefix + count - 1]
        if !width.isFinite || !less(width, all.width) {
            return RowChoice(shown: count, width: all.width, span: all.span)
        }
        let longest = longestPrefix(row, count, width)
        while true {
            let shown = longest - min(tries, longest)
            guard let choice = choice(node, row, shown) else { return nil }
            if shown == 0 || !less(width, choice.width) { return choice }
            tries += 1
        }
    }

    /// A number of items with the badge for the rest; nil while the badge is being measured.
    private func choice(_ node: NodeIndex, _ row: RowPayload<S>, _ shown: UInt32) -> RowChoice<S>? {
        let segment = segment(node, .count(Int(nodes[node].count - shown)))
        let badge = segmentRoot(segment)
        var choice = RowChoice<S>(shown: shown, segment: segment, badge: badge)
        if shown > 0 {
            choice.width = state.pointee.prefixes[row.firstPrefix + shown - 1].width
            choice.span = state.pointee.prefixes[row.firstPrefix + shown - 1].span
        }
        guard badge != noNode else { return choice }
        guard let size = size(badge, .unspecified),
            let value = guide(badge, row.alignment.guide, .unspecified, size)
        else { return nil }
        if shown > 0 {
            let last = state.pointee.prefixes[row.firstPrefix + shown - 1].node
            choice.width = choice.width + rowGap(row, last, badge)
        }
        choice.width = choice.width + size.width
        extend(&choice.span, value, size.height)
        return choice
    }

    /// The number of items, fewer than all, that fit without a badge.
    private func longestPrefix(_ row: RowPayload<S>, _ count: UInt32, _ width: S) -> UInt32 {
        let prefixes = state.pointee.prefixes
        if !row.isMonotone {
            var shown = count - 1
            while shown > 0, less(width, prefixes[row.firstPrefix + shown - 1].width) { shown -= 1 }
            return shown
        }
        var low: UInt32 = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if less(width, prefixes[row.firstPrefix + middle - 1].width) { high = middle } else { low = middle }
        }
        return low
    }

    private func rowGap(_ row: RowPayload<S>, _ first: NodeIndex, _ second: NodeIndex) -> S {
        row.spacing.isUnspecified ? distance(first, second, .horizontal) : row.spacing
    }

    private func rowItem(_ row: RowPayload<S>, _ node: NodeIndex, _ x: S, _ span: LineSpan<S>) -> Bool {
        guard let size = size(node, .unspecified),
            let value = guide(node, row.alignment.guide, .unspecified, size)
        else { return false }
        appendItem(node, .unspecified, size, x, -value - span.start)
        return true
    }
}

/// What a row of whole items shows at a width.
private struct RowChoice<S: LayoutScalar> {
    let shown: UInt32
    var segment = noNode
    var badge = noNode
    var width = S.zero
    var span = LineSpan<S>()
}
