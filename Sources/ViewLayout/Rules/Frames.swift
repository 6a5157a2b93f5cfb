/// `frame` in both forms.
///
/// Apple: View/frame(width:height:alignment:), View/frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:
/// maxHeight:alignment:). The results where only some limits are given, and what the child is offered when it is
/// placed, as in OpenSwiftUI's FrameLayout.swift.
extension LayoutEngine {
    func measuredFrame(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let frame = storage.pointee.frames[nodes[node].payload]
        if !frame.width.isUnspecified, !frame.height.isUnspecified {
            return Size(width: frame.width, height: frame.height)
        }
        guard let child = size(onlyChild(node), frameOffer(node, proposal)) else { return nil }
        return Size(width: frame.width.or(child.width), height: frame.height.or(child.height))
    }

    /// Adds the item of what stands in a frame of either form.
    func arrangedFrame(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        let (offer, alignment) = insideFrame(node, proposal, size)
        return alignedItem(onlyChild(node), offer, in: size, alignment)
    }

    /// What a frame of either form and of a known size offers its child, and how it aligns it.
    @inline(__always)
    func insideFrame(
        _ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>
    ) -> (offer: ProposedSize<S>, alignment: Alignment) {
        let info = nodes[node]
        if info.rule == .frame {
            return (frameOffer(node, proposal), storage.pointee.frames[info.payload].alignment)
        }
        let frames = storage.pointee.flexibleFrames
        let offer = ProposedSize(
            raw: placed(frames[info.payload].width, proposal.width, size.width),
            placed(frames[info.payload].height, proposal.height, size.height))
        return (offer, frames[info.payload].alignment)
    }

