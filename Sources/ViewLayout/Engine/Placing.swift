import ViewBase

/// Placement: from the root down, in the order of the nodes, each child's offer worked out again from its parent's.
extension LayoutEngine {
    /// Places the whole tree for what the root is offered.
    func place(root proposal: ProposedSize<S>) {
        clearPlacement()
        let root = nodes.count == 0 ? noNode : resolved(0)
        let size = sizeNow(root, proposal)
        placement.pointee.size = size
        if root != noNode {
            let origin = rootOrigin(proposal, size)
            put(root, proposal, Rect(origin: origin, size: size))
        }
        if nodes.count > 0 { placeNodes(from: 0, to: nodes[0].end) }
        var next = 0
        while next < state.pointee.islands.count {
            let segment = storage.pointee.segments[state.pointee.islands[next]]
            placeNodes(from: segment.start, to: segment.end)
            next += 1
        }
        frameGroups()
    }

    /// The outcome being written.
    @inline(__always) var placement: UnsafeMutablePointer<PlacementBuffers<S>> { state.pointee.placement }

    /// Makes room for the outcome of nodes that segments added.
    func growPlacement() {
        placement.pointee.frames.grow(to: nodes.count, with: .zero)
        placement.pointee.statuses.grow(to: nodes.count, with: [])
        placement.pointee.rows.grow(to: storage.pointee.rows.count, with: RowOutcome())
        placement.pointee.axes.grow(to: storage.pointee.adaptives.count, with: .vertical)
        placement.pointee.segments.grow(to: storage.pointee.deferred.count, with: noNode)
        placement.pointee.texts.grow(to: storage.pointee.texts.count, with: .unspecified)
    }

    private func clearPlacement() {
        growPlacement()
        placement.pointee.statuses.fill(with: [])
        placement.pointee.rows.fill(with: RowOutcome())
        placement.pointee.segments.fill(with: noNode)
        placement.pointee.notices.truncate(to: 0)
        state.pointee.islands.truncate(to: 0)
    }

    /// Centres the root in what it is offered; it stands at the corner along an axis without a finite offer.
    private func rootOrigin(_ proposal: ProposedSize<S>, _ size: Size<S>) -> Point<S> {
        let context = state.pointee.context
        var origin = Point<S>.zero
        if context.rootInSafeArea {
            origin.x = context.isRightToLeft ? context.safeArea.trailing : context.safeArea.leading
            origin.y = context.safeArea.top
        }
        guard context.centersRoot else { return origin }
        for axis in [Axis.horizontal, .vertical] where proposal[axis].isFinite && size[axis].isFinite {
            origin[axis] = origin[axis] + (proposal[axis] - size[axis]) / S(2)
        }
        return origin
    }

    /// Places the children of all placed nodes of a range.
    private func placeNodes(from start: NodeIndex, to end: NodeIndex) {
        var node = start
        while node < end {
            if nodes[node].rule == .group {
                node += 1
            } else if placement.pointee.statuses[node].contains(.placed) {
                if nodes[node].slot != noNode || nodes[node].rule == .geometryReader { placeChildren(node) }
                node += 1
            } else {
                node = nodes[node].end
            }
        }
    }

    /// Places the children of a placed node.
    private func placeChildren(_ node: NodeIndex) {
        let info = nodes[node]
        let frame = placement.pointee.frames[node]
        var size = Size(width: frame.width, height: frame.height)
        var proposal = info.slot == noNode ? .unspecified : state.pointee.slots[info.slot].placed
        if !size.isFinite { liftOffer(node, &proposal, &size) }
        if info.rule == .text {
            placement.pointee.texts[info.payload] = proposal
            return
        }
        let first = items.count
        if arrangesInSteps(info) {
            arrangeNow(node, proposal, size)
        } else {
            let base = tasks.count
            while !arrangedForPlacing(node, proposal, size) {
                run(downTo: base)
                state.pointee.items.truncate(to: first)
            }
        }
        if info.rule == .floating { placeFloating(node, proposal, size) }
        let isRightToLeft = info.flags.contains(.rightToLeft)
        for index in first..<items.count {
            let item = items[index]
            var x = item.x
            if isRightToLeft { x = size.width - x - item.size.width }
            let origin = Point(x: frame.x + finite(x), y: frame.y + finite(item.y))
            put(item.node, item.proposal, Rect(origin: origin, size: item.size))
        }
        finish(node, proposal, size, first)
        state.pointee.items.truncate(to: first)
    }

    /// Adds the items of a placed node; what reaches under the safe area does so only now.
    @inline(__always)
    private func arrangedForPlacing(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        nodes[node].rule == .ignoresSafeArea
            ? arrangedIgnoringSafeArea(node, proposal) : arrangedAtOnce(node, proposal, size)
    }

