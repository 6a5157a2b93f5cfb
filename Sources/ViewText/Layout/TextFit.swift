/// The lines of a text within limits, summed up: lengths in billionths of a point.
struct TextFit {
    var lineCount = 0
    /// The width of the widest line.
    var width: Int64 = 0
    /// The width of the widest line that is within the limit: down to it, all lines are these.
    var held: Int64 = 0
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
        if let fit = uniformFit(width: limit, height: heightLimit) { return fit }
        var fit = TextFit()
        var cursor = LineCursor(self, limit: limit)
        var stack = LineStack(style)
        let most = style.lineLimit.upper ?? Int.max
        var previous = LineSpan(start: 0, end: 0, next: 0, width: 0, widensAt: Nano.infinity)
        while let line = cursor.next() {
            let heights = heights(line.start, line.end)
            let bottom = stack.top(heights) + heights.height
            if fit.lineCount > 0 && (fit.lineCount == most || bottom > heightLimit) {
                if fit.lineCount < most { fit.growsAt = bottom }
                fit.replace(previous, by: cut(previous, limit: limit), limit)
                break
            }
            fit.add(previous, limit)
            fit.lastBaseline = stack.add(heights) + heights.ascent
            if fit.lineCount == 0 { fit.firstBaseline = fit.lastBaseline }
            fit.lineCount += 1
            previous = line
        }
        if fit.cut == nil { fit.add(previous, limit) }
        let lower = style.lineLimit.lower
        fit.height = lower > 1 ? max(stack.bottom, stack.height(of: lower, heights(0, 0))) : stack.bottom
        return fit
    }
}

extension TextFit {
    /// Counts a line that is shown as it is.
    mutating func add(_ line: LineSpan, _ limit: Int64) {
        width = max(width, line.width)
        if line.width <= limit { held = max(held, line.width) }
        widensAt = min(widensAt, line.widensAt)
    }

    /// Counts the last line as it is cut.
    mutating func replace(_ line: LineSpan, by cut: CutLine, _ limit: Int64) {
        width = max(width, cut.width)
        if cut.width <= limit { held = max(held, cut.width) }
        widensAt = min(widensAt, cut.widensAt)
        self.cut = cut
    }
}
