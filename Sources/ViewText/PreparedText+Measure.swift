extension PreparedText {
    /// The text's answer to a proposal, nil being no limit on that axis.
    public func measure(width: Double?, height: Double?) -> TextMeasure {
        if let width, width <= 0 { return .zero }
        let limit = Nano.limit(width)
        let (fit, shrink) = shrink(width: limit, height: Nano.limit(height))
        return summary(fit, shrink, limit, width)
    }

    /// A fit in points, rounded to pixels.
    func summary(_ fit: TextFit, _ shrink: TextShrink, _ limit: Int64, _ proposal: Double?) -> TextMeasure {
        let overflows = shrink.width(fit.width) > proposal ?? .infinity
        let first = grid.nearest(shrink.height(fit.firstBaseline))
        let last = first + shrink.height(fit.lastBaseline) - shrink.height(fit.firstBaseline)
        let isExact = shrink.numerator == shrink.denominator && !overflows
        let exact = proposal ?? .infinity
        return TextMeasure(
            width: overflows ? exact : grid.up(shrink.width(fit.width)),
            height: grid.up(shrink.height(fit.height)),
            firstBaseline: first,
            lastBaseline: fit.lineCount == 1 ? first : grid.upFromSum(last),
            lineCount: fit.lineCount,
            isTruncated: fit.cut != nil,
            widthsFrom: isExact ? Nano.points(fit.width) : exact,
            widthsBelow: isExact ? Nano.points(fit.widensAt) : exact.nextUp,
            heightsFrom: fit.lineCount == 1 ? -.infinity : shrink.height(fit.height),
            heightsBelow: fit.growsAt < Nano.infinity ? shrink.height(fit.growsAt) : .infinity)
    }
}
