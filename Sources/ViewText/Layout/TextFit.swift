/// The lines of a text within limits, summed up: lengths in billionths of a point.
struct TextFit {
    var lineCount = 0
    /// The width of the widest line.
    var width: Int64 = 0
    /// The bottom of the last line, or of the last line kept free below.
    var height: Int64 = 0
    var firstBaseline: Int64 = 0
    var lastBaseline: Int64 = 0
    /// The least width at which a line would hold more.
    var widensAt = Nano.infinity
    /// The height that would show one more line, if height is what cuts the text.
    var growsAt = Nano.infinity
    /// The last line, replaced by one that ends in "…" when not all of the text is shown.
    var cut: CutLine?
}

extension PreparedText {
    /// Sets the text into lines, at most as wide, as high and as many as the limits say, but at least one.
    func fit(width limit: Int64, height heightLimit: Int64) -> TextFit {
        var fit = TextFit()
        var cursor = LineCursor(self, limit: limit)
        let most = style.lineLimit.upper ?? Int.max
        let spacing = Nano.from(max(0, style.lineSpacing))
        var previous = LineSpan(start: 0, end: 0, next: 0, width: 0, widensAt: Nano.infinity)
        var bottom: Int64 = 0
        while let line = cursor.next() {
            let heights = heights(line.start, line.end)
            let top = fit.lineCount == 0 ? 0 : bottom + heights.lead + spacing
            if fit.lineCount > 0 && (fit.lineCount == most || top + heights.height > heightLimit) {
                if fit.lineCount < most { fit.growsAt = top + heights.height }
                fit.replace(previous, by: cut(previous, limit: limit))
                break
            }
            fit.add(previous)
            bottom = top + heights.height
            fit.lastBaseline = top + heights.ascent
            if fit.lineCount == 0 { fit.firstBaseline = fit.lastBaseline }
            fit.lineCount += 1
            previous = line
        }
        if fit.cut == nil { fit.add(previous) }
        fit.height = max(bottom, reservedHeight(spacing))
        return fit
    }

    /// The height of the lines the style keeps room for, in the first run's font.
    private func reservedHeight(_ spacing: Int64) -> Int64 {
        guard style.lineLimit.lower > 1 else { return 0 }
        let line = heights(0, 0)
        let pitch = line.height + line.lead + spacing
        return line.height + Int64(style.lineLimit.lower - 1) * pitch
    }
}

extension TextFit {
    /// Counts a line that is shown as it is.
    mutating func add(_ line: LineSpan) {
        width = max(width, line.width)
        widensAt = min(widensAt, line.widensAt)
    }

    /// Counts the last line as it is cut.
    mutating func replace(_ line: LineSpan, by cut: CutLine) {
        width = max(width, cut.width)
        widensAt = min(widensAt, cut.widensAt)
        self.cut = cut
    }
}
