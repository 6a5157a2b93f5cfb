import ViewText

/// What is worked out once, from the leaves up, before any proposal: flags, least and greatest lengths, spacing
/// preferences, and the order in which stacks serve their children.
extension LayoutEngine {
    /// Prepares the nodes from an index on: the tree's own, or those of a segment.
    func prepare(from start: NodeIndex) {
        let end = nodes.count
        state.pointee.extents.grow(to: end, with: Extents())
        var index = end
        while index > Int(start) {
            index -= 1
            prepare(NodeIndex(truncatingIfNeeded: index))
        }
    }

    private func prepare(_ node: NodeIndex) {
        let rule = nodes[node].rule
        if rule.rawValue > LayoutRule.geometryReader.rawValue || rule == .text || rule == .identity {
            nodes[node].slot = state.pointee.slots.append(SizeSlot())
        }
        switch rule {
        case .group:
            break
        case .identity, .layoutPriority, .zIndex, .offset, .alignmentGuide, .ignoresSafeArea, .gridCell:
            passOn(node, from: onlyChild(node))
            if rule == .layoutPriority { setPriority(node, storage.pointee.priorities[nodes[node].payload]) }
            if rule == .alignmentGuide { addGuide(node) }
        case .overlay, .background:
            passOn(node, from: primary(node))
        case .empty, .fill, .circle, .image, .resizableImage, .field, .geometryReader:
            state.pointee.extents[node] = leafExtents(node)
            if rule == .circle { nodes[node].flags.formUnion(.probes) }
        case .text:
            prepareText(node)
        case .spacer, .divider:
            prepareFollower(node)
        case .frame: prepareFrame(node)
        case .flexibleFrame: prepareFlexibleFrame(node)
        case .padding: preparePadding(node)
        case .fixedSize: prepareFixedSize(node)
        case .aspectRatio: prepareAspectRatio(node)
        case .position: preparePosition(node)
        case .stack: prepareStack(node)
        case .zstack: prepareZStack(node)
        case .adaptiveStack: prepareAdaptiveStack(node)
        case .viewThatFits, .custom, .grid, .gridRow: prepareAsked(node)
        case .row: prepareRow(node)
        case .header: prepareHeader(node)
        case .floating: prepareFloating(node)
        case .scroll: prepareScroll(node)
        case .safeAreaInset:
            takeOver(node, from: primary(node))
            nodes[node].flags.formUnion(.probes)
            nodes[node].spacing = standardSpacing
        case .rowReader:
            nodes[node].flags.formUnion([.probes, .guides])
        }
    }

    /// Takes lengths, guides and spacing over from a child, but not its priority.
    func takeOver(_ node: NodeIndex, from child: NodeIndex) {
        guard child != noNode else { return }
        state.pointee.extents[node] = state.pointee.extents[child]
        nodes[node].flags.formUnion(
            nodes[child].flags.intersection([.probes, .guides, .keepsSpacing, .followsAxis]))
        nodes[node].spacing = nodes[child].spacing
    }

    /// Takes everything over from a child.
    func passOn(_ node: NodeIndex, from child: NodeIndex) {
        guard child != noNode else { return }
        takeOver(node, from: child)
        nodes[node].flags.formUnion(nodes[child].flags.intersection(.prioritized))
    }

    /// Says that the lengths along an axis are known whatever is offered across.
    func setExtents(_ node: NodeIndex, _ axis: Axis, _ least: S, _ greatest: S) {
        state.pointee.extents[node].set(axis, least, greatest)
        nodes[node].flags.remove(.probes(axis))
    }

    /// Says what the lengths along an axis are if the child's are known.
    func setOneExtent(_ node: NodeIndex, _ axis: Axis, _ least: S, _ greatest: S) {
        state.pointee.extents[node].set(axis, least, greatest)
    }

    private func setPriority(_ node: NodeIndex, _ value: Double) {
        if value == 0 { nodes[node].flags.remove(.prioritized) } else { nodes[node].flags.insert(.prioritized) }
    }

