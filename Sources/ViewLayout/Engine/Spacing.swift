/// Spacing preferences: what views keep between them where a stack gives no spacing.
///
/// fatbobman.com "spacing-of-swiftui"; the categories, and what frames, padding and containers do with them, as in
/// OpenSwiftUI's Spacing.swift, StackLayout.swift and Text+Spacing.swift.
extension LayoutEngine {
    /// The index of the preferences of most views.
    var standardSpacing: UInt32 { 0 }

    /// The index of the preferences of an empty stack.
    var zeroSpacing: UInt32 { 1 }

    /// The index of the preferences of a spacer; outside stacks it keeps nothing on any edge.
    func spacerSpacing(_ axis: Axis?) -> UInt32 {
        switch axis {
        case nil: zeroSpacing
        case .horizontal: 2
        case .vertical: 3
        }
    }

    /// How many indices stand for the same preferences in every engine.
    private var fixedSpacings: Int { 4 }

    /// The preferences of a node.
    func preferences(_ node: NodeIndex) -> SpacingPreferences<S> {
        state.pointee.spacings[nodes[node].spacing]
    }

    /// The index of preferences, shared with equal ones met shortly before.
    func spacingIndex(_ preferences: SpacingPreferences<S>) -> UInt32 {
        let spacings = state.pointee.spacings
        for index in 0..<fixedSpacings where spacings[index].isIdentical(to: preferences) { return UInt32(index) }
        for back in 1...16 {
            let index = spacings.count - back
            if index < fixedSpacings { break }
            if spacings[index].isIdentical(to: preferences) { return UInt32(truncatingIfNeeded: index) }
        }
        return state.pointee.spacings.append(preferences)
    }

    /// Takes back what a node's child prefers on some edges, unless it is a spacer.
    @inline(__always)
    func resetSpacing(_ node: NodeIndex, _ edges: EdgeSet) {
        if nodes[node].spacing != standardSpacing, !edges.isEmpty { resetOtherSpacing(node, edges) }
    }

    private func resetOtherSpacing(_ node: NodeIndex, _ edges: EdgeSet) {
        guard !nodes[node].flags.contains(.keepsSpacing) else { return }
        var preferences = preferences(node)
        preferences.reset(edges)
        nodes[node].spacing = spacingIndex(preferences)
    }

    /// The default distance from a view to the one after it along an axis.
    func distance(_ first: NodeIndex, _ second: NodeIndex, _ axis: Axis) -> S {
        guard nodes[first].spacing != standardSpacing || nodes[second].spacing != standardSpacing else { return S(8) }
        return distance(preferences(first), preferences(second), axis)
    }

    /// The default distance from a view of some preferences to one of others along an axis.
    func distance(_ first: SpacingPreferences<S>, _ second: SpacingPreferences<S>, _ axis: Axis) -> S {
        let before = axis == .horizontal ? first.trailing : first.bottom
        let after = axis == .horizontal ? second.leading : second.top
        let shared = greater(
            greater(sum(before.aboveText, after.aboveText), sum(before.belowText, after.belowText)),
            sum(before.betweenTexts, after.betweenTexts))
        return shared.or(greater(before.plain, after.plain).or(S(8)))
    }

    /// The sum of two distances if there are both.
    private func sum(_ a: S, _ b: S) -> S { a.isUnspecified || b.isUnspecified ? .unspecified : a + b }

    /// The greater of two distances if there are both, else the one there is.
    private func greater(_ a: S, _ b: S) -> S {
        a.isUnspecified ? b : b.isUnspecified ? a : larger(a, b)
    }

    private func merge(_ a: EdgeSpacing<S>, _ b: EdgeSpacing<S>) -> EdgeSpacing<S> {
        EdgeSpacing(
            plain: greater(a.plain, b.plain), aboveText: greater(a.aboveText, b.aboveText),
            belowText: greater(a.belowText, b.belowText), betweenTexts: greater(a.betweenTexts, b.betweenTexts))
    }

