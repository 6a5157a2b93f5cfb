extension NaiveLayout {
    // MARK: Header

    private struct Header {
        var parts: [String: (view: TestView, offer: Offer, size: Answer, guide: Double)] = [:]
        var margin = 0.0
        var spacing = 0.0
        var isFree = false
        var drawsTitle = true
        var span = (low: 0.0, high: 0.0)
    }

    private func header(_ view: TestView, _ offer: Offer) -> Header {
        let children = Dictionary(uniqueKeysWithValues: zip(view.texts("roles")!, view.children.map { views([$0])[0] }))
        let nothing = Offer(w: nil, h: nil)
        let ideals = ["leading", "trailing"].compactMap { children[$0] }.map { size($0, nothing, .neither) }
        var box = Answer(w: ideals.map(\.w).max() ?? 0, h: ideals.map(\.h).max() ?? 0)
        var header = Header()
        if !ideals.isEmpty {
            var gaps: [Double] = []
            if let title = children["title"] {
                if let edge = children["leading"] { gaps.append(defaultGap(edge, title, true, .neither)) }
                if let edge = children["trailing"] { gaps.append(defaultGap(title, edge, true, .neither)) }
            }
            header.spacing = view.number("spacing") ?? gaps.max() ?? 0
        }
        header.margin = box.w + header.spacing
        var titleOffer = offer
        if let width = offer.w, width.isFinite {
            titleOffer.w = width - 2 * header.margin
            if view.flag("isFree") == true, let title = children["title"],
                size(title, nothing, .neither).w > titleOffer.w!
            {
                let edges = ["leading", "trailing"].compactMap { children[$0] }
                let taken = edges.map { size($0, Offer(w: box.w, h: box.h), .neither).w }.reduce(0, +)
                titleOffer.w = width - taken - 2 * header.spacing
                header.isFree = true
            }
            if titleOffer.w! <= 0 {
                header.drawsTitle = false
                titleOffer.w = 0
                box.w = min(box.w, width / 2)
            }
        }
        let (_, v) = guideNames(view.text("alignment"))
        for (role, child) in children {
            let inside = role == "title" ? titleOffer : Offer(w: box.w, h: box.h)
            let own = size(child, inside, .neither)
            let value = guide(child, v, inside, own, .neither)
            header.parts[role] = (child, inside, own, value)
            guard role != "title" || header.drawsTitle else { continue }
            header.span = (min(header.span.low, -value), max(header.span.high, own.h - value))
        }
        return header
    }

    func headerSize(_ view: TestView, _ offer: Offer) -> Answer {
        let header = header(view, offer)
        let width = offer.w ?? (header.parts["title"]?.size.w ?? 0) + 2 * header.margin
        return Answer(w: max(0, width), h: header.span.high - header.span.low)
    }

    func headerPlaces(_ view: TestView, _ offer: Offer, _ bounds: Answer) -> [NaivePlace] {
        let header = header(view, offer)
        let title = header.parts["title"]?.size.w ?? 0
        let leading = header.parts["leading"]?.size.w ?? 0
        let trailing = bounds.w - (header.parts["trailing"]?.size.w ?? 0)
        var center = (bounds.w - title) / 2
        if header.isFree, leading + header.spacing <= trailing - header.spacing - title {
            center = max(leading + header.spacing, min(trailing - header.spacing - title, center))
        }
        return ["leading", "title", "trailing"].compactMap { role in
            header.parts[role].map { part in
                NaivePlace(
                    view: part.view, around: .neither, offer: part.offer,
                    x: role == "leading" ? 0 : role == "title" ? center : trailing, y: -part.guide - header.span.low)
            }
        }
    }

    // MARK: Row of whole items

    struct Row {
        var shown: [TestView]
        var width: Double
        var span: (low: Double, high: Double)
    }

    /// Tries every count from all downwards, measuring everything anew.
    func rowChoice(_ view: TestView, _ list: [TestView], _ offer: Offer) -> Row {
        guard !list.isEmpty else { return Row(shown: [], width: 0, span: (0, 0)) }
        let badges = view.numbers("badges")
        for count in stride(from: list.count, through: 0, by: -1) {
            let hidden = list.count - count
            var shown = Array(list.prefix(count))
            if hidden > 0 {
                let id = view.id! + ".badge" + String(hidden)
                shown.append(TestView("image", id: id, ["w": badges[min(hidden, badges.count - 1)], "h": 12.0]))
            }
            let row = row(view, shown)
            if count == 0 || row.width <= offer.w ?? .infinity { return row }
        }
        fatalError("a row shows at least its badge")
    }

    private func row(_ view: TestView, _ shown: [TestView]) -> Row {
        let (_, v) = guideNames(view.text("alignment"))
        let nothing = Offer(w: nil, h: nil)
        var row = Row(shown: shown, width: 0, span: (0, 0))
        for index in shown.indices {
            if index > 0 { row.width += rowGap(view, shown[index - 1], shown[index]) }
            let own = size(shown[index], nothing, .neither)
            let value = guide(shown[index], v, nothing, own, .neither)
            row.width += own.w
            row.span = (min(row.span.low, -value), max(row.span.high, own.h - value))
        }
        return row
    }

    private func rowGap(_ view: TestView, _ first: TestView, _ second: TestView) -> Double {
        view.number("spacing") ?? defaultGap(first, second, true, .neither)
    }

    func rowPlaces(_ view: TestView, _ list: [TestView], _ offer: Offer) -> [NaivePlace] {
        let row = rowChoice(view, list, offer)
        let (_, v) = guideNames(view.text("alignment"))
        let nothing = Offer(w: nil, h: nil)
        var x = 0.0
        return row.shown.indices.map { index in
            if index > 0 { x += rowGap(view, row.shown[index - 1], row.shown[index]) }
            let own = size(row.shown[index], nothing, .neither)
            let value = guide(row.shown[index], v, nothing, own, .neither)
            let place = NaivePlace(
                view: row.shown[index], around: .neither, offer: nothing, x: x, y: -value - row.span.low)
            x += own.w
            return place
        }
    }

    // MARK: Floating content

    func floatingPlaces(_ view: TestView, _ offer: Offer, _ bounds: Answer) -> [NaivePlace] {
        let base = aligned(inner(view), .neither, offer, nil, bounds)
        let content = views([view.children[1]])[0]
        let nothing = Offer(w: nil, h: nil)
        let own = size(content, nothing, .neither)
        let frame = current
        let window = environment.window!
        let insets = environment.safeArea
        let left = environment.isRightToLeft ? insets.trailing : insets.leading
        let right = environment.isRightToLeft ? insets.leading : insets.trailing
        var area = (
            left: max(frame.x, left), top: max(frame.y, insets.top),
            right: min(frame.x + frame.w, window.width - right),
            bottom: min(frame.y + frame.h, window.height - insets.bottom)
        )
        if view.flag("avoidsKeyboard") ?? true {
            area.bottom = min(area.bottom, window.height - environment.keyboardHeight)
        }
        var start = area.left - frame.x
        var end = area.right - frame.x
        if environment.isRightToLeft { (start, end) = (frame.w - end, frame.w - start) }
        var (top, bottom) = (area.top - frame.y, area.bottom - frame.y)
        let (h, v) = guideNames(view.text("alignment"))
        let inset = view.number("inset") ?? 16
        if h == "leading" { start += inset }
        if h == "trailing" { end -= inset }
        if v == "top" { top += inset }
        if v == "bottom" { bottom -= inset }
        let box = Answer(w: end - start, h: bottom - top)
        let x = start + fallback(h, box) - guide(content, h, nothing, own, .neither)
        let y = top + fallback(v, box) - guide(content, v, nothing, own, .neither)
        return [
            base,
            NaivePlace(
                view: content, around: .neither, offer: nothing, x: max(start, min(end - own.w, x)),
                y: max(top, min(bottom - own.h, y))),
        ]
    }
}
