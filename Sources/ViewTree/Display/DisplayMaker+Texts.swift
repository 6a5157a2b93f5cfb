import ViewLayout
import ViewText

/// Texts and fields, line by line.
extension DisplayMaker {
    mutating func add(texts looks: [TextLook], _ node: NodeID, _ frame: Rect<Double>) {
        guard let text = placements.preparedText(of: node), let proposal = placements.textProposal(of: node) else {
            return
        }
        add(text, looks, frame, frame.origin, width: proposal.width.specified, height: proposal.height.specified)
    }

    /// Adds the lines of a text that is set into a proposal with its top left corner at a point.
    private mutating func add(
        _ text: PreparedText, _ looks: [TextLook], _ frame: Rect<Double>, _ origin: Point<Double>, width: Double?,
        height: Double?
    ) {
        guard !looks.isEmpty else { return }
        let layout = text.layout(width: width, height: height)
        let lines = text.visualRuns(width: width, height: height)
        for index in lines.indices where index < layout.lines.count {
            let baseline = origin.y + layout.lines[index].baseline
            for run in joined(lines[index]) where run.width > 0 {
                var look = looks[min(run.run, looks.count - 1)]
                look.font.size *= layout.scale
                let text = DisplayText(
                    run.text, x: origin.x + run.x, baseline: baseline, width: run.width,
                    isRightToLeft: run.isRightToLeft, look)
                add(frame, .text(text))
                if let underline = look.underline { add(underline: underline, text, frame) }
            }
        }
    }

    /// The runs of a line, those in one look joined that are read from the left one after the other.
    private func joined(_ runs: [VisualRun]) -> [VisualRun] {
        var result: [VisualRun] = []
        for run in runs {
            guard let last = result.last, last.run == run.run, !last.isRightToLeft, !run.isRightToLeft else {
                result.append(run)
                continue
            }
            result[result.count - 1] = VisualRun(
                text: last.text + run.text, run: run.run, x: last.x, width: last.width + run.width,
                isRightToLeft: false)
        }
        return result
    }

    /// Adds the line below a text: a tenth of its size below the baseline, a fifteenth of it thick.
    private mutating func add(underline ink: Ink, _ text: DisplayText, _ frame: Rect<Double>) {
        let size = text.look.font.size
        let line = Rect(x: text.x, y: text.baseline + size / 10, width: text.width, height: size / 15)
        add(line, .shape(ShapeLook(.rectangle, fill: ink)))
    }

    // MARK: Fields

    /// The room that a border leaves at the sides of a field's text, as `UITextField` does.
    private static let fieldInset = 7.0

    mutating func add(_ field: FieldLook, _ frame: Rect<Double>, isRightToLeft: Bool) {
        let palette = Palette(field.scheme)
        if field.isBordered {
            let look = ShapeLook(
                .rounded(width: 5.5, height: 5.5), fill: .color(palette.ground), stroke: .color(palette.border),
                line: StrokeLine(width: 0.5))
            add(frame.inset(by: 0.25), .shape(look))
        }
        let inset = field.isBordered ? DisplayMaker.fieldInset : 0
        let room = max(0, frame.width - inset * 2)
        let size = field.text.measure(width: room, height: nil)
        let left: Double
        switch field.text.style.alignment {
        case .center: left = (room - size.width) / 2
        case .leading: left = isRightToLeft ? room - size.width : 0
        case .trailing: left = isRightToLeft ? 0 : room - size.width
        }
        let origin = Point(x: frame.x + inset + left, y: frame.y + (frame.height - size.height) / 2)
        add(field.text, [field.look], frame, origin, width: room, height: nil)
    }
}
