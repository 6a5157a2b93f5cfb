import ViewText

/// What is worked out once, from the leaves up, before any proposal: flags, least and greatest lengths, spacing
/// preferences, and the order in which stacks serve their children.
extension LayoutEngine {
    /// Prepares the nodes from an index on: the tree's own, or those of a segment.
    func prepare(from start: NodeIndex) {
        let end = nodes.count
        state.pointee.extents.grow(to: Int(storage.pointee.slotCount), with: Extents())
        state.pointee.slots.grow(to: Int(storage.pointee.slotCount), with: SizeSlot())
        var index = end
        while index > Int(start) {
            index -= 1
            if !nodes[index].rule.isPreparedAsBuilt { prepare(NodeIndex(truncatingIfNeeded: index)) }
        }
        state.pointee.shrinkKeys()
    }

    /// Says of a node and all around it that something in it stands by its place in the window.
    func markReadsPlace(_ node: NodeIndex) {
        var node = node
        while node != noNode, !nodes[node].flags.contains(.readsPlace) {
            nodes[node].flags.insert(.readsPlace)
            node = nodes[node].parent
        }
    }

    /// Prepares one node, all that it holds being prepared.
    @inline(__always)
    func prepare(_ node: NodeIndex) {
        let rule = nodes[node].rule
        switch rule {
        case .group, .empty, .fill, .image, .resizableImage, .field, .geometryReader:
            break
        case .circle: nodes[node].flags.formUnion(.probes)
        case .identity, .layoutPriority, .zIndex, .offset, .alignmentGuide, .ignoresSafeArea, .gridCell:
            preparePassing(node, rule)
        case .overlay, .background:
            passOn(node, from: primary(node))
        case .text: prepareText(node)
        case .spacer, .divider: prepareFollower(node)
        case .frame: prepareFrame(node)
        case .flexibleFrame:
            holdsFillAlone(node) ? prepareStretchingFrame(node) : prepareFlexibleFrame(node)
        case .padding: preparePadding(node)
        case .fixedSize: prepareFixedSize(node)
        case .aspectRatio: prepareAspectRatio(node)
        case .position: preparePosition(node)
        case .stack: prepareStack(node)
        case .zstack: prepareZStack(node)
        case .adaptiveStack: prepareAdaptiveStack(node)
        case .viewThatFits, .gridRow: prepareAsked(node)
        case .grid: prepareGrid(node)
        case .custom: prepareCustom(node)
        case .row: prepareRow(node)
        case .header: prepareHeader(node)
        case .floating: prepareFloating(node)
        case .scroll: prepareScroll(node)
        case .containerFrame: prepareByContext(node, from: onlyChild(node))
        case .safeAreaInset: prepareByContext(node, from: primary(node))
        case .rowReader: nodes[node].flags.formUnion([.probes, .guides])
        }
    }

    /// A modifier that leaves the size of its child alone.
    private func preparePassing(_ node: NodeIndex, _ rule: LayoutRule) {
        passOn(node, from: onlyChild(node))
        if rule == .layoutPriority { setPriority(node, storage.pointee.priorities[nodes[node].payload]) }
        if rule == .alignmentGuide { addGuide(node) }
        if rule == .zIndex, storage.pointee.priorities[nodes[node].payload] != 0 {
            nodes[node].flags.insert(.raised)
        }
        if rule == .ignoresSafeArea { markReadsPlace(node) }
    }

    /// A modifier whose size depends on what is around it.
    private func prepareByContext(_ node: NodeIndex, from child: NodeIndex) {
        takeOver(node, from: child)
        nodes[node].flags.formUnion(.probes)
        nodes[node].flags.remove(.plain)
        nodes[node].spacing = standardSpacing
    }

    /// Takes lengths, guides and spacing over from a child, and of its other flags those given.
    @inline(__always)
    func takeOver(_ node: NodeIndex, from child: NodeIndex, and others: NodeFlags = []) {
        guard child != noNode else { return }
        let nodes = nodes
        let info = nodes[child]
        var flags = info.flags.intersection(others.union([.probes, .guides, .keepsSpacing, .followsAxis]))
        if info.slot == noNode || info.rule == .text { flags.insert(.plain) }
        nodes[node].flags.formUnion(flags)
        nodes[node].spacing = info.spacing
        state.pointee.extents[nodes[node].slot] = extents(child)
    }

    /// Takes everything over from a child.
    func passOn(_ node: NodeIndex, from child: NodeIndex) {
        takeOver(node, from: child, and: [.prioritized, .raised, .hasOwnWidth, .ranged])
    }

    /// Says that the lengths along an axis are known whatever is offered across.
    @inline(__always)
    func setExtents(_ node: NodeIndex, _ axis: Axis, _ least: S, _ greatest: S) {
        state.pointee.extents[nodes[node].slot].set(axis, least, greatest)
        nodes[node].flags.remove(.probes(axis))
    }

    /// Says what the lengths along an axis are if the child's are known.
    @inline(__always)
    func setOneExtent(_ node: NodeIndex, _ axis: Axis, _ least: S, _ greatest: S) {
        state.pointee.extents[nodes[node].slot].set(axis, least, greatest)
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
        guard nodes[node].rule == .spacer else { return }
        nodes[node].flags.formUnion([.prioritized, .keepsSpacing])
        nodes[node].spacing = spacerSpacing(storage.pointee.spacers[nodes[node].payload].axis)
    }
}