    /// What a fixed frame offers its child.
    @inline(__always)
    func frameOffer(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> ProposedSize<S> {
        let frame = storage.pointee.frames[nodes[node].payload]
        return ProposedSize(raw: frame.width.or(proposal.width), frame.height.or(proposal.height))
    }

    func prepareFrame(_ node: NodeIndex) {
        let frame = storage.pointee.frames[nodes[node].payload]
        let child = onlyChild(node)
        takeOver(node, from: child, and: .hasOwnWidth)
        if !frame.width.isUnspecified { setExtents(node, .horizontal, frame.width, frame.width) }
        if !frame.height.isUnspecified { setExtents(node, .vertical, frame.height, frame.height) }
        if !frame.width.isUnspecified && !frame.height.isUnspecified || isRanged(child) {
            nodes[node].flags.insert(.ranged)
        }
        resetSpacing(
            node,
            (frame.width.isUnspecified ? EdgeSet() : .horizontal).union(frame.height.isUnspecified ? [] : .vertical))
    }

    func measuredFlexibleFrame(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let frame = storage.pointee.flexibleFrames[nodes[node].payload]
        let inner = flexibleOffer(node, proposal)
        guard let child = size(onlyChild(node), inner) else { return nil }
        return Size(
            width: length(frame.width, proposal.width, inner.width, child.width),
            height: length(frame.height, proposal.height, inner.height, child.height))
    }

    /// The width of a fixed frame alone; nil while it is being worked out.
    func frameWidth(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        let frame = storage.pointee.frames[nodes[node].payload]
        return frame.width.isUnspecified ? width(of: onlyChild(node), frameOffer(node, proposal)) : frame.width
    }

    /// The width of a flexible frame alone; nil while it is being worked out.
    func flexibleFrameWidth(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> S? {
        let frame = storage.pointee.flexibleFrames[nodes[node].payload]
        let inner = flexibleOffer(node, proposal)
        guard let child = width(of: onlyChild(node), inner) else { return nil }
        return length(frame.width, proposal.width, inner.width, child)
    }

    /// What a flexible frame offers its child while it is measured.
    @inline(__always)
    func flexibleOffer(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> ProposedSize<S> {
        let frame = storage.pointee.flexibleFrames[nodes[node].payload]
        return ProposedSize(raw: offered(frame.width, proposal.width), offered(frame.height, proposal.height))
    }

    func prepareFlexibleFrame(_ node: NodeIndex) {
        let child = onlyChild(node)
        takeOver(node, from: child, and: .hasOwnWidth)
        let info = nodes[node]
        let frame = storage.pointee.flexibleFrames.base + Int(info.payload)
        let range = state.pointee.extents.base + Int(info.slot)
        var flags = info.flags
        let limitsWidth = setLimits(&frame.pointee.width, .horizontal, &range.pointee, &flags)
        let limitsHeight = setLimits(&frame.pointee.height, .vertical, &range.pointee, &flags)
        if limitsWidth && limitsHeight || isRanged(child) { flags.insert(.ranged) }
        nodes[node].flags = flags
        guard info.spacing != standardSpacing else { return }
        resetSpacing(
            node,
            (frame.pointee.width.isEmpty ? EdgeSet() : .horizontal)
                .union(frame.pointee.height.isEmpty ? [] : .vertical))
    }

    /// Whether a node holds nothing but a view that stretches both ways.
    @inline(__always)
    func holdsFillAlone(_ node: NodeIndex) -> Bool {
        let nodes = nodes
        return nodes[node].end == node + 2 && nodes[node + 1].rule == .fill
    }

    /// A flexible frame around nothing but a view that stretches both ways: what most columns and bars are made of.
    func prepareStretchingFrame(_ node: NodeIndex) {
        let nodes = nodes
        let frame = storage.pointee.flexibleFrames.base + Int(nodes[node].payload)
        var flags = nodes[node].flags.union([.plain, .ranged])
        var range = Extents<S>(minWidth: .zero, maxWidth: .infinity, minHeight: .zero, maxHeight: .infinity)
        _ = setLimits(&frame.pointee.width, .horizontal, &range, &flags)
        _ = setLimits(&frame.pointee.height, .vertical, &range, &flags)
        state.pointee.extents[nodes[node].slot] = range
        nodes[node].flags = flags
        nodes[node].spacing = standardSpacing
    }

    /// The limits in order: none negative, the ideal not below the minimum, the maximum not below either.
    @inline(__always)
    private func ordered(_ limits: LengthLimits<S>) -> LengthLimits<S> {
        var limits = limits
        if !limits.minimum.isUnspecified { limits.minimum = atLeastZero(limits.minimum) }
        if !limits.ideal.isUnspecified { limits.ideal = larger(limits.ideal, limits.minimum.or(.zero)) }
        if !limits.maximum.isUnspecified {
            limits.maximum = larger(limits.maximum, limits.ideal.or(limits.minimum.or(.zero)))
        }
        return limits
    }

    /// What the child is offered.
    @inline(__always)
    private func offered(_ limits: LengthLimits<S>, _ proposed: S) -> S {
        var length = proposed.or(limits.ideal)
        if length.isUnspecified { return length }
        if !limits.maximum.isUnspecified { length = smaller(length, limits.maximum) }
        if !limits.minimum.isUnspecified { length = larger(length, limits.minimum) }
        return length
    }

    /// The frame's own length, once the child has answered.
    private func length(_ limits: LengthLimits<S>, _ proposed: S, _ offered: S, _ child: S) -> S {
        let hasMinimum = !limits.minimum.isUnspecified
        let hasMaximum = !limits.maximum.isUnspecified
        if proposed.isUnspecified, !limits.ideal.isUnspecified { return limits.ideal }
        if hasMinimum, hasMaximum {
            return S.clamp(proposed.or(child), limits.minimum, limits.maximum, &state.pointee.comparisons)
        }
        if hasMinimum { return larger(smaller(offered.or(.infinity), child), limits.minimum) }
        if hasMaximum { return smaller(larger(offered.or(child), child), limits.maximum) }
        return child
    }

    /// What the child is offered once the frame's length is known: nothing where that is infinite.
    @inline(__always)
    private func placed(_ limits: LengthLimits<S>, _ proposed: S, _ length: S) -> S {
        guard length.isFinite else { return .unspecified }
        guard proposed.isUnspecified, limits.ideal.isUnspecified else { return length }
        let aboveMinimum = limits.minimum.isUnspecified || less(limits.minimum, length)
        let belowMaximum = limits.maximum.isUnspecified || less(length, limits.maximum)
        return aboveMinimum && belowMaximum ? .unspecified : length
    }

    /// Puts the limits of an axis in order, and sets the answers to 0 and infinity along it, which so far are the child's;
    /// returns whether they do not depend on the child any more.
    @inline(__always)
    private func setLimits(
        _ limits: inout LengthLimits<S>, _ axis: Axis, _ range: inout Extents<S>, _ flags: inout NodeFlags
    ) -> Bool {
        if limits.isEmpty { return false }
        limits = ordered(limits)
        switch (!limits.minimum.isUnspecified, !limits.maximum.isUnspecified) {
        case (true, true):
            range.set(axis, limits.minimum, limits.maximum)
            flags.remove(.probes(axis))
            return true
        case (true, false):
            range.set(axis, limits.minimum, larger(range.maximum(axis), limits.minimum))
        case (false, true):
            range.set(axis, smaller(range.minimum(axis), limits.maximum), limits.maximum)
        case (false, false):
            break
        }
        return false
    }
}
