import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Finds what offsets and positions written as numbers move out of the window, or move so that a text lies on another.
///
/// What moves by a value that changes, as a drawer does, is where it is meant to be; and a move by numbers over what is no
/// text is how badges and cards are made.
struct MovedElements {
    private let preview: PreviewScreens
    private let screen: PlacedScreen
    private let texts: [Int]

    /// More that is moved is not looked at, nor more texts in it, since each is held to every text.
    private static let mostMoved = 64

    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen, _ program: Program) -> [Diagnostic] {
        let isMoved = { (node: ScreenNode) in (node.rule == .offset || node.rule == .position) && !node.isHidden }
        let moved = screen.nodes.indices.filter { isMoved(screen.nodes[$0]) }
        if moved.isEmpty { return [] }
        let fixed = fixedMoves(program)
        let search = MovedElements(
            preview: preview, screen: screen, texts: screen.drawn.filter { screen.nodes[$0].rule == .text })
        return moved.prefix(mostMoved).compactMap { index in
            guard let origin = screen.nodes[index].origin, fixed.contains(origin) else { return nil }
            return search.lost(index, origin) ?? search.overlap(index, origin)
        }
    }

    /// The places of the offsets and positions that are written as numbers.
    private static func fixedMoves(_ program: Program) -> Set<SourceRange> {
        var places: Set<SourceRange> = []
        for modifier in program.modifiers {
            guard case .catalog(let id, let overload) = modifier.kind,
                Catalog.modifiers[id.index].overloads[overload].rule.moves,
                program.arguments[modifier.arguments.range].allSatisfy({ isNumber($0.value, program) })
            else { continue }
            places.insert(modifier.range)
        }
        return places
    }

    private static func isNumber(_ value: ArgumentValue, _ program: Program) -> Bool {
        guard case .expression(let value) = value else { return false }
        return isNumber(value, program)
    }

    private static func isNumber(_ value: ExpressionID, _ program: Program) -> Bool {
        switch program.expressions[value] {
        case .int, .double: true
        case .wrap(let inner), .negate(let inner): isNumber(inner, program)
        case .member(_, receiver: nil, let parts): program.list(parts).allSatisfy { isNumber($0, program) }
        default: false
        }
    }

    /// What is moved wholly beyond an edge of the window.
    private func lost(_ index: Int, _ origin: SourceRange) -> Diagnostic? {
        let node = screen.nodes[index]
        let shown = screen.drawn(in: index..<node.end)
        if shown.isEmpty { return nil }
        for axis in [Axis.horizontal, .vertical] {
            if node.parent >= 0, screen.nodes[node.parent].isFree(axis) { continue }
            guard let length = axis == .horizontal ? screen.window.width : screen.window.height, length.isFinite else {
                continue
            }
            let isOutside = shown.allSatisfy { place in
                let frame = screen.nodes[place].frame
                return axis == .horizontal
                    ? frame.maxX <= 0 || frame.minX >= length : frame.maxY <= 0 || frame.minY >= length
            }
            if isOutside { return .movedOut(node.kind, preview.place, origin) }
        }
        return nil
    }

    /// A text that is moved onto another.
    private func overlap(_ index: Int, _ origin: SourceRange) -> Diagnostic? {
        let moved = index..<screen.nodes[index].end
        for text in texts.filter({ moved.contains($0) }).prefix(MovedElements.mostMoved) {
            for other in texts where !moved.contains(other) {
                let common = Overlaps.common(screen.nodes[text].frame, screen.nodes[other].frame)
                guard let common, cuts(around: text) == cuts(around: other), !isCovered(common, in: moved),
                    !isCovered(common, in: branch(of: other, besides: index)), let place = screen.nodes[other].origin
                else { continue }
                return .movedOnto(screen.nodes[index].kind, preview.place, origin, other: place)
            }
        }
        return nil
    }

    /// What cuts a node at its edge: what lies beyond is not seen.
    private func cuts(around index: Int) -> [Int] {
        screen.around(index).filter { screen.nodes[$0].isCutting || screen.nodes[$0].rule == .scroll }
    }

    /// The nodes around and in a node that are not around another.
    private func branch(of index: Int, besides other: Int) -> Range<Int> {
        let outer = screen.around(index).last { !(($0..<screen.nodes[$0].end).contains(other)) } ?? index
        return outer..<screen.nodes[outer].end
    }

    /// Whether an area or picture of some nodes lies behind or on a place.
    private func isCovered(_ place: Rect<Double>, in range: Range<Int>) -> Bool {
        range.contains { index in
            let node = screen.nodes[index]
            return node.rule.covers && !node.isHidden && Overlaps.common(node.frame, place) != nil
        }
    }
}

extension LayoutRule {
    /// Whether a node hides what it lies on.
    fileprivate var covers: Bool {
        switch self {
        case .fill, .circle, .image, .resizableImage: true
        default: false
        }
    }
}

extension ModifierRule {
    /// Whether the modifier moves its content without a change of the layout.
    fileprivate var moves: Bool {
        switch self {
        case .offset, .offsetBySize, .position, .positionAtPoint: true
        default: false
        }
    }
}

extension Diagnostic {
    fileprivate static func movedOut(_ name: String, _ place: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .overflow, .warning, "what `." + name + "` moves lies wholly beyond the edges of the window " + place,
            range)
    }

    fileprivate static func movedOnto(
        _ name: String, _ place: String, _ range: SourceRange, other: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .overlap, .warning, "`." + name + "` moves a text onto another " + place, range,
            notes: [DiagnosticNote("it lies on this one", other)])
    }
}
