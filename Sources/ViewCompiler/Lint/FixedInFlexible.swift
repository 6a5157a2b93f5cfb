import ViewBase
import ViewLayout
import ViewTree

/// Finds what fits into a preview's window, but not into that of the narrowest iPhone, since what is around it gets
/// narrower and it does not: a frame with a fixed or a least width, or a row of such.
enum FixedInFlexible {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        guard let width = screen.window.width, width > narrowest, width <= widestPhone else { return [] }
        let narrow = preview.placed(width: narrowest)
        let before = Set(screen.placed { isCandidate($0) && sticksOut($0, width) }.map { $0.place })
        var found: [Diagnostic] = []
        for (index, place) in narrow.placed(isCandidate)
        where sticksOut(narrow.nodes[index], narrowest) && !before.contains(place) {
            let node = narrow.nodes[index]
            if node.rule != .stack {
                let (least, most) = narrow.placements.tree.frameLimits(node.id, .horizontal)
                guard let least, least > narrowest else { continue }
                found.append(.fixedInFlexible(least, isLeast: most != least, narrowest, place.origin))
            } else if let total = total(of: index, narrow), total > narrowest {
                found.append(.fixedTogether(total, narrowest, place.origin))
            }
        }
        return found
    }

    private static func isCandidate(_ node: ScreenNode) -> Bool {
        switch node.rule {
        case .frame, .flexibleFrame, .stack: !node.isFree(.horizontal)
        default: false
        }
    }

    /// The least width of a row of which no part is too wide by itself; nil for what is no row.
    private static func total(of stack: Int, _ screen: PlacedScreen) -> Double? {
        var total = 0.0
        var end: Double?
        var index = stack + 1
        while index < screen.nodes[stack].end {
            let node = screen.nodes[index]
            if let end, node.frame.minX < end - 0.5 { return nil }
            end = node.frame.maxX
            let least = leastWidth(index, screen)
            if least > narrowest { return nil }
            total += least
            index = node.end
        }
        return total
    }

    /// The width that a frame gives a node, or what it holds, at least.
    private static func leastWidth(_ index: Int, _ screen: PlacedScreen) -> Double {
        var inner = index
        while inner < screen.nodes[index].end {
            let node = screen.nodes[inner]
            if let least = screen.placements.tree.frameLimits(node.id, .horizontal).least { return least }
            switch node.rule {
            case .identity, .padding, .background, .overlay, .layoutPriority, .fixedSize: inner += 1
            default: return 0
            }
        }
        return 0
    }

    private static func sticksOut(_ node: ScreenNode, _ width: Double) -> Bool {
        node.frame.minX < -0.5 || node.frame.maxX > width + 0.5
    }

    /// The width of the narrowest phone, upright.
    private static var narrowest: Double { widths.min() ?? 0 }
    private static var widestPhone: Double { widths.max() ?? 0 }
    private static var widths: [Double] {
        Device.all.filter { $0.idiom == .phone }.map { $0.portrait.width }
    }
}

extension Diagnostic {
    fileprivate static func fixedInFlexible(
        _ width: Double, isLeast: Bool, _ window: Double, _ range: SourceRange
    ) -> Diagnostic {
        let points = PreviewScreens.points(width)
        let remedy = isLeast ? "write a least width that fits" : "write `maxWidth: " + points + "`"
        return Diagnostic(.fixedInFlexible, .warning, "this " + stays(points, window) + "; " + remedy, range)
    }

    fileprivate static func fixedTogether(_ width: Double, _ window: Double, _ range: SourceRange) -> Diagnostic {
        let points = PreviewScreens.points(width)
        return Diagnostic(
            .fixedInFlexible, .warning,
            "the parts of this row have fixed widths: it " + stays(points, window)
                + "; write `maxWidth:` for what may be narrower", range)
    }

    private static func stays(_ points: String, _ window: Double) -> String {
        "stays " + points + " points wide when what is around it gets narrower, so that it does not fit an iPhone "
            + PreviewScreens.points(window) + " points wide"
    }
}
