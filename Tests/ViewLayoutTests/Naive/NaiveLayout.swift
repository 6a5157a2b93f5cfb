import ViewLayout

/// A proposal as SwiftUI writes it.
struct Offer {
    var w: Double?
    var h: Double?

    subscript(horizontal: Bool) -> Double? {
        get { horizontal ? w : h }
        set { if horizontal { w = newValue } else { h = newValue } }
    }
}

/// An answer to a proposal.
struct Answer {
    var w: Double
    var h: Double

    subscript(horizontal: Bool) -> Double {
        get { horizontal ? w : h }
        set { if horizontal { w = newValue } else { h = newValue } }
    }
}

/// Which way a spacer or divider lies: along the nearest stack, or none.
enum Around {
    case row
    case column
    case neither
}

/// A child with its offer and place, from its container's leading top corner.
struct NaivePlace {
    let view: TestView
    let around: Around
    let offer: Offer
    let x: Double
    let y: Double
}

/// The layout rules in the plainest form: recursion, no kept sizes, every length probed by asking.
///
/// Written from the rules' own sources and not from the engine, to hold the engine against.
final class NaiveLayout {
    let environment: TestEnvironment
    private(set) var frames: [String: (x: Double, y: Double, w: Double, h: Double)] = [:]
    /// The node being placed, for what depends on the window.
    var current = (x: 0.0, y: 0.0, w: 0.0, h: 0.0)

    init(_ environment: TestEnvironment) { self.environment = environment }

    /// Places a view at the corner of what it is offered.
    func layout(_ view: TestView, _ offer: Offer) -> Answer {
        let root = views([view])[0]
        let answer = size(root, offer, .neither)
        place(root, offer, .neither, 0, 0, answer)
        frameGroup(view)
        return answer
    }

    private func place(_ view: TestView, _ offer: Offer, _ around: Around, _ x: Double, _ y: Double, _ answer: Answer) {
        if let id = view.id { frames[id] = (x, y, answer.w, answer.h) }
        var (offer, bounds) = (offer, answer)
        if !answer.w.isFinite || !answer.h.isFinite {
            if !answer.w.isFinite { offer.w = nil }
            if !answer.h.isFinite { offer.h = nil }
            let own = size(view, offer, around)
            if !answer.w.isFinite { bounds.w = own.w.isFinite ? own.w : 0 }
            if !answer.h.isFinite { bounds.h = own.h.isFinite ? own.h : 0 }
        }
        current = (x, y, bounds.w, bounds.h)
        for child in places(view, offer, around, bounds) {
            let size = size(child.view, child.offer, child.around)
            let left = environment.isRightToLeft ? bounds.w - child.x - size.w : child.x
            place(
                child.view, child.offer, child.around, x + (left.isFinite ? left : 0),
                y + (child.y.isFinite ? child.y : 0), size)
        }
    }

    /// Gives the groups below a view the union of their views' frames.
    private func frameGroup(_ view: TestView) {
        for child in view.children { frameGroup(child) }
        guard view.kind == "group", let id = view.id else { return }
        let inner = view.children.compactMap { child in child.id.flatMap { frames[$0] } }
        guard let first = inner.first else { return }
        var (left, top, right, bottom) = (first.x, first.y, first.x + first.w, first.y + first.h)
        for frame in inner {
            (left, top) = (min(left, frame.x), min(top, frame.y))
            (right, bottom) = (max(right, frame.x + frame.w), max(bottom, frame.y + frame.h))
        }
        frames[id] = (left, top, right - left, bottom - top)
    }

    /// The views of a list, groups opened.
    func views(_ list: [TestView]) -> [TestView] {
        list.flatMap { $0.kind == "group" ? views($0.children) : [$0] }
    }

    /// The one view in a modifier.
    func inner(_ view: TestView) -> TestView { views([view.children[0]])[0] }

    // MARK: Sizes

    func size(_ view: TestView, _ offer: Offer, _ around: Around) -> Answer {
        switch view.kind {
        case "color", "rectangle", "geometryReader": return Answer(w: max(0, offer.w ?? 10), h: max(0, offer.h ?? 10))
        case "circle":
            let side = min(max(0, offer.w ?? 10), max(0, offer.h ?? 10))
            return Answer(w: side, h: side)
        case "leaf": return leafSize(view, offer)
        case "image":
            let (w, h) = (view.number("w")!, view.number("h")!)
            return view.flag("resizable") == true
                ? Answer(w: max(0, offer.w ?? w), h: max(0, offer.h ?? h)) : Answer(w: w, h: h)
        case "field": return Answer(w: max(0, offer.w ?? view.number("w")!), h: view.number("h")!)
        case "text":
            let size = TestText(view).size(offer.w, offer.h)
            return Answer(w: size.width, h: size.height)
        case "spacer", "divider": return followerSize(view, offer, around)
        case "hstack", "vstack", "zstack", "adaptiveStack", "viewThatFits", "header", "row", "floating":
            return containerSize(view, offer, around)
        default: return modifierSize(view, offer, around)
        }
    }

