/// `HeaderStack`: a title centred between two edges.
///
/// The language's own rule: both edges are offered the larger ideal width and height of the two, the title what is left
/// beside twice that width.
extension LayoutEngine {
    func measuredHeader(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> Size<S>? {
        guard let header = headerParts(node, proposal) else { return nil }
        guard let span = headerSpan(header) else { return nil }
        var width = proposal.width
        if width.isUnspecified { width = header.title.size.width + header.margin + header.margin }
        return Size(width: atLeastZero(width), height: span.end - span.start)
    }

    func arrangedHeader(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>) -> Bool {
        guard let header = headerParts(node, proposal), let span = headerSpan(header) else { return false }
        let trailing = size.width - header.trailing.size.width
        var center = (size.width - header.title.size.width) / S(2)
        if header.isFree {
            let start = header.leading.size.width + header.spacing
            let end = trailing - header.spacing - header.title.size.width
            if !less(end, start) { center = larger(smaller(center, end), start) }
        }
        placePart(header.leading, .zero, span)
        placePart(header.title, center, span)
        placePart(header.trailing, trailing, span)
        return true
    }

    /// Tells of a placed header whose title is not drawn or lies on its edges.
    func checkHeader(_ node: NodeIndex, _ proposal: ProposedSize<S>, _ size: Size<S>, _ first: Int) {
        guard let header = headerParts(node, proposal), header.title.node != noNode else { return }
        if !header.drawsTitle {
            setHidden(header.title.node)
            notice(node, .headerTooNarrow(width: size.width, needed: header.margin + header.margin))
            return
        }
        var overlap = (leading: S.zero, trailing: S.zero)
        var title = Item<S>?.none
        for index in first..<items.count where items[index].node == header.title.node { title = items[index] }
        guard let title else { return }
        if header.leading.node != noNode { overlap.leading = atLeastZero(header.leading.size.width - title.x) }
        if header.trailing.node != noNode {
            let start = size.width - header.trailing.size.width
            overlap.trailing = atLeastZero(title.x + title.size.width - start)
        }
        if less(.zero, overlap.leading) || less(.zero, overlap.trailing) {
            notice(node, .headerOverlaps(leading: overlap.leading, trailing: overlap.trailing))
        }
    }

    func prepareHeader(_ node: NodeIndex) {
        mergeChildren(node)
        nodes[node].flags.insert(.probesHeight)
        setOneExtent(node, .horizontal, .zero, .infinity)
    }

    /// The three parts with their offers, sizes and guides; nil while one is being measured.
    private func headerParts(_ node: NodeIndex, _ proposal: ProposedSize<S>) -> HeaderParts<S>? {
        let payload = storage.pointee.headers[nodes[node].payload]
        let leading = resolved(payload.leading)
        let title = resolved(payload.center)
        let trailing = resolved(payload.trailing)
        var header = HeaderParts<S>(guide: payload.alignment.guide)
        guard var box = edgeBox(leading, trailing) else { return nil }
        header.spacing = headerSpacing(payload, leading, title, trailing)
        header.margin = box.width + header.spacing
        var offer = ProposedSize(raw: proposal.width, proposal.height)
        if proposal.width.isFinite {
            offer.width = proposal.width - header.margin - header.margin
            if payload.title == .centeredIfFits, title != noNode {
                guard let ideal = size(title, .unspecified) else { return nil }
                header.isFree = less(offer.width, ideal.width)
            }
            if header.isFree {
                guard let start = edgeWidth(leading, box), let end = edgeWidth(trailing, box) else { return nil }
                offer.width = proposal.width - start - end - header.spacing - header.spacing
            }
            header.drawsTitle = less(.zero, offer.width)
            if !header.drawsTitle {
                offer.width = .zero
                box.width = smaller(box.width, proposal.width / S(2))
            }
        }
        guard let leadingPart = part(leading, ProposedSize(inside: box), header.guide),
            let titlePart = part(title, offer, header.guide),
            let trailingPart = part(trailing, ProposedSize(inside: box), header.guide)
        else { return nil }
        header.leading = leadingPart
        header.title = titlePart
        header.trailing = trailingPart
        return header
    }

    /// The largest ideal width and height of the edges there are.
    private func edgeBox(_ leading: NodeIndex, _ trailing: NodeIndex) -> Size<S>? {
        guard let first = size(leading, .unspecified), let second = size(trailing, .unspecified) else { return nil }
        return Size(width: larger(first.width, second.width), height: larger(first.height, second.height))
    }

    private func edgeWidth(_ edge: NodeIndex, _ box: Size<S>) -> S? { size(edge, ProposedSize(inside: box))?.width }

    /// The spacing written, or the larger default distance between an edge and the title; none without edges.
    private func headerSpacing(
        _ header: HeaderPayload<S>, _ leading: NodeIndex, _ title: NodeIndex, _ trailing: NodeIndex
    ) -> S {
        if leading == noNode, trailing == noNode { return .zero }
        if !header.spacing.isUnspecified { return header.spacing }
        guard title != noNode else { return .zero }
        var spacing = S.unspecified
        if leading != noNode { spacing = distance(leading, title, .horizontal) }
        if trailing != noNode {
            let other = distance(title, trailing, .horizontal)
            spacing = spacing.isUnspecified ? other : larger(spacing, other)
        }
        return spacing
    }

    private func part(_ node: NodeIndex, _ offer: ProposedSize<S>, _ guide: AlignmentGuide) -> HeaderPart<S>? {
        guard let size = size(node, offer) else { return nil }
        var part = HeaderPart(node: node, offer: offer, size: size)
        if node != noNode {
            guard let value = self.guide(node, guide, offer, size) else { return nil }
            part.guide = value
        }
        return part
    }

    /// How far the parts that are drawn reach above and below their common line.
    private func headerSpan(_ header: HeaderParts<S>) -> LineSpan<S>? {
        var span = LineSpan<S>()
        for part in [header.leading, header.trailing] where part.node != noNode {
            extend(&span, part.guide, part.size.height)
        }
        if header.drawsTitle, header.title.node != noNode {
            extend(&span, header.title.guide, header.title.size.height)
        }
        return span
    }

    private func placePart(_ part: HeaderPart<S>, _ x: S, _ span: LineSpan<S>) {
        guard part.node != noNode else { return }
        appendItem(part.node, part.offer, part.size, x, -part.guide - span.start)
    }
}

/// A part of a header; `noNode` where there is none.
private struct HeaderPart<S: LayoutScalar> {
    var node = noNode
    var offer = ProposedSize<S>.unspecified
    var size = Size<S>.zero
    var guide = S.zero
}

/// A header once its parts have answered.
private struct HeaderParts<S: LayoutScalar> {
    let guide: AlignmentGuide
    var leading = HeaderPart<S>()
    var title = HeaderPart<S>()
    var trailing = HeaderPart<S>()
    var spacing = S.zero
    /// What is kept free of the title on either side: the larger edge and the spacing.
    var margin = S.zero
    /// Whether the title takes the room between the real edges.
    var isFree = false
    var drawsTitle = true
}
