import ViewBase
import ViewLayout

/// Finds texts of two layers that lie on each other with nothing drawn between them, so that neither can be read.
///
/// A text on a picture or on a ground of its own is meant to lie there, and so is one that was moved or is drawn otherwise
/// than it is placed; lines that share less than half of the smaller text can be read.
struct LayeredTexts {
    private let screen: PlacedScreen
    private let redrawn = RowNames.redrawn
    private let grounds = RowNames.grounds

    private init(_ screen: PlacedScreen) { self.screen = screen }

    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        guard screen.nodes.contains(where: { $0.rule == .zstack }) else { return [] }
        return LayeredTexts(screen).pairs.compactMap { above, below in
            let (node, other) = (screen.nodes[above], screen.nodes[below])
            return node.origin.map { .layeredText(node, other, preview.place, $0) }
        }
    }

    /// Texts that lie on others, each with the one below it.
    private var pairs: [(above: Int, below: Int)] {
        let texts = screen.drawn.filter { screen.nodes[$0].rule == .text }.sorted { a, b in
            (screen.nodes[a].frame.minY, a) < (screen.nodes[b].frame.minY, b)
        }
        return texts.enumerated().compactMap { position, text in
            let end = screen.nodes[text].frame.maxY
            let other = texts[(position + 1)...].prefix { screen.nodes[$0].frame.minY < end }.first {
                lies(max(text, $0), on: min(text, $0))
            }
            return other.map { (max(text, $0), min(text, $0)) }
        }
    }

    /// Whether a text lies on a good part of one of a layer before its own, and nothing else there.
    private func lies(_ above: Int, on below: Int) -> Bool {
        let (first, second) = (screen.nodes[below].frame, screen.nodes[above].frame)
        guard let common = Overlaps.common(first, second), area(common) * 2 >= min(area(first), area(second)),
            let layers = layers(around: below, above),
            screen.nodes[below].freedBy <= layers, screen.nodes[above].freedBy <= layers
        else { return false }
        let (own, others) = (inside(layers, above), inside(layers, below))
        if (own + others).contains(where: { redrawn.contains($0.kind) }) { return false }
        if own.contains(where: { grounds.contains($0.kind) }) { return false }
        return !screen.drawn(in: below..<(own.last?.end ?? above)).contains { index in
            screen.nodes[index].rule != .text && Overlaps.common(screen.nodes[index].frame, common) != nil
        }
    }

    /// The layers in two of which two nodes stand; nil where the innermost node around both is of another kind.
    private func layers(around first: Int, _ second: Int) -> Int? {
        let common = screen.around(first).first { index in
            screen.nodes[index].end > second && screen.nodes[index].rule != .group
        }
        return common.flatMap { screen.nodes[$0].rule == .zstack ? $0 : nil }
    }

    /// The nodes around a text inside its layers, from inside out.
    private func inside(_ layers: Int, _ text: Int) -> [ScreenNode] {
        screen.around(text).prefix { $0 > layers }.map { screen.nodes[$0] }
    }

    private func area(_ frame: Rect<Double>) -> Double { frame.width * frame.height }
}

extension Diagnostic {
    fileprivate static func layeredText(
        _ node: ScreenNode, _ other: ScreenNode, _ place: String, _ range: SourceRange
    ) -> Diagnostic {
        let notes = other.origin.map { [DiagnosticNote("it lies on this one", $0)] }
        return Diagnostic(
            .overlap, .warning,
            "`" + node.kind + "` lies on a text of another layer " + place + ", with nothing drawn between them", range,
            notes: notes ?? [])
    }
}
