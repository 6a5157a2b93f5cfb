import ViewBase

/// The numbers of one node given to another of the same rule.
extension LayoutEngine {
    /// Gives a node the numbers of a node of another tree, and notes a change if they differ.
    ///
    /// Safe: the other tree is kept by the caller while its storage is read.
    func adopt(_ node: NodeIndex, _ other: UnsafeMutablePointer<TreeStorage<S>>, _ index: NodeIndex) {
        let new = other.pointee.nodes[index].payload
        let own = nodes[node].payload
        let (a, b) = (storage.pointee, other.pointee)
        switch nodes[node].rule {
        case .group, .identity, .empty, .fill, .circle, .rowReader:
            break
        case .image, .resizableImage, .field: adopt(node, a.sizes, own, b.sizes, new)
        case .text: setText(of: NodeID(node), b.texts[new].text)
        case .spacer, .divider: adoptSpacer(node, own, b.spacers[new].minimum)
        case .frame: adopt(node, a.frames, own, b.frames, new)
        case .flexibleFrame: adopt(node, a.flexibleFrames, own, b.flexibleFrames, new)
        case .padding: adopt(node, a.paddings, own, b.paddings, new)
        case .fixedSize, .viewThatFits, .scroll: adopt(node, a.axes, own, b.axes, new)
        case .layoutPriority, .zIndex: adopt(node, a.priorities, own, b.priorities, new)
        case .aspectRatio: adopt(node, a.aspects, own, b.aspects, new)
        case .offset, .position: adopt(node, a.points, own, b.points, new)
        case .alignmentGuide: adopt(node, a.guides, own, b.guides, new)
        case .overlay, .background, .zstack: adopt(node, a.alignments, own, b.alignments, new)
        case .safeAreaInset: adopt(node, a.safeAreaInsets, own, b.safeAreaInsets, new)
        case .ignoresSafeArea: adopt(node, a.edges, own, b.edges, new)
        case .gridCell: adopt(node, a.cells, own, b.cells, new)
        case .containerFrame: adopt(node, a.containerFrames, own, b.containerFrames, new)
        case .floating: adopt(node, a.floatings, own, b.floatings, new)
        case .grid: adopt(node, a.grids, own, b.grids, new)
        case .gridRow:
            if own != noNode { adopt(node, a.alignments, own, b.alignments, new) }
        case .stack:
            if differs(own, b.stacks[new]) { note(node) }
            adoptStack(own, b.stacks[new])
        case .adaptiveStack: adoptAdaptive(node, own, other, new)
        case .header: adoptHeader(node, own, b.headers[new])
        case .row: adoptRow(node, own, b.rows[new])
        case .geometryReader:
            if own != noNode { dropSegments(node) }
        case .custom:
            note(node)
        }
    }

    /// Gives a node an element of a pool.
    private func adopt<T>(_ node: NodeIndex, _ pool: Buffer<T>, _ own: UInt32, _ other: Buffer<T>, _ new: UInt32) {
        guard !isSame(pool.base + Int(own), other.base + Int(new)) else { return }
        note(node)
        pool[own] = other[new]
    }

    /// Whether two plain values have the same bytes.
    ///
    /// Safe: both pointers lead to a whole value, and payloads have no padding that is not set.
    private func isSame<T>(_ a: UnsafeMutablePointer<T>, _ b: UnsafeMutablePointer<T>) -> Bool {
        UnsafeRawBufferPointer(start: a, count: MemoryLayout<T>.size)
            .elementsEqual(UnsafeRawBufferPointer(start: b, count: MemoryLayout<T>.size))
    }

    /// Gives a subtree the notices of another tree of its shape.
    func adoptNotices(_ node: NodeIndex, _ other: UnsafeMutablePointer<TreeStorage<S>>) {
        let end = nodes[node].end
        var kept: [LayoutNotice<S>] = []
        for index in 0..<storage.pointee.notices.count {
            let notice = storage.pointee.notices[index]
            if notice.node.raw < node || notice.node.raw >= end { kept.append(notice) }
        }
        for index in 0..<other.pointee.notices.count {
            let notice = other.pointee.notices[index]
            kept.append(LayoutNotice(NodeID(notice.node.raw + node), notice.kind))
        }
        storage.pointee.notices.truncate(to: 0)
        for notice in kept { storage.pointee.notices.append(notice) }
    }

    private func adoptSpacer(_ node: NodeIndex, _ own: UInt32, _ minimum: S) {
        let old = storage.pointee.spacers[own]
        guard !old.minimum.isIdentical(to: minimum) else { return }
        note(node)
        storage.pointee.spacers[own] = SpacerPayload(minimum: minimum, axis: old.axis, follows: old.follows)
    }

    private func differs(_ own: UInt32, _ new: StackPayload<S>) -> Bool {
        let old = storage.pointee.stacks[own]
        return old.alignment != new.alignment || !old.spacing.isIdentical(to: new.spacing)
    }

    private func adoptStack(_ own: UInt32, _ new: StackPayload<S>) {
        guard differs(own, new) else { return }
        let old = storage.pointee.stacks[own]
        var stack = StackPayload(alignment: new.alignment, spacing: new.spacing, axis: old.axis)
        stack.firstGap = old.firstGap
        stack.firstServing = old.firstServing
        storage.pointee.stacks[own] = stack
    }

    private func adoptAdaptive(
        _ node: NodeIndex, _ own: UInt32, _ other: UnsafeMutablePointer<TreeStorage<S>>, _ new: UInt32
    ) {
        let old = storage.pointee.adaptives[own]
        let adaptive = other.pointee.adaptives[new]
        var isChanged = false
        if case .width(let a) = old.rule, case .width(let b) = adaptive.rule { isChanged = !a.isIdentical(to: b) }
        let horizontal = other.pointee.stacks[adaptive.horizontal]
        let vertical = other.pointee.stacks[adaptive.vertical]
        guard isChanged || differs(old.horizontal, horizontal) || differs(old.vertical, vertical) else { return }
        note(node)
        storage.pointee.adaptives[own] = AdaptivePayload(
            rule: adaptive.rule, horizontal: old.horizontal, vertical: old.vertical, axis: old.axis,
            isFollowed: old.isFollowed)
        adoptStack(old.horizontal, horizontal)
        adoptStack(old.vertical, vertical)
    }

    private func adoptHeader(_ node: NodeIndex, _ own: UInt32, _ new: HeaderPayload<S>) {
        let old = storage.pointee.headers[own]
        guard
            !old.spacing.isIdentical(to: new.spacing) || old.alignment != new.alignment || old.title != new.title
        else { return }
        note(node)
        storage.pointee.headers[own] = HeaderPayload(
            spacing: new.spacing, alignment: new.alignment, title: new.title, leading: old.leading,
            center: old.center, trailing: old.trailing)
    }

    private func adoptRow(_ node: NodeIndex, _ own: UInt32, _ new: RowPayload<S>) {
        let old = storage.pointee.rows[own]
        note(node)
        dropSegments(node)
        var row = RowPayload(spacing: new.spacing, alignment: new.alignment, empty: old.empty)
        row.firstPrefix = old.firstPrefix
        storage.pointee.rows[own] = row
    }

    /// Drops what the provider built for a node, which is built anew when it is needed.
    private func dropSegments(_ node: NodeIndex) {
        note(node)
        for index in 0..<storage.pointee.segments.count where storage.pointee.segments[index].owner == node {
            let segment = storage.pointee.segments[index]
            storage.pointee.segments[index] = Segment(
                owner: noNode, key: segment.key, start: segment.start, end: segment.end)
        }
    }
}
