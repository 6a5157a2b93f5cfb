/// `safeAreaInset` and `ignoresSafeArea`.
///
/// Apple: View/safeAreaInset(edge:alignment:spacing:content:), View/ignoresSafeArea(_:edges:). The arithmetic as in
/// OpenSwiftUI's InsetViewModifier.swift, SafeAreaIgnoringLayout.swift and SafeAreaInsets.swift.
extension LayoutEngine {
    func measuredSafeAreaInset(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard let parts = insetParts(node, proposal) else { return nil }
        let axis = parts.axis
        return Size(
            axis, atLeastZero(parts.inset[axis] + parts.gap + parts.view[axis]),
            larger(parts.inset[axis.other], parts.view[axis.other]))
    }

    func arrangedSafeAreaInset(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        guard let parts = insetParts(node, proposal) else { return false }
        let payload = storage.pointee.safeAreaInsets[nodes[node].payload]
        let axis = parts.axis
        let guide = payload.alignment.guide(axis.other)
        let isFirst = payload.edge == .top || payload.edge == .leading
        var viewPlace = Point<S>.zero
        var insetPlace = Point<S>.zero
        if isFirst {
            viewPlace[axis] = size[axis] - parts.view[axis]
        } else {
            insetPlace[axis] = size[axis] - parts.inset[axis]
        }
        for part in [
            (parts.viewNode, parts.viewOffer, parts.view, viewPlace),
            (parts.insetNode, parts.insetOffer, parts.inset, insetPlace),
        ]
        where part.0 != noNode {
            guard let value = self.guide(part.0, guide, part.1, part.2) else { return false }
            var place = part.3
            place[axis.other] = defaultGuide(guide, size) - value
            appendItem(part.0, part.1, part.2, place.x, place.y)
        }
        return true
    }

    /// The view and its inset with their offers and sizes; nil while one is being measured.
    private func insetParts(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> InsetParts<S>? {
        let payload = storage.pointee.safeAreaInsets[nodes[node].payload]
        let axis = payload.edge.axis
        var parts = InsetParts<S>(axis: axis, viewNode: primary(node), insetNode: secondary(node))
        parts.gap = insetGap(payload, parts)
        parts.viewOffer = proposal
        parts.insetOffer = proposal
        if !proposal[axis].isUnspecified {
            var least = proposal
            least[axis] = .zero
            guard let minimum = size(parts.viewNode, least) else { return nil }
            parts.insetOffer[axis] = atLeastZero(proposal[axis] - parts.gap - minimum[axis])
        }
        guard let inset = size(parts.insetNode, parts.insetOffer) else { return nil }
        if !proposal[axis].isUnspecified {
            parts.viewOffer[axis] = atLeastZero(proposal[axis] - inset[axis] - parts.gap)
        }
        guard let view = size(parts.viewNode, parts.viewOffer) else { return nil }
        parts.inset = inset
        parts.view = view
        return parts
    }

    private func insetGap(_ payload: SafeAreaInsetPayload<S>, _ parts: InsetParts<S>) -> S {
        guard parts.viewNode != noNode, parts.insetNode != noNode else { return .zero }
        if !payload.spacing.isUnspecified { return payload.spacing }
        let isFirst = payload.edge == .top || payload.edge == .leading
        return isFirst
            ? distance(parts.insetNode, parts.viewNode, parts.axis)
            : distance(parts.viewNode, parts.insetNode, parts.axis)
    }

    /// Places what extends under the safe area: where the view touches the safe area's edge, the child is offered that much
    /// more and moved out.
    func arrangedIgnoringSafeArea(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Bool {
        let child = onlyChild(node)
        guard child != noNode else { return true }
        let edges = storage.pointee.edges[nodes[node].payload]
        var insets = coveredInsets(node)
        if !edges.contains(.top) { insets.top = .zero }
        if !edges.contains(.leading) { insets.leading = .zero }
        if !edges.contains(.bottom) { insets.bottom = .zero }
        if !edges.contains(.trailing) { insets.trailing = .zero }
        var offer = proposal
        if !offer.width.isUnspecified { offer.width = offer.width + insets.leading + insets.trailing }
        if !offer.height.isUnspecified { offer.height = offer.height + insets.top + insets.bottom }
        return item(child, offer, -insets.leading, -insets.top)
    }

    /// How far the covered area reaches beyond each edge of a placed node that touches it.
    ///
    /// The area is the window's, and within the view of a `safeAreaInset` also that of the inset.
    private func coveredInsets(_ node: NodeIndex) -> EdgeInsets<S> {
        let frame = windowFrame(node)
        var box = (left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
        var child = node
        var ancestor = storage.pointee.safeAreaInsets.count > 0 ? nodes[node].parent : noNode
        while ancestor != noNode {
            if nodes[ancestor].rule == .safeAreaInset, child == ancestor + 1 { widen(&box, ancestor) }
            child = ancestor
            ancestor = nodes[ancestor].parent
        }
        widenToWindow(&box)
        let isRightToLeft = nodes[node].flags.contains(.rightToLeft)
        let left = frame.minX - box.left
        let right = box.right - frame.maxX
        return EdgeInsets(
            top: frame.minY - box.top, leading: isRightToLeft ? right : left, bottom: box.bottom - frame.maxY,
            trailing: isRightToLeft ? left : right)
    }

    /// Widens a box over the inset of a placed `safeAreaInset` whose view's edge it touches.
    private func widen(_ box: inout (left: S, top: S, right: S, bottom: S), _ node: NodeIndex) {
        let outer = windowFrame(node)
        let view = primary(node)
        guard view != noNode else { return }
        let inner = windowFrame(view)
        let edge = storage.pointee.safeAreaInsets[nodes[node].payload].edge
        let isRightToLeft = nodes[node].flags.contains(.rightToLeft)
        switch (edge, isRightToLeft) {
        case (.top, _): if touches(box.top, inner.minY) { box.top = outer.minY }
        case (.bottom, _): if touches(box.bottom, inner.maxY) { box.bottom = outer.maxY }
        case (.leading, false), (.trailing, true): if touches(box.left, inner.minX) { box.left = outer.minX }
        case (.trailing, false), (.leading, true): if touches(box.right, inner.maxX) { box.right = outer.maxX }
        }
    }

    /// Widens a box over the window's covered edges that it touches.
    private func widenToWindow(_ box: inout (left: S, top: S, right: S, bottom: S)) {
        let context = state.pointee.context
        let left = context.isRightToLeft ? context.safeArea.trailing : context.safeArea.leading
        let right = context.isRightToLeft ? context.safeArea.leading : context.safeArea.trailing
        if touches(box.top, context.safeArea.top) { box.top = .zero }
        if touches(box.left, left) { box.left = .zero }
        if context.window.height.isFinite,
            touches(box.bottom, context.window.height - context.safeArea.bottom)
        {
            box.bottom = context.window.height
        }
        if context.window.width.isFinite, touches(box.right, context.window.width - right) {
            box.right = context.window.width
        }
    }

    /// Whether two edges are the same within half a pixel.
    private func touches(_ a: S, _ b: S) -> Bool {
        let tolerance = S(state.pointee.context.pixelLength / 2 + 0.001)
        return !less(tolerance, a - b) && !less(tolerance, b - a)
    }
}

/// A view with an inset beside it.
private struct InsetParts<S: LayoutScalar> {
    let axis: Axis
    let viewNode: NodeIndex
    let insetNode: NodeIndex
    var gap = S.zero
    var viewOffer = ProposedSize<S>.unspecified
    var insetOffer = ProposedSize<S>.unspecified
    var view = Size<S>.zero
    var inset = Size<S>.zero
}