    private func leafSize(_ view: TestView, _ offer: Offer) -> Answer {
        if let w = view.number("w") { return Answer(w: w, h: view.number("h")!) }
        func clamp(_ value: Double?, _ low: String, _ ideal: String, _ high: String) -> Double {
            guard let value else { return view.number(ideal)! }
            return max(view.number(low)!, min(view.number(high)!, value))
        }
        return Answer(
            w: clamp(offer.w, "minWidth", "idealWidth", "maxWidth"),
            h: clamp(offer.h, "minHeight", "idealHeight", "maxHeight"))
    }

    private func followerSize(_ view: TestView, _ offer: Offer, _ around: Around) -> Answer {
        if view.kind == "spacer" {
            let least = view.number("minLength") ?? 8
            return Answer(
                w: around == .column ? 0 : max(offer.w ?? least, least),
                h: around == .row ? 0 : max(offer.h ?? least, least))
        }
        let thickness = view.number("thickness")!
        return around == .row
            ? Answer(w: thickness, h: max(0, offer.h ?? 10)) : Answer(w: max(0, offer.w ?? 10), h: thickness)
    }

    private func modifierSize(_ view: TestView, _ offer: Offer, _ around: Around) -> Answer {
        let child = inner(view)
        switch view.kind {
        case "frame":
            let answer = size(child, frameOffer(view, offer), around)
            return Answer(w: view.number("width") ?? answer.w, h: view.number("height") ?? answer.h)
        case "flexFrame":
            let answer = size(
                child, Offer(w: flex(view, true).offered(offer.w), h: flex(view, false).offered(offer.h)), around)
            return Answer(
                w: flex(view, true).length(offer.w, answer.w), h: flex(view, false).length(offer.h, answer.h))
        case "padding":
            let answer = size(child, paddingOffer(view, offer), around)
            let insets = view.insets
            return Answer(
                w: max(0, answer.w + (insets.leading + insets.trailing)),
                h: max(0, answer.h + (insets.top + insets.bottom)))
        case "fixedSize", "scrollView":
            let answer = size(child, looseOffer(view, offer), surroundings(view, around))
            guard view.kind == "scrollView" else { return answer }
            let axes = view.texts("axes") ?? ["vertical"]
            return Answer(
                w: axes.contains("horizontal") ? max(0, offer.w ?? answer.w) : answer.w,
                h: axes.contains("vertical") ? max(0, offer.h ?? answer.h) : answer.h)
        case "aspectRatio": return size(child, aspectOffer(view, offer, around), around)
        case "position":
            let answer = size(child, offer, around)
            return Answer(w: offer.w.map { max(0, $0) } ?? answer.w, h: offer.h.map { max(0, $0) } ?? answer.h)
        default: return size(child, offer, around)
        }
    }

    /// What surrounds a child: a scroll view is no stack.
    private func surroundings(_ view: TestView, _ around: Around) -> Around {
        view.kind == "scrollView" ? .neither : around
    }

    private func frameOffer(_ view: TestView, _ offer: Offer) -> Offer {
        Offer(w: view.number("width") ?? offer.w, h: view.number("height") ?? offer.h)
    }

    private func paddingOffer(_ view: TestView, _ offer: Offer) -> Offer {
        let insets = view.insets
        return Offer(
            w: offer.w.map { max(0, $0 - (insets.leading + insets.trailing)) },
            h: offer.h.map { max(0, $0 - (insets.top + insets.bottom)) })
    }

    private func looseOffer(_ view: TestView, _ offer: Offer) -> Offer {
        if view.kind == "scrollView" {
            let axes = view.texts("axes") ?? ["vertical"]
            return Offer(w: axes.contains("horizontal") ? nil : offer.w, h: axes.contains("vertical") ? nil : offer.h)
        }
        return Offer(
            w: view.flag("horizontal") ?? true ? nil : offer.w, h: view.flag("vertical") ?? true ? nil : offer.h)
    }

    private func aspectOffer(_ view: TestView, _ offer: Offer, _ around: Around) -> Offer {
        if offer.w == nil, offer.h == nil { return offer }
        var base = Answer(w: view.number("ratio") ?? 0, h: 1)
        if view.number("ratio") == nil {
            base = size(inner(view), Offer(w: nil, h: nil), around)
            if base.w == base.h { base = Answer(w: 1, h: 1) }
        }
        guard base.w > 0, base.h > 0, base.w.isFinite, base.h.isFinite else { return offer }
        var scales: [Double] = []
        if let w = offer.w, w.isFinite { scales.append(w / base.w) }
        if let h = offer.h, h.isFinite { scales.append(h / base.h) }
        let scale = (view.text("mode") == "fill" ? scales.max() : scales.min()) ?? .infinity
        return Offer(w: base.w * scale, h: base.h * scale)
    }

    private func flex(_ view: TestView, _ horizontal: Bool) -> FlexLimits {
        horizontal
            ? FlexLimits(view.number("minWidth"), view.number("idealWidth"), view.number("maxWidth"))
            : FlexLimits(view.number("minHeight"), view.number("idealHeight"), view.number("maxHeight"))
    }

