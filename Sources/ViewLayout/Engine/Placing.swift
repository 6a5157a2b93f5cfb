import ViewBase

/// Placement: from the root down, each child's offer worked out again from its parent's.
///
/// A frame is kept relative to the container that gave it, so that what moves takes its content along, and a child that
/// stands in its container as before is left alone.
extension LayoutEngine {
    /// Places what the changes reach for what the root is offered: all of it the first time.
    func place(root proposal: ProposedSize<S>, isMoved: Bool) {
        growPlacement()
        if storage.pointee.hasRowReaders { clear(from: 0, to: NodeIndex(truncatingIfNeeded: nodes.count)) }
        placement.pointee.isSettled = false
        placement.pointee.walked = 0
        let root = nodes.count == 0 ? noNode : resolved(0)
        let size = sizeNow(root, proposal)
        placement.pointee.size = size
        if root != noNode {
            let frame = Rect(origin: rootOrigin(proposal, size), size: size)
            if put(root, proposal, frame, isMoved) { state.pointee.waiting.append(root) }
        }
        placeWaiting()
        placeStops()
        placeArrangedAhead()
    }

    /// The outcome being written.
    ///
    /// Safe: the engine keeps its owner for as long.
    @inline(__always) var placement: UnsafeMutablePointer<PlacementBuffers<S>> { state.pointee.placement }

    /// Makes room for the outcome of nodes that segments added.
    func growPlacement() {
        placement.pointee.frames.grow(to: nodes.count)
        placement.pointee.statuses.grow(to: nodes.count, with: [])
        placement.pointee.rows.grow(to: storage.pointee.rows.count, with: RowOutcome())
        placement.pointee.axes.grow(to: storage.pointee.adaptives.count, with: .vertical)
        placement.pointee.segments.grow(to: storage.pointee.deferred.count, with: noNode)
        placement.pointee.texts.grow(to: storage.pointee.texts.count, with: .unspecified)
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

    /// Places the children of the nodes that answered the changes as before, the outermost first.
    private func placeStops() {
        let stops = state.pointee.changes.stops
        if stops.count > 1 {
            // Safe: the elements of a buffer, which nothing appends to meanwhile.
            var unsorted = UnsafeMutableBufferPointer(start: stops.base, count: stops.count)
            unsorted.sort()
        }
        for index in 0..<stops.count where placement.pointee.statuses[stops[index]].contains(.placed) {
            state.pointee.waiting.append(stops[index])
            placeWaiting()
        }
        state.pointee.changes.stops.truncate(to: 0)
        state.pointee.changes.restacks.truncate(to: 0)
    }

    /// Places the children of the nodes that wait, and of those that wait because of it.
    private func placeWaiting() {
        state.pointee.located = noNode
        while state.pointee.waiting.count > 0 {
            let last = state.pointee.waiting.count - 1
            let node = state.pointee.waiting[last]
            state.pointee.waiting.truncate(to: last)
            placeChildren(node)
        }
    }

    /// Places the children of a placed node.
    @inline(__always)
    private func placeChildren(_ node: NodeIndex) {
        let info = nodes[node]
        if info.rule == .text {
            placement.pointee.texts[info.payload] = state.pointee.slots[info.slot].placed
            return
        }
        if !placement.pointee.statuses[node].isDisjoint(with: .areChildrenPut), takesChildren(info, node) { return }
        let (first, proposal, size) = placedItems(node)
        if info.rule.settlesContent { settleContent(node, proposal, size, first) }
        placement.pointee.statuses[node].insert(.isArranged)
        putItems(from: first, in: size, isRightToLeft: info.flags.contains(.rightToLeft))
        if info.rule == .header { checkHeader(node, proposal, size, first) }
        state.pointee.items.truncate(to: first)
    }

    /// Takes the children of a stack as they were put before it is placed; false if that was for another offer.
    private func takesChildren(_ info: LayoutNode, _ node: NodeIndex) -> Bool {
        let status = placement.pointee.statuses[node]
        placement.pointee.statuses[node].subtract(.areChildrenPut)
        return status.contains(.isArrangedAhead) ? takesArrangement(info, node) : placesRestacked(node)
    }

    /// Places the children of a stack as they were put when it was measured; false if that was for another offer.
    @inline(__always)
    private func takesArrangement(_ info: LayoutNode, _ node: NodeIndex) -> Bool {
        let slot = state.pointee.slots[info.slot]
        guard slot.proposal.isIdentical(to: slot.placed),
            isArrangedByMeasuring(info, storage.pointee.stacks[info.payload], slot.proposal, slot.size)
        else { return false }
        placement.pointee.statuses[node].insert(.isArranged)
        let first = state.pointee.waiting.count
        state.pointee.counters.placed += Int(info.count)
        let statuses = placement.pointee.statuses
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            let info = children.nodes[child]
            let isNew = !statuses[child].contains(.placed)
            markPlaced(child, info.flags, in: statuses)
            guard info.slot != noNode || info.rule == .geometryReader, takesMark(child) || isNew else { continue }
            if info.flags.contains(.plain), placesStretching(in: child, info) { continue }
            placeContent(of: child, info)
        }
        let waiting = state.pointee.waiting
        // Safe: the elements of a buffer, which nothing appends to meanwhile.
        var added = UnsafeMutableBufferPointer(start: waiting.base + first, count: waiting.count - first)
        added.reverse()
        return true
    }

