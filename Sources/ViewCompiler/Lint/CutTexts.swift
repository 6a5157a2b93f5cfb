import ViewBase
import ViewLayout
import ViewText

/// Finds texts in frames of a fixed or a greatest length that are cut as a preview shows them, or at a larger text size:
/// by an ellipsis, or, there, by an edge that cuts what reaches beyond the frame.
enum CutTexts {
    static func find(_ preview: PreviewScreens, _ screen: PlacedScreen) -> [Diagnostic] {
        guard screen.nodes.contains(where: { $0.rule == .frame || $0.rule == .flexibleFrame }) else { return [] }
        var whole: Set<PlacedScreen.Place> = []
        var found: [Diagnostic] = []
        var seen: Set<SourceRange> = []
        for text in texts(screen) {
            guard isCut(text.index, screen) else {
                whole.insert(text.place)
                continue
            }
            // An edge that cuts at the preview's own size was meant to.
            guard screen.nodes[text.index].isCut, let limit = limit(on: text.index, screen),
                seen.insert(text.place.origin).inserted
            else { continue }
            found.append(.cutText(nil, limit, screen, text.place.origin, preview.place))
        }
        for size in DynamicTypeSize.allCases where size > preview.dynamicTypeSize {
            guard let larger = preview.placed(size) else { continue }
            for text in texts(larger) where whole.contains(text.place) && isCut(text.index, larger) {
                guard let limit = limit(on: text.index, larger), seen.insert(text.place.origin).inserted else {
                    continue
                }
                found.append(.cutText(size, limit, larger, text.place.origin, preview.place))
            }
        }
        return found
    }

    /// A frame that gives a text no more than a length along an axis.
    struct Limit {
        /// The position of the frame.
        let frame: Int
        let axis: Axis
        let length: Double
        /// Whether the frame has that length whatever it holds.
        let isFixed: Bool
    }

    private static func texts(_ screen: PlacedScreen) -> [(index: Int, place: PlacedScreen.Place)] {
        screen.placed { $0.rule == .text }
    }

    private static func isCut(_ text: Int, _ screen: PlacedScreen) -> Bool {
        screen.nodes[text].isCut || !cutAxes(text, screen).isEmpty
    }

    /// The axes along which an edge that cuts takes away a good part of a line: less is the room of letters' feet.
    private static func cutAxes(_ text: Int, _ screen: PlacedScreen) -> [Axis] {
        guard screen.nodes[text].freedBy >= 0 else { return [] }
        let frame = screen.nodes[text].frame
        let part = lineHeight(text, screen) / 4
        var axes: [Axis] = []
        for index in screen.around(text) {
            let node = screen.nodes[index]
            if node.rule == .scroll || node.rule == .offset || node.rule == .position { break }
            guard node.isCutting else { continue }
            let edge = node.frame
            if frame.minX < edge.minX - part || frame.maxX > edge.maxX + part { axes.append(.horizontal) }
            if frame.minY < edge.minY - part || frame.maxY > edge.maxY + part { axes.append(.vertical) }
        }
        return axes
    }

    private static func lineHeight(_ text: Int, _ screen: PlacedScreen) -> Double {
        guard let layout = screen.placements.textLayout(of: screen.nodes[text].id) else { return 0 }
        return layout.height / Double(max(1, layout.lineCount))
    }

    /// The frame that leaves a text too little room: the nearest one around it, if it limits the width, or a height without
    /// room for one more line.
    private static func limit(on text: Int, _ screen: PlacedScreen) -> Limit? {
        let axes = screen.nodes[text].isCut ? [.horizontal, .vertical] : cutAxes(text, screen)
        for index in screen.around(text) {
            if screen.nodes[index].rule == .scroll { return nil }
            for axis in axes {
                guard let limit = limit(index, axis, screen) else { continue }
                let hasRoom = axis == .vertical && limit.length - height(text, screen) >= lineHeight(text, screen)
                return hasRoom ? nil : limit
            }
        }
        return nil
    }

    private static func height(_ text: Int, _ screen: PlacedScreen) -> Double {
        screen.placements.textLayout(of: screen.nodes[text].id)?.height ?? 0
    }

    /// What a node gives at most along an axis, where it has come to that.
    private static func limit(_ index: Int, _ axis: Axis, _ screen: PlacedScreen) -> Limit? {
        let node = screen.nodes[index]
        let (least, most) = screen.placements.tree.frameLimits(node.id, axis)
        let length = axis == .horizontal ? node.frame.width : node.frame.height
        guard let most, most.isFinite, length >= most - 0.5 else { return nil }
        return Limit(frame: index, axis: axis, length: most, isFixed: least == most)
    }
}

extension Diagnostic {
    fileprivate static func cutText(
        _ size: DynamicTypeSize?, _ limit: CutTexts.Limit, _ screen: PlacedScreen, _ range: SourceRange, _ place: String
    ) -> Diagnostic {
        let side = limit.axis == .horizontal ? "width" : "height"
        let length = (limit.isFixed ? " is " : " is at most ") + PreviewScreens.points(limit.length)
        let cut = "this text is cut " + place + ", since its frame's " + side + length
        let message = size.map { size in
            "at the text size `" + OptionText.dynamicTypeNames[Int(size.rawValue)] + "` " + cut + " at every size"
        }
        return Diagnostic(
            .cutText, .warning, message ?? cut, range,
            notes: screen.nodes[limit.frame].origin.map {
                [DiagnosticNote("the frame is here; a least " + side + " lets it grow", $0)]
            } ?? [])
    }
}
