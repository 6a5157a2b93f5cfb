import ViewBase
import ViewLayout
import ViewText

/// Finds texts in fixed frames that are whole as a preview shows them and cut at a larger text size.
enum CutTexts {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        guard screen.nodes.contains(where: { screen.placements.tree.fixedFrame($0.id) != nil }) else { return [] }
        let whole = Set(texts(screen).filter { !screen.nodes[$0.index].isCut }.map { $0.place })
        var found: [Diagnostic] = []
        var seen: Set<SourceRange> = []
        for size in DynamicTypeSize.allCases where size > preview.dynamicTypeSize {
            guard let larger = preview.placed(size) else { continue }
            for text in texts(larger) where larger.nodes[text.index].isCut && whole.contains(text.place) {
                guard let frame = frame(around: text.index, larger), seen.insert(text.place.origin).inserted else {
                    continue
                }
                found.append(.cutText(size, larger.nodes[frame], larger.placements, text.place.origin, preview.place))
            }
        }
        return found
    }

    /// A text by its place in the source and how many of that place come before it.
    private struct TextPlace: Hashable {
        let origin: SourceRange
        let number: Int
    }

    private static func texts(_ screen: PlacedScreen) -> [(index: Int, place: TextPlace)] {
        var counts: [SourceRange: Int] = [:]
        var result: [(index: Int, place: TextPlace)] = []
        for index in screen.nodes.indices where screen.nodes[index].rule == .text && !screen.nodes[index].isHidden {
            guard let origin = screen.nodes[index].origin else { continue }
            let number = counts[origin, default: 0]
            counts[origin] = number + 1
            result.append((index, TextPlace(origin: origin, number: number)))
        }
        return result
    }

    /// The fixed frame that leaves a text too little room: the nearest one around it, if it gives the width, or a height
    /// without room for one more line.
    private static func frame(around text: Int, _ screen: PlacedScreen) -> Int? {
        for index in screen.around(text) {
            if screen.nodes[index].rule == .scroll { return nil }
            guard let fixed = screen.placements.tree.fixedFrame(screen.nodes[index].id) else { continue }
            if fixed.width != nil { return index }
            guard let height = fixed.height, let layout = screen.placements.textLayout(of: screen.nodes[text].id) else {
                continue
            }
            let lineHeight = layout.height / Double(max(1, layout.lineCount))
            return height - layout.height < lineHeight ? index : nil
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func cutText(
        _ size: DynamicTypeSize, _ frame: ScreenNode, _ placements: Placements<Double>, _ range: SourceRange,
        _ place: String
    ) -> Diagnostic {
        let fixed = placements.tree.fixedFrame(frame.id)
        let side = fixed?.width == nil ? "height" : "width"
        let length = PreviewScreens.points(fixed?.width ?? fixed?.height)
        let name = OptionText.dynamicTypeNames[Int(size.rawValue)]
        return Diagnostic(
            .cutWhenLarger, .warning,
            "at the text size `" + name + "` this text is cut " + place + ", since its frame's " + side + " is "
                + length
                + " at every size", range,
            notes: frame.origin.map { [DiagnosticNote("the frame is here; a least " + side + " lets it grow", $0)] }
                ?? [])
    }
}