    /// Writes where the children from an index on will stand if their stack is placed as it was measured, once each has
    /// been completed; marks those in which others must then be placed.
    @inline(__always)
    func putAhead(from first: Int, in size: Size<S>, isRightToLeft: Bool, _ complete: (inout Item<S>) -> Void) {
        let (items, nodes) = (items, nodes)
        let (frames, statuses, slots) = (placement.pointee.frames, placement.pointee.statuses, state.pointee.slots)
        for index in first..<items.count {
            complete(&items[index])
            let (node, proposal) = (items[index].node, items[index].proposal)
            let slot = nodes[node].slot
            if slot != noNode || nodes[node].rule == .geometryReader, statuses[node].contains(.placed),
                !frames[node].size.isIdentical(to: items[index].size)
                    || slot != noNode && !slots[slot].placed.isIdentical(to: proposal)
            {
                nodes[node].marks.insert(.moved)
            }
            if slot != noNode { slots[slot].placed = proposal }
            frames[node] = frame(of: items[index], in: size, isRightToLeft: isRightToLeft)
        }
    }

    /// Notes that the children of a stack were put when it was measured.
    @inline(__always)
    func noteArrangedAhead(_ node: NodeIndex) {
        guard !placement.pointee.statuses[node].contains(.isArrangedAhead) else { return }
        placement.pointee.statuses[node].insert(.isArrangedAhead)
        state.pointee.arrangedAhead.append(node)
    }

    /// Places the children once more of stacks that were measured for other offers since they were placed.
    private func placeArrangedAhead() {
        var index = 0
        while index < state.pointee.arrangedAhead.count {
            let node = state.pointee.arrangedAhead[index]
            index += 1
            guard placement.pointee.statuses[node].contains(.isArrangedAhead) else { continue }
            if isPlaced(node) {
                state.pointee.waiting.append(node)
                placeWaiting()
            } else {
                placement.pointee.statuses[node].remove(.isArrangedAhead)
            }
        }
        state.pointee.arrangedAhead.shrink(to: 1 << 12)
    }

    /// Where an item stands in its container, leading being on either side.
    @inline(__always)
    private func frame(of item: Item<S>, in size: Size<S>, isRightToLeft: Bool) -> Rect<S> {
        let x = isRightToLeft ? size.width - item.x - item.size.width : item.x
        return Rect(origin: Point(x: finite(x), y: finite(item.y)), size: item.size)
    }

    /// Adds an item for each child of a placed node; the first of them, and the offer and bounds that count for them.
    @inline(__always)
    func placedItems(_ node: NodeIndex) -> (first: Int, proposal: ProposedSize<S>, size: Size<S>) {
        let info = nodes[node]
        let frame = placement.pointee.frames[node]
        var size = Size(width: frame.width, height: frame.height)
        var proposal = info.slot == noNode ? .unspecified : state.pointee.slots[info.slot].placed
        if !size.isFinite { liftOffer(node, &proposal, &size) }
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
        return (first, proposal, size)
    }

    /// Writes where the items from an index on stand; those that do not stand as before wait to be placed themselves.
    @inline(__always)
    private func putItems(from first: Int, in size: Size<S>, isRightToLeft: Bool) {
        var index = items.count
        while index > first {
            index -= 1
            let item = items[index]
            if put(item.node, item.proposal, frame(of: item, in: size, isRightToLeft: isRightToLeft), false) {
                placeContent(of: item.node, nodes[item.node])
            }
        }
    }

    /// Lets the children of a placed node be placed: the leaf in a frame at once, all others when their turn comes.
    @inline(__always)
    private func placeContent(of node: NodeIndex, _ info: LayoutNode) {
        if info.flags.contains(.plain), info.rule == .frame || info.rule == .flexibleFrame, placesLeaf(in: node) {
            return
        }
        state.pointee.waiting.append(node)
    }

