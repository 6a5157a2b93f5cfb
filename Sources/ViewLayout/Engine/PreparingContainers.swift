/// What is worked out once for containers, from what is known of their children.
extension LayoutEngine {
    /// Counts the children of a container and takes over the guides that it passes on; returns what they have in all.
    ///
    /// Containers merge baselines and the tree's own guides, but not edges and centres.
    func countChildren(_ node: NodeIndex) -> ChildTraits {
        var count: UInt32 = 0
        var flags = NodeFlags()
        var common = NodeFlags.ranged
        var isStandard = true
        var hasReaders = false
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            count &+= 1
            flags.formUnion(children.nodes[child].flags)
            common.formIntersection(children.nodes[child].flags)
            isStandard = isStandard && children.nodes[child].spacing == standardSpacing
            hasReaders = hasReaders || children.nodes[child].rule == .rowReader
        }
        nodes[node].count = count
        nodes[node].flags.formUnion(flags.intersection([.lineGuides, .followsAxis]))
        if hasReaders, nodes[node].rule == .stack { nodes[node].flags.insert(.hasReaders) }
        return ChildTraits(flags: flags, areRanged: common == .ranged, isStandard: isStandard)
    }

    /// Counts the children and merges their spacing on all edges.
    func mergeChildren(_ node: NodeIndex) {
        let traits = countChildren(node)
        if nodes[node].rule == .viewThatFits, traits.flags.contains(.edgeGuides) {
            nodes[node].flags.insert(.edgeGuides)
        }
        if !traits.isStandard { mergeSpacing(node, along: nil) }
    }

    /// A container that is asked for its lengths, and merges its children's guides and spacing.
    func prepareAsked(_ node: NodeIndex) {
        nodes[node].flags.formUnion(.probes)
        mergeChildren(node)
    }

    /// A grid, whose width does not depend on its height.
    func prepareGrid(_ node: NodeIndex) {
        prepareAsked(node)
        nodes[node].flags.insert(.hasOwnWidth)
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
        let traits = countChildren(node)
        let stack = nodes[node].payload
        if becomesEmpty(node) || becomesOnlyChild(node) { return }
        if !traits.isStandard { mergeSpacing(node, along: storage.pointee.stacks[stack].axis) }
        prepareStack(node, stack, traits)
    }

    /// Works out the gaps, the lengths and the order of serving of a stack.
    func prepareStack(_ node: NodeIndex, _ stack: UInt32, _ traits: ChildTraits) {
        if nodes[node].flags.contains(.hasReaders) {
            nodes[node].flags.formUnion([.probes, .guides])
            storage.pointee.stacks[stack].probesChildren = true
            return
        }
        findGaps(node, stack, isStandard: traits.isStandard)
        if storage.pointee.stacks[stack].axis == .horizontal {
            surveyStack(node, stack, .horizontal, traits)
        } else {
            surveyStack(node, stack, .vertical, traits)
        }
    }

    /// Works out the lengths and the order of serving of a stack whose children have the traits.
    ///
    /// The axis is given as a constant, so that the compiler makes one loop for each.
    @inline(__always)
    private func surveyStack(_ node: NodeIndex, _ stack: UInt32, _ axis: Axis, _ traits: ChildTraits) {
        let payload = storage.pointee.stacks[stack]
        let guide = payload.alignment.guide(axis.other)
        let flags = traits.flags
        let asksForGuides = guide.isCustom || flags.contains(guide.flag)
        var probes = flags.intersection(.probes)
        if asksForGuides { probes.insert(.probes(axis.other)) }
        if less(payload.gaps, .zero) { probes.insert(.probes(axis)) }
        let probesChildren = probes.contains(.probes(axis))
        let survey = surveyChildren(node, payload, guide, axis, makesKeys: !probesChildren)
        if flags.contains(.hasOwnWidth), nodes[node].rule == .stack, !guide.isCustom {
            nodes[node].flags.insert(.hasOwnWidth)
        }
        nodes[node].flags.formUnion(probes)
        setOneExtent(node, axis, survey.least, survey.greatest)
        setOneExtent(node, axis.other, survey.leastSpan.length, survey.greatestSpan.length)
        storage.pointee.stacks[stack].probesChildren = probesChildren
        storage.pointee.stacks[stack].isRanged = traits.areRanged && !asksForGuides && !probesChildren
        storage.pointee.stacks[stack].isRigidAcross = survey.isRigidAcross && probes.isEmpty
        if !probesChildren, sortKeys() || flags.contains(.prioritized) { writeOrder(stack) }
    }

    /// What the children of a stack come to, and the keys of their order if they do not depend on the offer.
    @inline(__always)
    private func surveyChildren(
        _ node: NodeIndex, _ stack: StackPayload<S>, _ guide: AlignmentGuide, _ axis: Axis, makesKeys: Bool
    ) -> StackSurvey<S> {
        var survey = StackSurvey<S>()
        var position: UInt32 = 0
        let keys = state.pointee.keys.renewed(makesKeys ? Int(nodes[node].count) : 0)
        var children = PreparedChildren(of: node, in: nodes)
        while let child = children.next() {
            let extents = extents(child)
            let (least, greatest) = (extents.minimum(axis), extents.maximum(axis))
            let (leastAcross, greatestAcross) = (extents.minimum(axis.other), extents.maximum(axis.other))
            let gap = position == 0 ? S.zero : gapBefore(stack, Int(position))
            survey.least = survey.least + gap + least
            survey.greatest = survey.greatest + gap + greatest
            if !leastAcross.isIdentical(to: survey.leastAcross)
                || !greatestAcross.isIdentical(to: survey.greatestAcross)
            {
                survey.isRigidAcross = survey.isRigidAcross && leastAcross.isIdentical(to: greatestAcross)
                extend(&survey.leastSpan, share(guide, leastAcross), leastAcross)
                extend(&survey.greatestSpan, share(guide, greatestAcross), greatestAcross)
                (survey.leastAcross, survey.greatestAcross) = (leastAcross, greatestAcross)
            }
            if makesKeys { (keys + Int(position)).initialize(to: key(position, child, least, greatest)) }
            position &+= 1
        }
        return survey
    }

    /// Writes down the order of serving that the keys are in.
    private func writeOrder(_ stack: UInt32) {
        let room = storage.pointee.stacks[stack].firstServing
        if room == noNode {
            storage.pointee.stacks[stack].firstServing = UInt32(truncatingIfNeeded: state.pointee.servings.count)
        }
        storage.pointee.stacks[stack].reserve = makeTurns(into: &state.pointee.servings)
        storage.pointee.stacks[stack].isReordered = true
        if room != noNode { state.pointee.servings.moveLast(state.pointee.keys.count, to: room) }
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
        let traits = countChildren(node)
        if becomesEmpty(node) || becomesOnlyChild(node) { return }
        if !traits.isStandard { mergeSpacing(node, along: nil) }
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

/// What the children of a container have in all.
struct ChildTraits {
    /// The flags that any of them has.
    let flags: NodeFlags
    /// Whether all are ranged.
    let areRanged: Bool
    /// Whether all have standard spacing.
    let isStandard: Bool
}

/// What the children of a stack come to.
private struct StackSurvey<S: LayoutScalar> {
    /// Whether each child is as long across the stack whatever it is offered there.
    var isRigidAcross = true
    var least = S.zero
    var greatest = S.zero
    var leastSpan = LineSpan<S>()
    var greatestSpan = LineSpan<S>()
    /// The lengths of the latest child across the stack: another that is as long adds nothing to the spans.
    var leastAcross = S.unspecified
    var greatestAcross = S.unspecified
}