    // MARK: Places

    func places(_ view: TestView, _ offer: Offer, _ around: Around, _ bounds: Answer) -> [NaivePlace] {
        switch view.kind {
        case "color", "rectangle", "circle", "leaf", "image", "field", "text", "spacer", "divider": return []
        case "geometryReader":
            return views(view.children).map {
                NaivePlace(view: $0, around: .neither, offer: Offer(w: bounds.w, h: bounds.h), x: 0, y: 0)
            }
        case "hstack", "vstack", "zstack", "adaptiveStack", "viewThatFits", "header", "row", "floating":
            return containerPlaces(view, offer, around, bounds)
        default: return modifierPlaces(view, offer, around, bounds)
        }
    }

    private func modifierPlaces(_ view: TestView, _ offer: Offer, _ around: Around, _ bounds: Answer) -> [NaivePlace] {
        let child = inner(view)
        switch view.kind {
        case "frame": return [aligned(child, around, frameOffer(view, offer), view.text("alignment"), bounds)]
        case "flexFrame":
            let inside = Offer(
                w: flex(view, true).placed(offer.w, bounds.w), h: flex(view, false).placed(offer.h, bounds.h))
            return [aligned(child, around, inside, view.text("alignment"), bounds)]
        case "padding":
            let insets = view.insets
            return [
                NaivePlace(
                    view: child, around: around, offer: paddingOffer(view, offer), x: insets.leading, y: insets.top)
            ]
        case "fixedSize", "scrollView":
            return [
                NaivePlace(
                    view: child, around: surroundings(view, around), offer: looseOffer(view, offer), x: 0, y: 0)
            ]
        case "aspectRatio":
            return [NaivePlace(view: child, around: around, offer: aspectOffer(view, offer, around), x: 0, y: 0)]
        case "offset":
            return [NaivePlace(view: child, around: around, offer: offer, x: view.number("x")!, y: view.number("y")!)]
        case "position":
            let inside = Offer(w: bounds.w, h: bounds.h)
            let own = size(child, inside, around)
            return [
                NaivePlace(
                    view: child, around: around, offer: inside, x: view.number("x")! - own.w / 2,
                    y: view.number("y")! - own.h / 2)
            ]
        case "overlay", "background": return overlayPlaces(view, offer, around, bounds)
        default: return [NaivePlace(view: child, around: around, offer: offer, x: 0, y: 0)]
        }
    }

    private func overlayPlaces(_ view: TestView, _ offer: Offer, _ around: Around, _ bounds: Answer) -> [NaivePlace] {
        let first = inner(view)
        let second = views([view.children[1]])[0]
        let inside = Offer(w: bounds.w, h: bounds.h)
        let own = size(second, inside, .neither)
        let (h, v) = guideNames(view.text("alignment"))
        let x = (explicit(first, h, offer, around) ?? fallback(h, bounds)) - guide(second, h, inside, own, .neither)
        let y = (explicit(first, v, offer, around) ?? fallback(v, bounds)) - guide(second, v, inside, own, .neither)
        return [
            NaivePlace(view: first, around: around, offer: offer, x: 0, y: 0),
            NaivePlace(view: second, around: .neither, offer: inside, x: x, y: y),
        ]
    }

    /// A child whose guides meet its container's default ones.
    func aligned(
        _ child: TestView, _ around: Around, _ offer: Offer, _ alignment: String?, _ bounds: Answer
    ) -> NaivePlace {
        let own = size(child, offer, around)
        let (h, v) = guideNames(alignment)
        return NaivePlace(
            view: child, around: around, offer: offer, x: fallback(h, bounds) - guide(child, h, offer, own, around),
            y: fallback(v, bounds) - guide(child, v, offer, own, around))
    }
}

/// A flexible frame's limits of one axis.
struct FlexLimits {
    let low: Double?
    let ideal: Double?
    let high: Double?

    init(_ low: Double?, _ ideal: Double?, _ high: Double?) {
        let least = low.map { max(0, $0) }
        let middle = ideal.map { max($0, least ?? 0) }
        self.low = least
        self.ideal = middle
        self.high = high.map { max($0, middle ?? least ?? 0) }
    }

    func offered(_ p: Double?) -> Double? {
        guard let q = p ?? ideal else { return nil }
        return max(low ?? -.infinity, min(high ?? .infinity, q))
    }

    func length(_ p: Double?, _ child: Double) -> Double {
        if p == nil, let ideal { return ideal }
        switch (low, high) {
        case (let low?, let high?): return max(low, min(high, p ?? child))
        case (let low?, nil): return max(low, min(offered(p) ?? .infinity, child))
        case (nil, let high?): return min(high, max(offered(p) ?? -.infinity, child))
        case (nil, nil): return child
        }
    }

    func placed(_ p: Double?, _ length: Double) -> Double? {
        if p == nil, ideal == nil, (low ?? -.infinity) < length, length < (high ?? .infinity) { return nil }
        return length
    }
}