    private func addGuide(_ node: NodeIndex) {
        let guide = storage.pointee.guides[nodes[node].payload].guide
        nodes[node].flags.insert(guide.isEdge ? .edgeGuides : .lineGuides)
    }

    private func prepareText(_ node: NodeIndex) {
        nodes[node].flags.formUnion([.probes, .lineGuides])
        let spacing = storage.pointee.texts[nodes[node].payload].text.spacing
        var preferences = SpacingPreferences<S>.standard
        preferences.top = EdgeSpacing(
            plain: .unspecified, aboveText: S(spacing.topToNonText), belowText: .unspecified,
            betweenTexts: S(spacing.topToText))
        preferences.bottom = EdgeSpacing(
            plain: .unspecified, aboveText: .unspecified, belowText: S(spacing.bottomToNonText), betweenTexts: .zero)
        nodes[node].spacing = spacingIndex(preferences)
    }

    private func prepareFollower(_ node: NodeIndex) {
        state.pointee.extents[node] = leafExtents(node)
        guard nodes[node].rule == .spacer else { return }
        nodes[node].flags.formUnion([.prioritized, .keepsSpacing])
        let axis = storage.pointee.spacers[nodes[node].payload].axis
        var preferences = SpacingPreferences<S>.zero
        if axis == .horizontal {
            preferences.top = .none
            preferences.bottom = .none
        }
        if axis == .vertical {
            preferences.leading = .none
            preferences.trailing = .none
        }
        nodes[node].spacing = spacingIndex(preferences)
    }

    /// A container that is asked for its lengths, and merges its children's guides and spacing.
    private func prepareAsked(_ node: NodeIndex) {
        nodes[node].flags.formUnion(.probes)
        mergeChildren(node)
    }
}

