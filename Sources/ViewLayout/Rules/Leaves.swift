/// Colours, shapes, images, fields, spacers, dividers and readers.
///
/// Apple: ProposedViewSize (0, nil and infinity ask for the least, ideal and greatest size; 10 where there is no ideal).
/// Circles, spacers and dividers as in OpenSwiftUI's Shapes.swift, Spacer.swift and PlainDividerStyle.swift.
extension LayoutEngine {
    /// The answer of a leaf; nil for a node whose size is worked out from others.
    @inline(__always)
    func leafSize(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        let info = nodes[node]
        guard info.rule.isLeaf else { return nil }
        if info.rule == .text { return textSize(info, proposal) }
        state.pointee.counters.leafAnswers &+= 1
        switch info.rule {
        case .image:
            return storage.pointee.sizes[info.payload]
        case .spacer:
            return spacerSize(storage.pointee.spacers[info.payload], proposal)
        case .fill, .geometryReader:
            return Size(width: greedy(proposal.width, S(10)), height: greedy(proposal.height, S(10)))
        case .resizableImage:
            let own = storage.pointee.sizes[info.payload]
            return Size(width: greedy(proposal.width, own.width), height: greedy(proposal.height, own.height))
        case .field:
            let own = storage.pointee.sizes[info.payload]
            return Size(width: greedy(proposal.width, own.width), height: own.height)
        case .circle:
            let side = smaller(greedy(proposal.width, S(10)), greedy(proposal.height, S(10)))
            return Size(width: side, height: side)
        case .divider:
            return dividerSize(storage.pointee.spacers[info.payload], proposal)
        default:
            return .zero
        }
    }

    /// What is offered, or a length of its own where nothing is.
    @inline(__always)
    private func greedy(_ proposed: S, _ own: S) -> S { proposed.isUnspecified ? own : atLeastZero(proposed) }

    private func spacerSize(_ spacer: SpacerPayload<S>, _ proposal: ProposedSize<S>) -> Size<S> {
        let axis = spacer.follows == noNode ? spacer.axis : followedAxis(spacer.follows)
        guard let axis else {
            return Size(
                width: spacerLength(proposal.width, spacer.minimum),
                height: spacerLength(proposal.height, spacer.minimum))
        }
        return Size(axis, spacerLength(proposal[axis], spacer.minimum), .zero)
    }

    private func spacerLength(_ proposed: S, _ minimum: S) -> S {
        proposed.isUnspecified ? minimum : larger(proposed, minimum)
    }

    private func dividerSize(_ divider: SpacerPayload<S>, _ proposal: ProposedSize<S>) -> Size<S> {
        let along = divider.follows == noNode ? divider.axis : followedAxis(divider.follows)
        let across = along == .horizontal ? Axis.vertical : .horizontal
        return Size(across, greedy(proposal[across], S(10)), divider.minimum)
    }

    /// The least and greatest lengths of a node, where they do not depend on the other axis.
    @inline(__always)
    func extents(_ node: NodeIndex) -> Extents<S> {
        let slot = nodes[node].slot
        return slot == noNode ? leafExtents(node) : state.pointee.extents[slot]
    }

    /// The least and greatest lengths of a leaf.
    @inline(__always)
    private func leafExtents(_ node: NodeIndex) -> Extents<S> {
        let info = nodes[node]
        switch info.rule {
        case .fill, .geometryReader, .resizableImage, .circle:
            return Extents(minWidth: .zero, maxWidth: .infinity, minHeight: .zero, maxHeight: .infinity)
        case .image:
            let own = storage.pointee.sizes[info.payload]
            return Extents(minWidth: own.width, maxWidth: own.width, minHeight: own.height, maxHeight: own.height)
        case .field:
            let own = storage.pointee.sizes[info.payload]
            return Extents(minWidth: .zero, maxWidth: .infinity, minHeight: own.height, maxHeight: own.height)
        case .spacer:
            let spacer = storage.pointee.spacers[info.payload]
            var extents = Extents<S>()
            if spacer.axis != .vertical { extents.set(.horizontal, spacer.minimum, .infinity) }
            if spacer.axis != .horizontal { extents.set(.vertical, spacer.minimum, .infinity) }
            return extents
        case .divider:
            let divider = storage.pointee.spacers[info.payload]
            let across = divider.axis == .horizontal ? Axis.vertical : .horizontal
            var extents = Extents<S>()
            extents.set(across, .zero, .infinity)
            extents.set(across.other, divider.minimum, divider.minimum)
            return extents
        default:
            return Extents()
        }
    }
}
