extension PreparedText {
    /// The text set into a proposal, nil being no limit on that axis.
    public func layout(width: Double?, height: Double?) -> TextLayout {
        if let width, width < TextMeasure.leastWidth {
            return TextLayout(measure: measure(width: 0, height: nil), lines: [], scale: 1)
        }
        let limit = Nano.limit(width)
        let (fit, shrink) = shrink(width: limit, height: Nano.limit(height))
        let measure = summary(fit, shrink, width ?? .infinity, height ?? .infinity)
        let scale = shrink.isTightening ? 1 : Double(shrink.numerator) / Double(shrink.denominator)
        return TextLayout(measure: measure, lines: lines(fit, shrink, limit, measure), scale: scale)
    }

    /// The lines of a fit, with their text.
    private func lines(_ fit: TextFit, _ shrink: TextShrink, _ limit: Int64, _ measure: TextMeasure) -> [TextLine] {
        var cursor = LineCursor(self, limit: shrink.limit(limit))
        var stack = LineStack(style)
        let shift = measure.firstBaseline - shrink.height(fit.firstBaseline)
        var result: [TextLine] = []
        while result.count < fit.lineCount, let line = cursor.next() {
            let heights = heights(line.start, line.end)
            let top = stack.add(heights)
            let cut = result.count + 1 == fit.lineCount ? fit.cut : nil
            let width = shrink.width(cut?.width ?? line.width)
            result.append(
                TextLine(
                    text: cut.map(string) ?? string(line), x: offset(width, measure.width),
                    y: shrink.height(top) + shift, width: width, height: shrink.height(heights.height),
                    baseline: shrink.height(top + heights.ascent) + shift))
        }
        return result
    }

    /// Where a line of a width starts in the text's width.
    func offset(_ width: Double, _ whole: Double) -> Double {
        switch style.alignment {
        case .center: (whole - width) / 2
        case .leading: style.isRightToLeft ? whole - width : 0
        case .trailing: style.isRightToLeft ? 0 : whole - width
        }
    }

    /// The text of a line, with a hyphen for a soft one that shows at its end.
    private func string(_ line: LineSpan) -> String {
        line.hasHyphen ? string(line.start, line.end - 1) + "-" : string(line.start, line.end)
    }

    /// The text of a cut line.
    private func string(_ cut: CutLine) -> String {
        string(cut.start, cut.headEnd) + "…" + string(cut.tailStart, cut.end)
    }
}
