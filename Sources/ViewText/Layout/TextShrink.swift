/// How a text that does not fit is made smaller before it is cut: set larger, then drawn by `numerator/denominator`.
struct TextShrink {
    var numerator: Int64 = 1
    var denominator: Int64 = 1
    /// Whether only widths shrink, as letters move closer.
    var isTightening = false

    /// Whether the text is smaller than it was asked to be.
    var isShrunk: Bool { numerator != denominator }

    /// A width as drawn, in points.
    func width(_ length: Int64) -> Double { scaled(length) }

    /// A height as drawn, in points.
    func height(_ length: Int64) -> Double { isTightening ? Nano.points(length) : scaled(length) }

    /// The limit in which the lines are broken.
    func limit(_ limit: Int64) -> Int64 {
        limit < Nano.infinity && isShrunk ? denominator : limit
    }

    private func scaled(_ length: Int64) -> Double {
        if !isShrunk { return Nano.points(length) }
        return Nano.rounded(Double(length) * Double(numerator) / Double(denominator) / Nano.scale)
    }
}

extension PreparedText {
    /// The part of its advance a letter keeps at least when letters move closer.
    private static let tightest: Double = 0.97

    /// Fits the text within limits: tightened if that is allowed and enough, else scaled down, else cut.
    func shrink(width limit: Int64, height: Int64) -> (fit: TextFit, shrink: TextShrink) {
        var whole = fit(width: limit, height: height)
        if whole.cut == nil || limit <= 0 { return (whole, TextShrink()) }
        if style.allowsTightening && limit < Nano.infinity {
            let (fit, shrink) = search(limit, height, smallest: PreparedText.tightest, isTightening: true)
            if fit.cut == nil { return (fit, shrink) }
            // In a width in which the tightest letters show more, they may show all.
            if fit.widensAt < Nano.infinity {
                let tightest = Int64(Double(fit.widensAt) * PreparedText.tightest) - 1
                whole.widensAt = min(whole.widensAt, max(limit + 1, tightest))
            }
        }
        let factor = style.minimumScaleFactor
        guard factor > 0 && factor < 1 else { return (whole, TextShrink()) }
        return search(limit, height, smallest: factor, isTightening: false)
    }

    /// The largest factor from `smallest` to 1 with which all of the text fits, or the smallest.
    ///
    /// Setting the text smaller in a width is setting it as it is in a width as much larger, so the search is for
    /// the least width in which the lines fit.
    private func search(
        _ limit: Int64, _ height: Int64, smallest: Double, isTightening: Bool
    ) -> (fit: TextFit, shrink: TextShrink) {
        let base = limit < Nano.infinity ? limit : Nano.from(1_000_000)
        func attempt(_ width: Int64) -> TextFit {
            let high = isTightening ? height : enlarged(height, width, base)
            return fit(width: limit < Nano.infinity ? width : limit, height: high)
        }
        var low = base
        var high = Int64(min(Double(base) / smallest, Double(Nano.infinity)))
        var best = attempt(high)
        if best.cut == nil {
            while high - low > 1 {
                let middle = low + (high - low) / 2
                let fit = attempt(middle)
                if fit.cut == nil {
                    high = middle
                    best = fit
                } else {
                    low = middle
                }
            }
        }
        return (best, TextShrink(numerator: base, denominator: high, isTightening: isTightening))
    }

    /// A height limit for a text set `width/base` times as large.
    private func enlarged(_ height: Int64, _ width: Int64, _ base: Int64) -> Int64 {
        height >= Nano.infinity
            ? height : Int64(min(Double(height) * Double(width) / Double(base), Double(Nano.infinity)))
    }
}