extension LayoutEngine {
    /// Counts the children of a container and takes over the guides that it passes on.
    ///
    /// Containers merge baselines and the tree's own guides, but not edges and centres.
    func countChildren(_ node: NodeIndex) {
        var count: UInt32 = 0
        var flags = NodeFlags()
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            count += 1
            flags.formUnion(nodes[child].flags)
            if nodes[child].rule == .rowReader { nodes[node].flags.insert(.hasReaders) }
        }
        nodes[node].count = count
        nodes[node].flags.formUnion(flags.intersection([.lineGuides, .followsAxis]))
    }

    /// Counts the children and merges their spacing on all edges.
    func mergeChildren(_ node: NodeIndex) {
        countChildren(node)
        if nodes[node].rule == .viewThatFits, hasEdgeGuides(node) { nodes[node].flags.insert(.edgeGuides) }
        mergeSpacing(node, along: nil)
    }

    private func hasEdgeGuides(_ node: NodeIndex) -> Bool {
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { return false }
            if nodes[child].flags.contains(.edgeGuides) { return true }
        }
    }

    /// Makes a container of one child that child, where its rule allows it.
    ///
    /// OpenSwiftUI's LayoutView.swift: stacks of every kind.
    func becomesOnlyChild(_ node: NodeIndex) -> Bool {
        guard nodes[node].count == 1, !nodes[node].flags.contains(.hasReaders) else { return false }
        nodes[node].flags.insert(.sole)
        passOn(node, from: onlyChild(node))
        return true
    }

    /// An empty stack takes no part in anything.
    func becomesEmpty(_ node: NodeIndex) -> Bool {
        guard nodes[node].count == 0 else { return false }
        nodes[node].flags.insert(.prioritized)
        nodes[node].spacing = zeroSpacing
        return true
    }

    private func prepareStack(_ node: NodeIndex) {
        countChildren(node)
        let stack = nodes[node].payload
        if becomesEmpty(node) || becomesOnlyChild(node) { return }
        mergeSpacing(node, along: storage.pointee.stacks[stack].axis)
        prepareStack(node, stack)
    }

    /// Works out the gaps, the lengths and the order of serving of a stack.
    func prepareStack(_ node: NodeIndex, _ stack: UInt32) {
        let axis = storage.pointee.stacks[stack].axis
        if nodes[node].flags.contains(.hasReaders) {
            nodes[node].flags.formUnion([.probes, .guides])
            storage.pointee.stacks[stack].probesChildren = true
            return
        }
        findGaps(node, stack)
        let payload = storage.pointee.stacks[stack]
        let guide = payload.alignment.guide(axis.other)
        var least = S.zero
        var greatest = S.zero
        var leastSpan = LineSpan<S>()
        var greatestSpan = LineSpan<S>()
        var probes = NodeFlags()
        var position = 0
        state.pointee.keys.truncate(to: 0)
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            let extents = state.pointee.extents[child]
            let gap = gap(payload, position)
            least = least + gap + extents.minimum(axis)
            greatest = greatest + gap + extents.maximum(axis)
            probes.formUnion(nodes[child].flags.intersection(.probes))
            if hasExplicit(child, guide) || guide.isCustom { probes.insert(.probes(axis.other)) }
            extend(&leastSpan, defaultShare(guide, extents.minimum(axis.other)), extents.minimum(axis.other))
            extend(&greatestSpan, defaultShare(guide, extents.maximum(axis.other)), extents.maximum(axis.other))
            appendKey(UInt32(truncatingIfNeeded: position), child, extents.minimum(axis), extents.maximum(axis))
            position += 1
        }
        if less(payload.gaps, .zero) { probes.insert(.probes(axis)) }
        nodes[node].flags.formUnion(probes)
        setOneExtent(node, axis, least, greatest)
        setOneExtent(node, axis.other, spanLength(leastSpan), spanLength(greatestSpan))
        storage.pointee.stacks[stack].probesChildren = probes.contains(.probes(axis))
        if !probes.contains(.probes(axis)) { writeOrder(stack) }
    }

    /// Writes the order of serving down if it is not that of declaration.
    private func writeOrder(_ stack: UInt32) {
        sortKeys()
        let keys = state.pointee.keys
        let isDeclared =
            keys[keys.count - 1].priority == keys[0].priority
            && (0..<keys.count).allSatisfy { keys[$0].position == UInt32(truncatingIfNeeded: $0) }
        if isDeclared { return }
        storage.pointee.stacks[stack].firstServing = UInt32(truncatingIfNeeded: state.pointee.servings.count)
        storage.pointee.stacks[stack].reserve = makeTurns { _, turn in self.state.pointee.servings.append(turn) }
    }

    /// The place of an edge, centre or baseline in a view of a length.
    private func defaultShare(_ guide: AlignmentGuide, _ length: S) -> S {
        switch guide {
        case .leading, .top: .zero
        case .centerHorizontal, .centerVertical: length / S(2)
        default: length
        }
    }

    private func spanLength(_ span: LineSpan<S>) -> S { span.end - span.start }

    private func prepareZStack(_ node: NodeIndex) {
        countChildren(node)
        if becomesEmpty(node) {
            nodes[node].spacing = zeroSpacing
            return
        }
        if becomesOnlyChild(node) { return }
        mergeSpacing(node, along: nil)
        let alignment = storage.pointee.alignments[nodes[node].payload]
        for axis in [Axis.horizontal, .vertical] { zstackExtents(node, axis, alignment.guide(axis)) }
    }

    private func zstackExtents(_ node: NodeIndex, _ axis: Axis, _ guide: AlignmentGuide) {
        var leastSpan = LineSpan<S>()
        var greatestSpan = LineSpan<S>()
        var cursor = children(node)
        while true {
            let child = nextChild(&cursor)
            if child == noNode { break }
            let flags = nodes[child].flags
            if flags.contains(.probes(axis)) || flags.contains(.prioritized) || hasExplicit(child, guide)
                || guide.isCustom
            {
                nodes[node].flags.insert(.probes(axis))
            }
            let extents = state.pointee.extents[child]
            extend(&leastSpan, defaultShare(guide, extents.minimum(axis)), extents.minimum(axis))
            extend(&greatestSpan, defaultShare(guide, extents.maximum(axis)), extents.maximum(axis))
        }
        setOneExtent(node, axis, spanLength(leastSpan), spanLength(greatestSpan))
    }
}