    /// The preferences of a view, and on some edges those of another too.
    func merge(
        _ first: SpacingPreferences<S>, _ second: SpacingPreferences<S>, _ edges: EdgeSet
    ) -> SpacingPreferences<S> {
        var merged = first
        if edges.contains(.top) { merged.top = merge(first.top, second.top) }
        if edges.contains(.bottom) { merged.bottom = merge(first.bottom, second.bottom) }
        if edges.contains(.leading) { merged.leading = merge(first.leading, second.leading) }
        if edges.contains(.trailing) { merged.trailing = merge(first.trailing, second.trailing) }
        return merged
    }

    /// Gives a container the preferences of its children: of all on all edges, but along a stack's axis only those of the
    /// first and the last.
    func mergeSpacing(_ node: NodeIndex, along axis: Axis?) {
        var children = PreparedChildren(of: node, in: nodes)
        guard let first = children.next() else { return }
        var last = nodes[first].spacing
        var merged = last
        let across = MergedSpacing.Part.across(axis)
        while let child = children.next() {
            last = children.nodes[child].spacing
            if last != merged { merged = mergedSpacing(merged, last, across) }
        }
        if let axis, last != merged { merged = mergedSpacing(merged, last, .end(axis)) }
        nodes[node].spacing = merged
    }

    /// The index of preferences in some part of which others were merged in.
    private func mergedSpacing(_ first: UInt32, _ second: UInt32, _ part: MergedSpacing.Part) -> UInt32 {
        let place = MergedSpacing.place(first, second, part)
        let known = state.pointee.merges[place]
        if known.first == first, known.second == second, known.part == part { return known.result }
        let result = spacingIndex(merge(state.pointee.spacings[first], state.pointee.spacings[second], part))
        state.pointee.merges[place] = MergedSpacing(first: first, second: second, part: part, result: result)
        return result
    }

    private func merge(
        _ first: SpacingPreferences<S>, _ second: SpacingPreferences<S>, _ part: MergedSpacing.Part
    ) -> SpacingPreferences<S> {
        var merged = first
        switch part {
        case .everywhere: return merge(first, second, .all)
        case .acrossHorizontal: return merge(first, second, .vertical)
        case .acrossVertical: return merge(first, second, .horizontal)
        case .endOfHorizontal: merged.trailing = second.trailing
        case .endOfVertical: merged.bottom = second.bottom
        }
        return merged
    }

    /// Works out the gaps of a stack.
    func findGaps(_ node: NodeIndex, _ stack: UInt32, isStandard: Bool) {
        let payload = storage.pointee.stacks[stack]
        if isStandard || !payload.spacing.isUnspecified {
            let gap = payload.spacing.or(S(8))
            storage.pointee.stacks[stack].gap = gap
            storage.pointee.stacks[stack].gaps = gap * S(Double(nodes[node].count - 1))
            return
        }
        let firstGap = state.pointee.gaps.count
        state.pointee.gaps.append(.zero)
        var total = S.zero
        var isUniform = true
        var children = PreparedChildren(of: node, in: nodes)
        guard var before = children.next() else { return }
        while let child = children.next() {
            let gap = distance(before, child, payload.axis)
            if state.pointee.gaps.count > firstGap + 1, !gap.isIdentical(to: state.pointee.gaps[firstGap + 1]) {
                isUniform = false
            }
            state.pointee.gaps.append(gap)
            total = total + gap
            before = child
        }
        storage.pointee.stacks[stack].gaps = total
        if isUniform {
            storage.pointee.stacks[stack].gap = state.pointee.gaps[firstGap + 1]
            state.pointee.gaps.truncate(to: firstGap)
        } else if payload.firstGap != noNode {
            state.pointee.gaps.moveLast(state.pointee.gaps.count - firstGap, to: payload.firstGap)
        } else {
            storage.pointee.stacks[stack].firstGap = UInt32(truncatingIfNeeded: firstGap)
        }
    }
}
