extension NaiveLayout {
    /// The two guides of an alignment's name.
    func guideNames(_ alignment: String?) -> (String, String) {
        switch alignment ?? "center" {
        case "leading": ("leading", "center.v")
        case "trailing": ("trailing", "center.v")
        case "top": ("center.h", "top")
        case "bottom": ("center.h", "bottom")
        case "topLeading": ("leading", "top")
        case "topTrailing": ("trailing", "top")
        case "bottomLeading": ("leading", "bottom")
        case "bottomTrailing": ("trailing", "bottom")
        case "firstTextBaseline": ("center.h", "firstTextBaseline")
        case "lastTextBaseline": ("center.h", "lastTextBaseline")
        case "center": ("center.h", "center.v")
        case let name: (name + ".h", name + ".v")
        }
    }

    private func isVertical(_ guide: String) -> Bool {
        ["top", "bottom", "firstTextBaseline", "lastTextBaseline"].contains(guide) || guide.hasSuffix(".v")
    }

    private func isEdge(_ guide: String) -> Bool {
        ["leading", "trailing", "center.h", "center.v", "top", "bottom"].contains(guide)
    }

    /// The place of a guide that a view does not give.
    func fallback(_ guide: String, _ size: Answer) -> Double {
        switch guide {
        case "leading", "top": 0
        case "trailing": size.w
        case "bottom", "firstTextBaseline", "lastTextBaseline": size.h
        case "center.h": size.w / 2
        case "center.v": size.h / 2
        default:
            environment.guides[String(guide.dropLast(2))]! * (isVertical(guide) ? size.h : size.w)
        }
    }

    func guide(_ view: TestView, _ guide: String, _ offer: Offer, _ size: Answer, _ around: Around) -> Double {
        explicit(view, guide, offer, around) ?? fallback(guide, size)
    }

    /// The name under which an `alignmentGuide` sets its guide.
    private func setGuide(_ view: TestView) -> String {
        let name = view.text("guide")!
        return ["leading", "trailing", "top", "bottom", "firstTextBaseline", "lastTextBaseline"].contains(name)
            ? name : name + (view.isVerticalGuide ? ".v" : ".h")
    }

    /// The place of a guide that a view gives; one that is no number, as in an infinite view, is none.
    func explicit(_ view: TestView, _ guide: String, _ offer: Offer, _ around: Around) -> Double? {
        stated(view, guide, offer, around).flatMap { $0.isNaN ? nil : $0 }
    }

    private func stated(_ view: TestView, _ guide: String, _ offer: Offer, _ around: Around) -> Double? {
        switch view.kind {
        case "color", "rectangle", "circle", "leaf", "image", "field", "text", "spacer", "divider", "geometryReader",
            "scrollView":
            return nil
        case "alignmentGuide" where setGuide(view) == guide:
            let size = size(inner(view), offer, around)
            let value = view.args["value"] as! [String: Any]
            func term(_ name: String, _ length: Double) -> Double {
                let factor = TestView.number(value[name]) ?? 0
                return factor == 0 ? 0 : factor * length
            }
            return term("w", size.w) + term("h", size.h) + (TestView.number(value["c"]) ?? 0)
        case "offset", "overlay", "background", "fixedSize", "identity", "layoutPriority", "zIndex", "alignmentGuide":
            let place = places(view, offer, around, size(view, offer, around))[0]
            return explicit(place.view, guide, place.offer, place.around)
        case "hstack", "vstack", "zstack", "header", "row":
            return merged(view, guide, offer, around)
        case "adaptiveStack":
            return merged(view, guide, offer, around)
        default:
            let place = places(view, offer, around, size(view, offer, around))[0]
            return explicit(place.view, guide, place.offer, place.around).map {
                $0 + (isVertical(guide) ? place.y : place.x)
            }
        }
    }

    private func merged(_ view: TestView, _ guide: String, _ offer: Offer, _ around: Around) -> Double? {
        let list = places(view, offer, around, size(view, offer, around))
        if ["hstack", "vstack", "zstack", "adaptiveStack"].contains(view.kind), views(view.children).count == 1 {
            return explicit(list[0].view, guide, list[0].offer, list[0].around)
        }
        if isEdge(guide) { return nil }
        let values = list.compactMap { place in
            explicit(place.view, guide, place.offer, place.around).map { $0 + (isVertical(guide) ? place.y : place.x) }
        }
        guard !values.isEmpty else { return nil }
        if guide == "firstTextBaseline" { return values.min() }
        if guide == "lastTextBaseline" { return values.max() }
        return values.reduce(0, +) / Double(values.count)
    }
}
