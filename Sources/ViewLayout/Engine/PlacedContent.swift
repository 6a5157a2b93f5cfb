import ViewBase

/// Content that is there or not as its container is placed: candidates, items, badges and what is built for a size.
extension LayoutEngine {
    /// Writes what became of a container, before its items are put; what it held and holds no more is cleared.
    func settleContent(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, _ first: Int) {
        let info = nodes[node]
        switch info.rule {
        case .viewThatFits:
            if first < items.count, !isPlaced(items[first].node) { clearContent(node) }
        case .row:
            let outcome = rowOutcome(node, proposal)
            let before = placement.pointee.rows[info.payload]
            if outcome.shown != before.shown || outcome.segment != before.segment { clearContent(node) }
            placement.pointee.rows[info.payload] = outcome
        case .adaptiveStack:
            placement.pointee.axes[info.payload] = followedAxis(node)
        case .stack:
            if info.flags.contains(.hasReaders) { showReaders(node) }
        case .rowReader:
            placement.pointee.segments[info.payload] = storage.pointee.deferred[info.payload].current
        case .geometryReader:
            guard info.payload != noNode else { return }
            let shown = segment(node, .size(size))
            if placement.pointee.segments[info.payload] != shown { clearContent(node) }
            placement.pointee.segments[info.payload] = shown
        case .header:
            dropNotices(node)
        default:
            break
        }
    }

    func isPlaced(_ node: NodeIndex) -> Bool { placement.pointee.statuses[node].contains(.placed) }

    /// Clears what a node held when it was arranged before.
    private func clearContent(_ node: NodeIndex) {
        guard placement.pointee.statuses[node].contains(.isArranged) else { return }
        clear(from: node + 1, to: nodes[node].end)
        clearSegment(node)
    }

    /// Says that no node of a range is placed, nor what was built for one.
    func clear(from start: NodeIndex, to end: NodeIndex) {
        for node in start..<end where !placement.pointee.statuses[node].isEmpty {
            placement.pointee.statuses[node] = []
            clearSegment(node)
        }
    }

    private func clearSegment(_ node: NodeIndex) {
        let info = nodes[node]
        var shown = noNode
        switch info.rule {
        case .row:
            shown = placement.pointee.rows[info.payload].segment
            placement.pointee.rows[info.payload] = RowOutcome()
        case .rowReader, .geometryReader:
            guard info.payload != noNode else { return }
            shown = placement.pointee.segments[info.payload]
            placement.pointee.segments[info.payload] = noNode
        default:
            return
        }
        guard shown != noNode else { return }
        let segment = storage.pointee.segments[shown]
        clear(from: segment.start, to: segment.end)
    }

    /// Notes the content that the readers in a stack show among its children.
    private func showReaders(_ node: NodeIndex) {
        var cursor = children(node)
        while true {
            let reader = nextChild(&cursor)
            if reader == noNode { return }
            guard nodes[reader].rule == .rowReader else { continue }
            let payload = nodes[reader].payload
            placement.pointee.segments[payload] = storage.pointee.deferred[payload].current
        }
    }

    private func dropNotices(_ node: NodeIndex) {
        let notices = placement.pointee.notices
        var kept = 0
        for index in 0..<notices.count where notices[index].node.raw != node {
            notices[kept] = notices[index]
            kept += 1
        }
        placement.pointee.notices.truncate(to: kept)
    }

    /// Where a placed node stands in the window, for rules that need it while they place.
    func windowFrame(_ node: NodeIndex) -> Rect<S> {
        let frames = placement.pointee.frames
        var chain: [NodeIndex] = []
        var outer = node
        while outer != noNode, outer != state.pointee.located {
            chain.append(outer)
            outer = storage.pointee.placer(of: outer)
        }
        var origin = outer == noNode ? .zero : state.pointee.locatedOrigin
        for index in chain.indices.reversed() {
            let frame = frames[chain[index]]
            let isRoot = outer == noNode && index == chain.count - 1
            origin = isRoot ? frame.origin : Point(x: origin.x + frame.x, y: origin.y + frame.y)
        }
        state.pointee.located = node
        state.pointee.locatedOrigin = origin
        return Rect(origin: origin, size: frames[node].size)
    }
}
