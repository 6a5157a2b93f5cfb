import ViewBase
import ViewLayout

/// Finds neighbours in a stack that lie on each other, because what one of them shows sticks out of its frame.
///
/// Where the frames themselves overlap, a negative distance was asked for.
enum Overlaps {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for index in screen.nodes.indices where screen.nodes[index].rule.setsApart && !screen.nodes[index].isHidden {
            let children = children(of: index, screen)
            for (first, second) in zip(children, children.dropFirst()) {
                guard !overlap(screen.nodes[first].frame, screen.nodes[second].frame),
                    let pair = overlapping(first, second, screen), let origin = screen.nodes[pair.0].origin
                else { continue }
                found.append(.overlap(screen.nodes[pair.0], screen.nodes[pair.1], preview.place, origin))
            }
        }
        return found
    }

    /// The children of a node, those of groups included.
    private static func children(of stack: Int, _ screen: PlacedScreen) -> [Int] {
        var result: [Int] = []
        var index = stack + 1
        while index < screen.nodes[stack].end {
            if screen.nodes[index].rule == .group {
                index += 1
            } else {
                result.append(index)
                index = screen.nodes[index].end
            }
        }
        return result
    }

    /// Something shown of one child and something of the next that lie on each other, one of them outside its child's
    /// frame.
    private static func overlapping(_ first: Int, _ second: Int, _ screen: PlacedScreen) -> (Int, Int)? {
        let (all, others) = (shown(first, screen), shown(second, screen))
        let (out, othersOut) = (outside(first, all, screen), outside(second, others, screen))
        for a in out {
            if let b = others.first(where: { overlap(screen.nodes[a].frame, screen.nodes[$0].frame) }) { return (a, b) }
        }
        for b in othersOut {
            if let a = all.first(where: { overlap(screen.nodes[$0].frame, screen.nodes[b].frame) }) { return (b, a) }
        }
        return nil
    }

    private static func shown(_ child: Int, _ screen: PlacedScreen) -> [Int] {
        screen.drawn(in: child..<screen.nodes[child].end).filter { screen.nodes[$0].freedBy < child }
    }

    /// Those that reach beyond the frame of the child they belong to.
    private static func outside(_ child: Int, _ shown: [Int], _ screen: PlacedScreen) -> [Int] {
        shown.filter { !screen.nodes[child].holds(screen.nodes[$0].frame) }
    }

    private static let tolerance = 0.5

    private static func overlap(_ a: Rect<Double>, _ b: Rect<Double>) -> Bool { common(a, b) != nil }

    /// What two frames have in common; nil for less than half a point.
    static func common(_ a: Rect<Double>, _ b: Rect<Double>) -> Rect<Double>? {
        let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
        let (width, height) = (min(a.maxX, b.maxX) - x, min(a.maxY, b.maxY) - y)
        guard width > tolerance, height > tolerance else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }
}

extension LayoutRule {
    /// Whether a node puts its children beside each other.
    fileprivate var setsApart: Bool {
        switch self {
        case .stack, .adaptiveStack, .grid, .gridRow: true
        default: false
        }
    }
}

extension Diagnostic {
    fileprivate static func overlap(
        _ node: ScreenNode, _ other: ScreenNode, _ place: String, _ range: SourceRange
    ) -> Diagnostic {
        let notes = other.origin.map { [DiagnosticNote("it lies on this one", $0)] }
        return Diagnostic(
            .overlap, .warning,
            "`" + node.kind + "` sticks out of its frame and lies on its neighbour " + place, range, notes: notes ?? [])
    }
}