    /// Places the leaf in a placed frame, which takes no list of items; false if it is endless, or holds no such leaf.
    ///
    /// A function of its own, as the loops over children of other kinds are slower with this in them.
    @inline(never)
    private func placesLeaf(in frame: NodeIndex) -> Bool {
        if placesStretching(in: frame, nodes[frame]) { return true }
        let leaf = frame + 1
        let size = placement.pointee.frames[frame].size
        guard size.isFinite, nodes[leaf].slot == noNode, nodes[leaf].rule != .geometryReader else { return false }
        let (offer, alignment) = insideFrame(frame, state.pointee.slots[nodes[frame].slot].placed, size)
        guard let own = leafSize(leaf, offer) else { return false }
        placement.pointee.frames[leaf] = Rect(origin: .zero, size: own)
        if !own.isIdentical(to: size) {
            let origin = origin(own, in: size, alignment)
            let item = Item(node: leaf, proposal: offer, size: own, x: origin.x, y: origin.y)
            placement.pointee.frames[leaf] = self.frame(
                of: item, in: size, isRightToLeft: nodes[frame].flags.contains(.rightToLeft))
        }
        notePlacedLeaf(leaf, in: frame)
        return true
    }

    /// Places the leaf in a placed flexible frame that is finite and was offered lengths, if it stretches: it takes the
    /// whole frame, whatever the limits, as it is offered the frame's own lengths, which are not negative.
    @inline(__always)
    private func placesStretching(in frame: NodeIndex, _ info: LayoutNode) -> Bool {
        let leaf = frame + 1
        guard !S.remembersTurns, info.rule == .flexibleFrame, nodes[leaf].rule == .fill else { return false }
        let frames = placement.pointee.frames
        let size = frames[frame].size
        let offered = state.pointee.slots[info.slot].placed
        guard size.isFinite, !offered.width.isUnspecified, !offered.height.isUnspecified else { return false }
        state.pointee.counters.leafAnswers &+= 1
        frames[leaf] = Rect(origin: .zero, size: size)
        notePlacedLeaf(leaf, in: frame)
        return true
    }

    /// Notes that the leaf in a frame stands where it now does.
    @inline(__always)
    private func notePlacedLeaf(_ leaf: NodeIndex, in frame: NodeIndex) {
        let statuses = placement.pointee.statuses
        statuses[frame].insert(.isArranged)
        markPlaced(leaf, nodes[leaf].flags, in: statuses)
        state.pointee.counters.placed &+= 1
    }

    /// Adds the items of a placed node; what reaches under the safe area does so only now.
    @inline(__always)
    private func arrangedForPlacing(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        nodes[node].rule == .ignoresSafeArea
            ? arrangedIgnoringSafeArea(node, proposal) : arrangedAtOnce(node, proposal, size)
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

    /// Writes where a node stands in its container; whether its children are to be placed.
    @inline(__always)
    func put(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ frame: Rect<S>, _ isMoved: Bool) -> Bool {
        let before = placement.pointee.frames[node].size
        placement.pointee.frames[node] = frame
        state.pointee.counters.placed += 1
        return notePlaced(node, proposal, frame.size, before: before, isMoved: isMoved)
    }

    /// Notes that a node stands where it now does; whether its children are to be placed.
    @inline(__always)
    private func notePlaced(
        _ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, before: Size<S>, isMoved: Bool
    ) -> Bool {
        let (info, statuses) = (nodes[node], placement.pointee.statuses)
        let status = statuses[node]
        markPlaced(node, info.flags, in: statuses)
        guard info.slot != noNode else {
            return info.rule == .geometryReader
                && (takesMark(node) || !status.contains(.placed) || !before.isIdentical(to: size) || isMoved
                    || info.flags.contains(.readsPlace))
        }
        let slots = state.pointee.slots
        let isSame =
            status.contains(.placed) && slots[info.slot].placed.isIdentical(to: proposal)
            && before.isIdentical(to: size)
        slots[info.slot].placed = proposal
        return takesMark(node) || !isSame || isMoved || info.flags.contains(.readsPlace)
    }

    /// Marks a node as placed, and as hidden if it is; what is known of its children stays.
    @inline(__always)
    private func markPlaced(_ node: NodeIndex, _ flags: NodeFlags, in statuses: Buffer<NodeStatus>) {
        let own: NodeStatus = flags.contains(.hidden) ? .notDrawn : .placed
        statuses[node] = statuses[node].intersection(.ofChildren).union(own)
    }

    /// Takes back the mark that a node's children must be placed again.
    @inline(__always)
    private func takesMark(_ node: NodeIndex) -> Bool {
        guard nodes[node].marks.contains(.moved) else { return false }
        nodes[node].marks.remove(.moved)
        return true
    }

    /// Says that a placed node is not drawn.
    func setHidden(_ node: NodeIndex) { placement.pointee.statuses[node].insert(.hidden) }

    /// Notes something that is wrong.
    func notice(_ node: NodeIndex, _ kind: LayoutNotice<S>.Kind) {
        placement.pointee.notices.append(LayoutNotice(NodeID(node), kind))
    }
}
