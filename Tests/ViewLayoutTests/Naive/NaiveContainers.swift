extension NaiveLayout {
    func containerSize(_ view: TestView, _ offer: Offer, _ around: Around) -> Answer {
        let list = views(view.children)
        switch view.kind {
        case "hstack", "vstack": return stackSize(view, list, offer, view.kind == "hstack")
        case "adaptiveStack": return stackSize(view, list, offer, isRow(view, offer))
        case "zstack":
            if list.isEmpty { return Answer(w: 0, h: 0) }
            if list.count == 1 { return size(list[0], offer, .neither) }
            let spans = zstackSpans(view, list, offer)
            return Answer(w: spans.h.high - spans.h.low, h: spans.v.high - spans.v.low)
        case "viewThatFits": return size(fitting(view, list, offer), offer, .neither)
        case "header": return headerSize(view, offer)
        case "row":
            let row = rowChoice(view, list, offer)
            return Answer(w: row.width, h: row.span.high - row.span.low)
        default:
            let base = size(inner(view), offer, .neither)
            func own(_ p: Double?, _ b: Double) -> Double { p.map { $0.isFinite ? max(0, $0) : b } ?? b }
            return Answer(w: own(offer.w, base.w), h: own(offer.h, base.h))
        }
    }

    func containerPlaces(_ view: TestView, _ offer: Offer, _ around: Around, _ bounds: Answer) -> [NaivePlace] {
        let list = views(view.children)
        switch view.kind {
        case "hstack", "vstack": return stackPlaces(view, list, offer, bounds, view.kind == "hstack")
        case "adaptiveStack": return stackPlaces(view, list, offer, bounds, isRow(view, offer))
        case "zstack":
            if list.isEmpty { return [] }
            if list.count == 1 { return [NaivePlace(view: list[0], around: .neither, offer: offer, x: 0, y: 0)] }
            let inside = Offer(w: bounds.w, h: bounds.h)
            let spans = zstackSpans(view, list, inside)
            let (h, v) = guideNames(view.text("alignment"))
            return list.map { child in
                let own = size(child, inside, .neither)
                return NaivePlace(
                    view: child, around: .neither, offer: inside,
                    x: -guide(child, h, inside, own, .neither) - spans.h.low,
                    y: -guide(child, v, inside, own, .neither) - spans.v.low)
            }
        case "viewThatFits":
            return [NaivePlace(view: fitting(view, list, offer), around: .neither, offer: offer, x: 0, y: 0)]
        case "header": return headerPlaces(view, offer, bounds)
        case "row": return rowPlaces(view, list, offer)
        default: return floatingPlaces(view, offer, bounds)
        }
    }

    // MARK: Stacks

    private struct Served {
        var offer = Offer(w: nil, h: nil)
        var size = Answer(w: 0, h: 0)
    }

    private func gaps(_ view: TestView, _ list: [TestView], _ horizontal: Bool) -> [Double] {
        list.indices.dropFirst().map { index in
            view.number("spacing")
                ?? defaultGap(
                    list[index - 1], list[index], horizontal,
                    view.kind == "adaptiveStack" ? .neither : horizontal ? .row : .column)
        }
    }

    /// Offers each child its share, by priority and then flexibility.
    private func serve(_ view: TestView, _ list: [TestView], _ offer: Offer, _ horizontal: Bool) -> [Served] {
        let inside: Around = horizontal ? .row : .column
        var served = Array(repeating: Served(), count: list.count)
        func ask(_ index: Int, _ main: Double?) -> Answer {
            var share = offer
            share[horizontal] = main
            served[index] = Served(offer: share, size: size(list[index], share, inside))
            return served[index].size
        }
        guard let length = offer[horizontal] else {
            for index in list.indices { _ = ask(index, nil) }
            return served
        }
        let least = list.indices.map { ask($0, 0)[horizontal] }
        let greatest = list.indices.map { ask($0, .infinity)[horizontal] }
        let flexibility = list.indices.map { index in
            let difference = greatest[index] - least[index]
            return difference.isNaN ? 0 : difference
        }
        let order = list.indices.sorted { a, b in
            if priority(list[a]) != priority(list[b]) { return priority(list[a]) > priority(list[b]) }
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
            return a < b
        }
        func minus(_ a: Double, _ b: Double) -> Double { (a - b).isNaN ? a : a - b }
        var available = length - gaps(view, list, horizontal).reduce(0, +)
        let top = priority(list[order[0]])
        for index in order where priority(list[index]) != top { available = minus(available, least[index]) }
        var rank = 0
        while rank < order.count {
            let level = priority(list[order[rank]])
            let group = order[rank...].prefix { priority(list[$0]) == level }
            if level != top { for index in group { available = minus(available, -least[index]) } }
            for (position, index) in group.enumerated() {
                let answer = ask(index, max(0, available / Double(group.count - position)))
                available = minus(available, answer[horizontal])
            }
            rank += group.count
        }
        return served
    }

    private func stackSize(_ view: TestView, _ list: [TestView], _ offer: Offer, _ horizontal: Bool) -> Answer {
        if list.isEmpty { return Answer(w: 0, h: 0) }
        if list.count == 1 { return size(list[0], offer, horizontal ? .row : .column) }
        let served = serve(view, list, offer, horizontal)
        let gaps = gaps(view, list, horizontal)
        let span = crossSpan(view, list, served, horizontal)
        var answer = Answer(w: 0, h: 0)
        for index in list.indices {
            answer[horizontal] += (index > 0 ? gaps[index - 1] : 0) + served[index].size[horizontal]
        }
        answer[horizontal] = max(0, answer[horizontal])
        answer[!horizontal] = span.high - span.low
        return answer
    }

    private func stackPlaces(
        _ view: TestView, _ list: [TestView], _ offer: Offer, _ bounds: Answer, _ horizontal: Bool
    ) -> [NaivePlace] {
        let inside: Around = horizontal ? .row : .column
        if list.count == 1 { return [NaivePlace(view: list[0], around: inside, offer: offer, x: 0, y: 0)] }
        if list.isEmpty { return [] }
        var offer = offer
        offer[!horizontal] = offer[!horizontal] ?? bounds[!horizontal]
        let served = serve(view, list, offer, horizontal)
        let gaps = gaps(view, list, horizontal)
        let span = crossSpan(view, list, served, horizontal)
        var main = 0.0
        return list.indices.map { index in
            if index > 0 { main += gaps[index - 1] }
            let across = -crossGuide(view, list[index], served[index], horizontal) - span.low
            let place = NaivePlace(
                view: list[index], around: inside, offer: served[index].offer, x: horizontal ? main : across,
                y: horizontal ? across : main)
            main += served[index].size[horizontal]
            return place
        }
    }

    private func crossGuide(_ view: TestView, _ child: TestView, _ served: Served, _ horizontal: Bool) -> Double {
        let (h, v) = guideNames(view.text("alignment"))
        return guide(child, horizontal ? v : h, served.offer, served.size, horizontal ? .row : .column)
    }

    private func crossSpan(
        _ view: TestView, _ list: [TestView], _ served: [Served], _ horizontal: Bool
    ) -> (low: Double, high: Double) {
        var span = (low: 0.0, high: 0.0)
        for index in list.indices {
            let value = crossGuide(view, list[index], served[index], horizontal)
            span.low = min(span.low, -value)
            span.high = max(span.high, served[index].size[!horizontal] - value)
        }
        return span
    }

    private func isRow(_ view: TestView, _ offer: Offer) -> Bool {
        guard let width = offer.w, width.isFinite else { return true }
        if let limit = view.number("width") { return width >= limit }
        let list = views(view.children)
        var ideal = gaps(view, list, true).reduce(0, +)
        for child in list { ideal += size(child, Offer(w: nil, h: nil), .row).w }
        return ideal <= width
    }

    // MARK: Layers and choices

    private func zstackSpans(
        _ view: TestView, _ list: [TestView], _ offer: Offer
    ) -> (h: (low: Double, high: Double), v: (low: Double, high: Double)) {
        let (h, v) = guideNames(view.text("alignment"))
        let top = list.map { priority($0) }.max()!
        var spans = (h: (low: 0.0, high: 0.0), v: (low: 0.0, high: 0.0))
        for child in list where priority(child) == top {
            let own = size(child, offer, .neither)
            let (x, y) = (guide(child, h, offer, own, .neither), guide(child, v, offer, own, .neither))
            spans.h = (min(spans.h.low, -x), max(spans.h.high, own.w - x))
            spans.v = (min(spans.v.low, -y), max(spans.v.high, own.h - y))
        }
        return spans
    }

    private func fitting(_ view: TestView, _ list: [TestView], _ offer: Offer) -> TestView {
        let axes = view.texts("axes") ?? ["horizontal", "vertical"]
        let ideal = Offer(
            w: axes.contains("horizontal") ? nil : offer.w, h: axes.contains("vertical") ? nil : offer.h)
        return list.dropLast().first { child in
            let own = size(child, ideal, .neither)
            return (!axes.contains("horizontal") || own.w <= offer.w ?? .infinity)
                && (!axes.contains("vertical") || own.h <= offer.h ?? .infinity)
        } ?? list[list.count - 1]
    }
}
