/// What is worked out once for containers, from what is known of their children.
extension LayoutEngine {
    /// Counts the children of a container and takes over the guides that it passes on; says whether all children have
    /// standard spacing.
    ///
    /// Containers merge baselines and the tree's own guides, but not edges and centres.
    @discardableResult
    func countChildren(_ node: NodeIndex) -> Bool {
        var count: UInt32 = 0
        var flags = NodeFlags()
        var isStandard = true
        var hasReaders = false
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            let info = children.nodes[child]
            count += 1
            flags.formUnion(info.flags)
            if info.spacing != standardSpacing { isStandard = false }
            if info.rule == .rowReader { hasReaders = true }
        }
        nodes[node].count = count
        nodes[node].flags.formUnion(flags.intersection([.lineGuides, .followsAxis]))
        if hasReaders, nodes[node].rule == .stack { nodes[node].flags.insert(.hasReaders) }
        return isStandard
    }

    /// Counts the children and merges their spacing on all edges.
    func mergeChildren(_ node: NodeIndex) {
        let isStandard = countChildren(node)
        if nodes[node].rule == .viewThatFits, hasEdgeGuides(node) { nodes[node].flags.insert(.edgeGuides) }
        if !isStandard { mergeSpacing(node, along: nil) }
    }

    private func hasEdgeGuides(_ node: NodeIndex) -> Bool {
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            if nodes[child].flags.contains(.edgeGuides) { return true }
        }
        return false
    }

    /// A container that is asked for its lengths, and merges its children's guides and spacing.
    func prepareAsked(_ node: NodeIndex) {
        nodes[node].flags.formUnion(.probes)
        mergeChildren(node)
    }

    /// Makes a container of one child that child, where its rule allows it.
    ///
    /// OpenSwiftUI's LayoutView.swift: stacks of every kind.
    private func becomesOnlyChild(_ node: NodeIndex) -> Bool {
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

    func prepareStack(_ node: NodeIndex) {
        let isStandard = countChildren(node)
        let stack = nodes[node].payload
        if becomesEmpty(node) || becomesOnlyChild(node) { return }
        if !isStandard { mergeSpacing(node, along: storage.pointee.stacks[stack].axis) }
        prepareStack(node, stack, isStandard: isStandard)
    }

    /// Works out the gaps, the lengths and the order of serving of a stack.
    func prepareStack(_ node: NodeIndex, _ stack: UInt32, isStandard: Bool) {
        if nodes[node].flags.contains(.hasReaders) {
            nodes[node].flags.formUnion([.probes, .guides])
            storage.pointee.stacks[stack].probesChildren = true
            return
        }
        findGaps(node, stack, isStandard: isStandard)
        if storage.pointee.stacks[stack].axis == .horizontal {
            surveyStack(node, stack, .horizontal)
        } else {
            surveyStack(node, stack, .vertical)
        }
    }

    /// Works out the lengths and the order of serving of a stack.
    ///
    /// The axis is given as a constant, so that the compiler makes one loop for each.
    @inline(__always)
    private func surveyStack(_ node: NodeIndex, _ stack: UInt32, _ axis: Axis) {
        let payload = storage.pointee.stacks[stack]
        let guide = payload.alignment.guide(axis.other)
        var survey = StackSurvey<S>()
        var position: UInt32 = 0
        state.pointee.keys.truncate(to: 0)
        state.pointee.keys.reserve(more: Int(nodes[node].count))
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            let extents = extents(child)
            let flags = children.nodes[child].flags
            survey.probes.formUnion(flags.intersection(.probes))
            let isRigid = extents.minimum(axis.other).isIdentical(to: extents.maximum(axis.other))
            if !isRigid { survey.isRigidAcross = false }
            if hasExplicit(child, guide) || guide.isCustom { survey.probes.insert(.probes(axis.other)) }
            if flags.contains(.prioritized) { survey.hasPriorities = true }
            let gap = position == 0 ? S.zero : gapBefore(payload, Int(position))
            survey.least = survey.least + gap + extents.minimum(axis)
            survey.greatest = survey.greatest + gap + extents.maximum(axis)
            appendKey(position, child, extents.minimum(axis), extents.maximum(axis))
            extend(&survey.leastSpan, share(guide, extents.minimum(axis.other)), extents.minimum(axis.other))
            extend(&survey.greatestSpan, share(guide, extents.maximum(axis.other)), extents.maximum(axis.other))
            position += 1
        }
        if less(payload.gaps, .zero) { survey.probes.insert(.probes(axis)) }
        nodes[node].flags.formUnion(survey.probes)
        setOneExtent(node, axis, survey.least, survey.greatest)
        setOneExtent(node, axis.other, survey.leastSpan.length, survey.greatestSpan.length)
        storage.pointee.stacks[stack].probesChildren = survey.probes.contains(.probes(axis))
        storage.pointee.stacks[stack].isRigidAcross = survey.isRigidAcross && survey.probes.isEmpty
        if !survey.probes.contains(.probes(axis)), sortKeys() || survey.hasPriorities { writeOrder(stack) }
    }

    /// Writes down the order of serving that the keys are in.
    private func writeOrder(_ stack: UInt32) {
        let count = state.pointee.keys.count
        let room = storage.pointee.stacks[stack].firstServing
        if room == noNode {
            storage.pointee.stacks[stack].firstServing = UInt32(truncatingIfNeeded: state.pointee.servings.count)
        }
        storage.pointee.stacks[stack].reserve = makeTurns { turn in self.state.pointee.servings.append(turn) }
        storage.pointee.stacks[stack].isReordered = true
        if room != noNode { state.pointee.servings.moveLast(count, to: room) }
    }

    /// The place of an edge, centre or baseline in a view of a length that does not give it.
    @inline(__always)
    private func share(_ guide: AlignmentGuide, _ length: S) -> S {
        switch guide {
        case .leading, .top: .zero
        case .centerHorizontal, .centerVertical: length / S(2)
        default: length
        }
    }

    func prepareZStack(_ node: NodeIndex) {
        let isStandard = countChildren(node)
        if becomesEmpty(node) || becomesOnlyChild(node) { return }
        if !isStandard { mergeSpacing(node, along: nil) }
        let alignment = storage.pointee.alignments[nodes[node].payload]
        zstackExtents(node, .horizontal, alignment.horizontal.guide)
        zstackExtents(node, .vertical, alignment.vertical.guide)
    }

    private func zstackExtents(_ node: NodeIndex, _ axis: Axis, _ guide: AlignmentGuide) {
        var leastSpan = LineSpan<S>()
        var greatestSpan = LineSpan<S>()
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            let flags = children.nodes[child].flags
            if flags.contains(.probes(axis)) || flags.contains(.prioritized) || hasExplicit(child, guide)
                || guide.isCustom
            {
                nodes[node].flags.insert(.probes(axis))
            }
            let extents = extents(child)
            extend(&leastSpan, share(guide, extents.minimum(axis)), extents.minimum(axis))
            extend(&greatestSpan, share(guide, extents.maximum(axis)), extents.maximum(axis))
        }
        setOneExtent(node, axis, leastSpan.length, greatestSpan.length)
    }
}

/// What the children of a stack come to.
private struct StackSurvey<S: LayoutScalar> {
    var probes = NodeFlags()
    var hasPriorities = false
    /// Whether each child is as long across the stack whatever it is offered there.
    var isRigidAcross = true
    var least = S.zero
    var greatest = S.zero
    var leastSpan = LineSpan<S>()
    var greatestSpan = LineSpan<S>()
}
