import ViewCore

/// A subview in a row, by its index, with its answer to an offer.
private struct LinePart {
    let index: Int
    let offer: ProposedViewSize
    let size: CGSize
    /// How far the row's line is below the top.
    let guide: CGFloat

    init(
        _ subviews: LayoutSubviews, _ index: Int, _ offer: ProposedViewSize,
        _ alignment: VerticalAlignment
    ) {
        let dimensions = subviews[index].dimensions(in: offer)
        self.index = index
        self.offer = offer
        size = CGSize(width: dimensions.width, height: dimensions.height)
        guide = dimensions[alignment]
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, x: CGFloat, _ line: LineSpan) {
        let y = bounds.minY + line.ascent - guide
        subviews[index].place(at: CGPoint(x: bounds.minX + x, y: y), proposal: offer)
    }
}

/// How far the parts of a row reach above and below their common line.
private struct LineSpan {
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0

    var height: CGFloat { ascent + descent }

    mutating func extend(_ part: LinePart) {
        ascent = max(ascent, part.guide)
        descent = max(descent, part.size.height - part.guide)
    }
}

extension LayoutSubview {
    /// Places the subview where nobody sees it: a layout cannot leave one out.
    fileprivate func placeOutOfSight(of bounds: CGRect) {
        place(at: CGPoint(x: bounds.minX - 100_000, y: bounds.minY), proposal: .unspecified)
    }
}

extension LayoutSubviews {
    /// The default distance between two subviews side by side.
    fileprivate func gap(_ first: Int, _ second: Int) -> CGFloat {
        self[first].spacing.distance(to: self[second].spacing, along: .horizontal)
    }
}

/// What a view is in the header around it.
enum HeaderRole: LayoutValueKey, Sendable {
    case leading, title, trailing

    static let defaultValue = HeaderRole.title
}

/// A title centred between two edges.
///
/// Both edges are offered the larger ideal width and height of the two, the title what is left
/// beside twice that width.
struct HeaderLayout: Layout, Sendable {
    var spacing: CGFloat?
    var alignment: VerticalAlignment
    var title: HeaderTitle

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let parts = HeaderParts(self, proposal, subviews)
        let width = proposal.width ?? (parts.title?.size.width ?? 0) + 2 * parts.margin
        return CGSize(width: max(0, width), height: parts.line.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) {
        let parts = HeaderParts(self, proposal, subviews)
        let edges = (
            leading: parts.leading?.size.width ?? 0, trailing: parts.trailing?.size.width ?? 0
        )
        let trailingX = bounds.width - edges.trailing
        parts.leading?.place(subviews, in: bounds, x: 0, parts.line)
        parts.trailing?.place(subviews, in: bounds, x: trailingX, parts.line)
        guard let title = parts.title else { return }
        guard parts.drawsTitle else {
            return subviews[title.index].placeOutOfSight(of: bounds)
        }
        var x = (bounds.width - title.size.width) / 2
        if parts.isFree {
            let start = edges.leading + parts.spacing
            let end = trailingX - parts.spacing - title.size.width
            if end >= start { x = max(min(x, end), start) }
        }
        title.place(subviews, in: bounds, x: x, parts.line)
    }
}

/// The parts of a header with their answers to an offer.
private struct HeaderParts {
    private(set) var leading: LinePart?
    private(set) var title: LinePart?
    private(set) var trailing: LinePart?
    private(set) var line = LineSpan()
    private(set) var spacing: CGFloat = 0
    /// What is kept free of the title on either side: the larger edge and the spacing.
    private(set) var margin: CGFloat = 0
    /// Whether the title takes the room between the real edges.
    private(set) var isFree = false
    private(set) var drawsTitle = true

