extension PreparedText {
    /// The fit of a text whose lines are all as high and all shown, found by a bare loop over the ends of its units.
    ///
    /// Nil for what needs more than that: runs of several fonts, hyphens that show, a word wider than the line, a text
    /// that is cut.
    func uniformFit(width limit: Int64, height heightLimit: Int64) -> TextFit? {
        guard isUniform, var fit = unbrokenLines(limit) else { return nil }
        let line = runs[0].heights
        let stack = LineStack(style)
        let pitch = stack.pitch(line)
        let (above, isTooHigh) = pitch.multipliedReportingOverflow(by: Int64(fit.lineCount - 1))
        guard pitch >= 0, !isTooHigh, above < Nano.infinity - line.height else { return nil }
        let bottom = above + line.height
        let most = style.lineLimit.upper ?? Int.max
        if fit.lineCount > 1 && (bottom > heightLimit || fit.lineCount > most) { return nil }
        let lower = style.lineLimit.lower
        fit.height = lower > 1 ? max(bottom, stack.height(of: lower, line)) : bottom
        fit.firstBaseline = line.ascent
        fit.lastBaseline = above + line.ascent
        return fit
    }

    /// The number and the widths of the lines, unless a unit has to be broken.
    private func unbrokenLines(_ limit: Int64) -> TextFit? {
        // Safe: the buffer is read while it is open, at indices that debug builds check.
        unitSpans.withUnsafeBufferPointer { spans in
            var lineCount = 0
            var widest: Int64 = 0
            var widensAt = Nano.infinity
            var unit = 0
            for paragraph in paragraphs {
                let end = paragraph.endUnit
                if unit == end { lineCount += 1 }
                while unit < end {
                    let start = spans[unit].start
                    let bound = start + limit
                    var next = unit
                    while next < end && spans[next].end <= bound { next += 1 }
                    if next == unit { return nil }
                    lineCount += 1
                    var width = spans[next - 1].end - start
                    let longer = (next < end ? spans[next].end : paragraph.end) - start
                    if longer > limit { widensAt = min(widensAt, longer) } else { width = longer }
                    widest = max(widest, width)
                    unit = next
                }
            }
            var fit = TextFit()
            fit.lineCount = lineCount
            fit.width = widest
            fit.held = widest
            fit.widensAt = widensAt
            return fit
        }
    }
}
