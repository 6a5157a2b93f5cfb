import ViewLayout

extension NaiveLayout {
    /// A side of a view.
    enum Side {
        case before
        case after
    }

    /// The default gap between two neighbours.
    func defaultGap(_ first: TestView, _ second: TestView, _ horizontal: Bool, _ around: Around) -> Double {
        let preferences = [
            preference(first, horizontal, .after, around), preference(second, horizontal, .before, around),
        ].compactMap { $0 }
        return preferences.max() ?? 8
    }

    /// Whether a view is a spacer in modifiers.
    private func isSpacer(_ view: TestView) -> Bool {
        switch view.kind {
        case "spacer": true
        case "frame", "flexFrame", "padding", "fixedSize", "layoutPriority", "aspectRatio", "offset", "position",
            "alignmentGuide", "overlay", "background", "identity", "zIndex":
            isSpacer(inner(view))
        case "hstack", "vstack", "zstack", "adaptiveStack":
            views(view.children).count == 1 && isSpacer(views(view.children)[0])
        default: false
        }
    }

    /// The distance that a view keeps along one side, nil for no opinion: here only spacers and empty stacks have one.
    private func preference(_ view: TestView, _ horizontal: Bool, _ side: Side, _ around: Around) -> Double? {
        switch view.kind {
        case "spacer": return around == .neither || (around == .row) == horizontal ? 0 : nil
        case "frame", "flexFrame", "padding":
            if !isSpacer(view), resets(view, horizontal, side) { return nil }
            return preference(inner(view), horizontal, side, around)
        case "fixedSize", "layoutPriority", "aspectRatio", "offset", "alignmentGuide", "overlay", "background",
            "identity", "zIndex":
            return preference(inner(view), horizontal, side, around)
        case "hstack", "vstack": return stackPreference(view, horizontal, side, view.kind == "hstack" ? .row : .column)
        case "zstack", "viewThatFits", "header", "row", "adaptiveStack":
            let list = views(view.children)
            if list.isEmpty { return view.kind == "zstack" || view.kind == "adaptiveStack" ? 0 : nil }
            return list.compactMap { preference($0, horizontal, side, .neither) }.max()
        default: return nil
        }
    }

    private func stackPreference(_ view: TestView, _ horizontal: Bool, _ side: Side, _ around: Around) -> Double? {
        let list = views(view.children)
        if list.isEmpty { return 0 }
        if (around == .row) == horizontal {
            return preference(side == .before ? list[0] : list[list.count - 1], horizontal, side, around)
        }
        return list.compactMap { preference($0, horizontal, side, around) }.max()
    }

    private func resets(_ view: TestView, _ horizontal: Bool, _ side: Side) -> Bool {
        switch view.kind {
        case "frame": return view.number(horizontal ? "width" : "height") != nil
        case "flexFrame":
            let names =
                horizontal ? ["minWidth", "idealWidth", "maxWidth"] : ["minHeight", "idealHeight", "maxHeight"]
            return names.contains { view.number($0) != nil }
        default:
            let insets = view.insets
            return
                (horizontal
                ? (side == .before ? insets.leading : insets.trailing)
                : (side == .before ? insets.top : insets.bottom)) != 0
        }
    }

    /// The layout priority of a view.
    func priority(_ view: TestView) -> Double {
        switch view.kind {
        case "layoutPriority": return view.number("value")!
        case "spacer": return -.infinity
        case "fixedSize", "alignmentGuide", "overlay", "background", "offset", "zIndex", "identity":
            return priority(inner(view))
        case "hstack", "vstack", "zstack", "adaptiveStack":
            let list = views(view.children)
            return list.isEmpty ? -.infinity : list.count == 1 ? priority(list[0]) : 0
        default: return 0
        }
    }
}