    init(_ header: HeaderLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        let leading = subviews.firstIndex { $0[HeaderRole.self] == .leading }
        let title = subviews.firstIndex { $0[HeaderRole.self] == .title }
        let trailing = subviews.firstIndex { $0[HeaderRole.self] == .trailing }
        let edges = [leading, trailing].compactMap { $0 }
        let ideals = edges.map { subviews[$0].sizeThatFits(.unspecified) }
        var box = CGSize(
            width: ideals.map(\.width).max() ?? 0, height: ideals.map(\.height).max() ?? 0)
        spacing = HeaderParts.spacing(header, subviews, leading, title, trailing)
        margin = box.width + spacing
        var offer = proposal
        if let width = proposal.width, width.isFinite {
            var left = width - 2 * margin
            if header.title == .centeredIfFits, let title {
                isFree = left < subviews[title].sizeThatFits(.unspecified).width
            }
            if isFree {
                let offer = ProposedViewSize(box)
                let taken = edges.map { subviews[$0].sizeThatFits(offer).width }.reduce(0, +)
                left = width - taken - 2 * spacing
            }
            drawsTitle = left > 0
            if !drawsTitle { box.width = min(box.width, width / 2) }
            offer.width = max(0, left)
        }
        func part(_ index: Int?, _ offer: ProposedViewSize) -> LinePart? {
            index.map { LinePart(subviews, $0, offer, header.alignment) }
        }
        self.leading = part(leading, ProposedViewSize(box))
        self.trailing = part(trailing, ProposedViewSize(box))
        self.title = part(title, offer)
        for part in [self.leading, self.trailing, drawsTitle ? self.title : nil] {
            if let part { line.extend(part) }
        }
    }

    /// The spacing written, or the larger default distance between an edge and the title; none
    /// without edges.
    private static func spacing(
        _ header: HeaderLayout, _ subviews: LayoutSubviews, _ leading: Int?, _ title: Int?,
        _ trailing: Int?
    ) -> CGFloat {
        if leading == nil, trailing == nil { return 0 }
        if let spacing = header.spacing { return spacing }
        guard let title else { return 0 }
        let before = leading.map { subviews.gap($0, title) }
        let after = trailing.map { subviews.gap(title, $0) }
        return [before, after].compactMap { $0 }.max() ?? 0
    }
}

/// What a view is in the row of whole items around it.
enum WholeItemRole: LayoutValueKey, Hashable, Sendable {
    case item, empty
    /// What stands for a number of hidden items.
    case badge(Int)

    static let defaultValue = WholeItemRole.item
}

/// The longest prefix of whole items that fits together with the badge for the rest.
struct WholeItemLayout: Layout, Sendable {
    var spacing: CGFloat?
    var alignment: VerticalAlignment

    /// The subviews by their roles, by index, and the items measured once.
    struct Cache {
        fileprivate var prefixes: [Prefix] = []
        fileprivate var badges: [Int: Int] = [:]
        fileprivate var empty: Int?
    }

    /// An item with the length and height of the row up to its end.
    fileprivate struct Prefix {
        let part: LinePart
        let start: CGFloat
        let end: CGFloat
        let line: LineSpan
    }

    /// What the row shows at a width.
    private struct Choice {
        var shown = 0
        var badge: LinePart?
        var width: CGFloat = 0
        var line = LineSpan()
    }

    func makeCache(subviews: LayoutSubviews) -> Cache {
        var cache = Cache()
        for index in subviews.indices {
            switch subviews[index][WholeItemRole.self] {
            case .item: add(index, to: &cache.prefixes, subviews)
            case .badge(let count): cache.badges[count] = index
            case .empty: cache.empty = index
            }
        }
        return cache
    }

    private func add(_ item: Int, to prefixes: inout [Prefix], _ subviews: LayoutSubviews) {
        let part = LinePart(subviews, item, .unspecified, alignment)
        var line = prefixes.last?.line ?? LineSpan()
        line.extend(part)
        let start = prefixes.last.map { $0.end + gap($0.part.index, item, subviews) } ?? 0
        let end = start + part.size.width
        prefixes.append(Prefix(part: part, start: start, end: end, line: line))
    }