    /// Notes what is to be told of a placed container.
    @inline(__always)
    private func finish(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, _ first: Int) {
        let info = nodes[node]
        switch info.rule {
        case .header:
            checkHeader(node, proposal, size, first)
        case .row:
            let outcome = rowOutcome(node, proposal)
            placement.pointee.rows[info.payload] = outcome
            if outcome.segment != noNode { state.pointee.islands.append(outcome.segment) }
        case .adaptiveStack:
            placement.pointee.axes[info.payload] = followedAxis(node)
        case .stack:
            if info.flags.contains(.hasReaders) { frameReaders(node) }
        case .rowReader:
            showSegment(info.payload, storage.pointee.deferred[info.payload].current)
        case .geometryReader:
            if info.payload != noNode { showSegment(info.payload, segment(node, .size(size))) }
        default:
            break
        }
    }

    /// The offer and bounds in which the children of an infinite node are laid out: without an offer on that axis.
    ///
    /// The bounds stay infinite where the node asks for infinity by itself.
    private func liftOffer(_ node: NodeIndex, _ proposal: inout ProposedSize<S>, _ size: inout Size<S>) {
        for axis in [Axis.horizontal, .vertical] where !size[axis].isFinite { proposal[axis] = .unspecified }
        let own = sizeNow(node, proposal)
        for axis in [Axis.horizontal, .vertical] where !size[axis].isFinite { size[axis] = own[axis] }
    }

    @inline(__always)
    private func finite(_ distance: S) -> S { distance.isFinite ? distance : .zero }

    /// Writes where a node stands.
    @inline(__always)
    private func put(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ frame: Rect<S>) {
        placement.pointee.frames[node] = frame
        let info = nodes[node]
        placement.pointee.statuses[node] = info.flags.contains(.hidden) ? [.placed, .hidden] : .placed
        if info.slot != noNode { state.pointee.slots[info.slot].placed = proposal }
        state.pointee.counters.placed += 1
    }

    /// Says that a placed node is not drawn.
    func setHidden(_ node: NodeIndex) { placement.pointee.statuses[node].insert(.hidden) }

    /// Notes something that is wrong.
    func notice(_ node: NodeIndex, _ kind: LayoutNotice<S>.Kind) {
        placement.pointee.notices.append(LayoutNotice(NodeID(node), kind))
    }

    /// Has a segment placed, and remembers that it is the one shown.
    func showSegment(_ payload: UInt32, _ segment: UInt32) {
        guard segment != noNode, placement.pointee.segments[payload] != segment else { return }
        placement.pointee.segments[payload] = segment
        state.pointee.islands.append(segment)
    }

    /// Gives the readers in a stack the frames of their content, which stands among the stack's children.
    private func frameReaders(_ node: NodeIndex) {
        var cursor = children(node)
        while true {
            let reader = nextChild(&cursor)
            if reader == noNode { return }
            guard nodes[reader].rule == .rowReader else { continue }
            let payload = nodes[reader].payload
            let segment = storage.pointee.deferred[payload].current
            guard segment != noNode else { continue }
            showSegment(payload, segment)
            let range = storage.pointee.segments[segment]
            let frame = union(range.start, range.end)
            placement.pointee.frames[reader] = frame ?? emptyFrame(node)
            placement.pointee.statuses[reader] = frame == nil ? [.placed, .vacant] : .placed
        }
    }

    /// Gives groups the union of their children's frames, the innermost first.
    private func frameGroups() {
        var index = storage.pointee.groups.count
        while index > 0 {
            index -= 1
            let group = storage.pointee.groups[index].node
            let container = storage.pointee.groups[index].container
            guard container == noNode || placement.pointee.statuses[container].contains(.placed) else { continue }
            guard nodes[group].end == group + 1 || anyPlaced(group + 1, nodes[group].end) else { continue }
            let frame = union(group + 1, nodes[group].end)
            placement.pointee.frames[group] = frame ?? emptyFrame(container)
            placement.pointee.statuses[group] = frame == nil ? [.placed, .vacant] : .placed
        }
    }

    /// Whether one of the nodes of a range that have no parent in it is placed.
    private func anyPlaced(_ start: NodeIndex, _ end: NodeIndex) -> Bool {
        var next = start
        while next < end {
            if placement.pointee.statuses[next].contains(.placed) { return true }
            next = nodes[next].end
        }
        return false
    }

    private func emptyFrame(_ container: NodeIndex) -> Rect<S> {
        guard container != noNode else { return .zero }
        return Rect(origin: placement.pointee.frames[container].origin, size: .zero)
    }

    /// The smallest frame around the placed nodes of a range that have no parent in it.
    private func union(_ start: NodeIndex, _ end: NodeIndex) -> Rect<S>? {
        var result: Rect<S>?
        var next = start
        while next < end {
            let status = placement.pointee.statuses[next]
            if status.contains(.placed), !status.contains(.vacant) {
                let frame = placement.pointee.frames[next]
                result = result.map { join($0, frame) } ?? frame
            }
            next = nodes[next].end
        }
        return result
    }

    private func join(_ a: Rect<S>, _ b: Rect<S>) -> Rect<S> {
        let x = smaller(a.x, b.x)
        let y = smaller(a.y, b.y)
        return Rect(x: x, y: y, width: larger(a.maxX, b.maxX) - x, height: larger(a.maxY, b.maxY) - y)
    }
}
