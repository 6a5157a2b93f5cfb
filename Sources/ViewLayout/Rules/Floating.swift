/// `Overlay`: content that floats in the free area of the window.
///
/// The language's own rule: the keyboard and the bottom inset do not add up, an inset counts on the edges that the
/// alignment names, and what does not fit keeps its top and leading edge inside.
extension LayoutEngine {
    func measuredFloating(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        if proposal.width.isFinite, proposal.height.isFinite {
            return Size(width: atLeastZero(proposal.width), height: atLeastZero(proposal.height))
        }
        guard let base = size(primary(node), proposal) else { return nil }
        return Size(
            width: proposal.width.isFinite ? atLeastZero(proposal.width) : base.width,
            height: proposal.height.isFinite ? atLeastZero(proposal.height) : base.height)
    }

    func arrangedFloating(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        alignedItem(primary(node), proposal, in: size, .center)
    }

    /// Places the floating content of a placed node: adds an item for it.
    func placeFloating(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) {
        let content = secondary(node)
        guard content != noNode else { return }
        if nodes[content].rule == .rowReader { readRow(content, from: node, at: proposal) }
        let payload = storage.pointee.floatings[nodes[node].payload]
        let own = sizeNow(content, .unspecified)
        let area = freeArea(node, size, payload)
        let box = Size(width: area.width, height: area.height)
        let horizontal = payload.alignment.horizontal.guide
        let vertical = payload.alignment.vertical.guide
        var x = area.x + defaultGuide(horizontal, box) - guideNow(content, horizontal, .unspecified)
        var y = area.y + defaultGuide(vertical, box) - guideNow(content, vertical, .unspecified)
        x = larger(smaller(x, area.maxX - own.width), area.x)
        y = larger(smaller(y, area.maxY - own.height), area.y)
        appendItem(content, .unspecified, own, x, y)
    }

    func prepareFloating(_ node: NodeIndex) {
        takeOver(node, from: primary(node))
        let own = extents(node)
        setOneExtent(node, .horizontal, .zero, own.maxWidth)
        setOneExtent(node, .vertical, .zero, own.maxHeight)
        nodes[node].spacing = standardSpacing
        markReadsPlace(node)
    }

    /// The part of a placed node, in its own coordinates, that the window's edges, the keyboard and the inset leave free.
    private func freeArea(_ node: NodeIndex, _ size: Size<S>, _ payload: FloatingPayload<S>) -> Rect<S> {
        let context = state.pointee.context
        let frame = windowFrame(node)
        let isRightToLeft = nodes[node].flags.contains(.rightToLeft)
        var left = larger(frame.x, context.isRightToLeft ? context.safeArea.trailing : context.safeArea.leading)
        var right = frame.x + size.width
        var top = larger(frame.y, context.safeArea.top)
        var bottom = frame.y + size.height
        if context.window.width.isFinite {
            let covered = context.isRightToLeft ? context.safeArea.leading : context.safeArea.trailing
            right = smaller(right, context.window.width - covered)
        }
        if context.window.height.isFinite {
            bottom = smaller(bottom, context.window.height - context.safeArea.bottom)
            if payload.avoidsKeyboard { bottom = smaller(bottom, context.window.height - context.keyboardHeight) }
        }
        left = left - frame.x
        right = right - frame.x
        top = top - frame.y
        bottom = bottom - frame.y
        if isRightToLeft { (left, right) = (size.width - right, size.width - left) }
        switch payload.alignment.horizontal.guide {
        case .leading: left = left + payload.inset.leading
        case .trailing: right = right - payload.inset.trailing
        default: break
        }
        switch payload.alignment.vertical.guide {
        case .top: top = top + payload.inset.top
        case .bottom: bottom = bottom - payload.inset.bottom
        default: break
        }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