    private func gap(_ first: Int, _ second: Int, _ subviews: LayoutSubviews) -> CGFloat {
        spacing ?? subviews.gap(first, second)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
        if cache.prefixes.isEmpty {
            return cache.empty.map { subviews[$0].sizeThatFits(.unspecified) } ?? .zero
        }
        let choice = choice(proposal.width, subviews, cache)
        return CGSize(width: max(0, choice.width), height: choice.line.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) {
        for subview in subviews { subview.placeOutOfSight(of: bounds) }
        if cache.prefixes.isEmpty {
            guard let empty = cache.empty else { return }
            return subviews[empty].place(at: bounds.origin, proposal: .unspecified)
        }
        let choice = choice(proposal.width, subviews, cache)
        for prefix in cache.prefixes[..<choice.shown] {
            prefix.part.place(subviews, in: bounds, x: prefix.start, choice.line)
        }
        guard let badge = choice.badge else { return }
        badge.place(subviews, in: bounds, x: choice.width - badge.size.width, choice.line)
    }

    private func choice(
        _ width: CGFloat?, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> Choice {
        let count = cache.prefixes.count
        let all = cache.prefixes[count - 1]
        guard let width, width.isFinite, width < all.end else {
            return Choice(shown: count, width: all.end, line: all.line)
        }
        var shown = count - 1
        while shown > 0, cache.prefixes[shown - 1].end > width { shown -= 1 }
        while true {
            let choice = choice(shown: shown, subviews, cache)
            if shown == 0 || choice.width <= width { return choice }
            shown -= 1
        }
    }

    /// A number of items with the badge for the rest.
    private func choice(shown: Int, _ subviews: LayoutSubviews, _ cache: Cache) -> Choice {
        let last = shown > 0 ? cache.prefixes[shown - 1] : nil
        var choice = Choice(shown: shown, width: last?.end ?? 0, line: last?.line ?? LineSpan())
        guard let badge = cache.badges[cache.prefixes.count - shown] else { return choice }
        let part = LinePart(subviews, badge, .unspecified, alignment)
        if let last { choice.width += gap(last.part.index, badge, subviews) }
        choice.width += part.size.width
        choice.line.extend(part)
        choice.badge = part
        return choice
    }
}

/// A row where the offered width is enough, else a column; both keep the same views.
struct AdaptiveLayout: Layout, Sendable {
    /// The least width of the row; nil for its ideal width.
    var leastWidth: CGFloat?
    var alignment: Alignment
    var spacing: CGFloat?

    struct Cache {
        fileprivate var row: AnyLayout.Cache
        fileprivate var column: AnyLayout.Cache
    }

    private var row: AnyLayout {
        AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
    }

    private var column: AnyLayout {
        AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
    }

    func makeCache(subviews: LayoutSubviews) -> Cache {
        Cache(
            row: row.makeCache(subviews: subviews), column: column.makeCache(subviews: subviews)
        )
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) -> CGSize {
        isRow(proposal, subviews, &cache)
            ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
            : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.column)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) {
        if isRow(proposal, subviews, &cache) {
            row.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
        } else {
            column.placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &cache.column)
        }
    }

    private func isRow(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> Bool {
        guard let width = proposal.width, width.isFinite else { return true }
        if let leastWidth { return width >= leastWidth }
        let ideal = row.sizeThatFits(
            proposal: .unspecified, subviews: subviews, cache: &cache.row)
        return width >= ideal.width
    }
}

/// A base and above it what floats at a place of the space that both are given.
struct OverlayLayout: Layout, Sendable {
    var alignment: Alignment
    /// Distances that count on the edges that the alignment names.
    var inset: EdgeInsets

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        let height = proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil }
        if let width, let height { return CGSize(width: width, height: height) }
        let base = subviews.first?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: width ?? base.width, height: height ?? base.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
    ) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        for floating in subviews.dropFirst() {
            let own = floating.dimensions(in: .unspecified)
            let area = area(bounds)
            let x =
                area.minX + line(alignment.horizontal, area.width) - own[alignment.horizontal]
            let y = area.minY + line(alignment.vertical, area.height) - own[alignment.vertical]
            // What does not fit keeps its top and leading edge inside.
            let corner = CGPoint(
                x: max(min(x, area.maxX - own.width), area.minX),
                y: max(min(y, area.maxY - own.height), area.minY))
            floating.place(at: corner, proposal: .unspecified)
        }
    }

    private func area(_ bounds: CGRect) -> CGRect {
        let leading = alignment.horizontal == .leading ? inset.leading : 0
        let trailing = alignment.horizontal == .trailing ? inset.trailing : 0
        let top = alignment.vertical == .top ? inset.top : 0
        let bottom = alignment.vertical == .bottom ? inset.bottom : 0
        return CGRect(
            x: bounds.minX + leading, y: bounds.minY + top,
            width: bounds.width - leading - trailing, height: bounds.height - top - bottom)
    }

    private func line(_ guide: HorizontalAlignment, _ width: CGFloat) -> CGFloat {
        switch guide {
        case .leading: 0
        case .trailing: width
        default: width / 2
        }
    }

    private func line(_ guide: VerticalAlignment, _ height: CGFloat) -> CGFloat {
        switch guide {
        case .top: 0
        case .center: height / 2
        default: height
        }
    }
}
