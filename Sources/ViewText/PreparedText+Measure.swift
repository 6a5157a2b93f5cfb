extension PreparedText {
    /// The text's answer to a proposal, nil being no limit on that axis.
    public func measure(width: Double?, height: Double?) -> TextMeasure {
        if let width, width < TextMeasure.leastWidth { return .zero(isEmpty: clusterCount == 0) }
        let (fit, shrink) = shrink(width: Nano.limit(width), height: Nano.limit(height))
        return summary(fit, shrink, width ?? .infinity, height ?? .infinity)
    }

    /// A fit in points, rounded to pixels; the answer of a text that is made smaller holds for its proposal only.
    func summary(_ fit: TextFit, _ shrink: TextShrink, _ width: Double, _ height: Double) -> TextMeasure {
        let overflows = shrink.width(fit.width) > width
        let widensAt = Nano.points(overflows ? min(fit.widensAt, fit.width) : fit.widensAt)
        let first = grid.nearest(shrink.height(fit.firstBaseline))
        let last = first + shrink.height(fit.lastBaseline) - shrink.height(fit.firstBaseline)
        let heightsFrom = fit.lineCount == 1 ? -Double.infinity : Nano.points(fit.height)
        return TextMeasure(
            width: overflows ? width : grid.up(shrink.width(fit.width)),
            height: grid.up(shrink.height(fit.height)),
            firstBaseline: first,
            lastBaseline: fit.lineCount == 1 ? first : grid.upFromSum(last),
            lineCount: fit.lineCount,
            isTruncated: fit.cut != nil,
            isAsWideAsOffered: overflows,
            widthsFrom: shrink.isShrunk ? width : max(Nano.points(fit.held), TextMeasure.leastWidth),
            widthsBelow: shrink.isShrunk ? width.nextUp : widensAt,
            heightsFrom: shrink.isShrunk ? height : heightsFrom,
            heightsBelow: shrink.isShrunk ? height.nextUp : Nano.points(fit.growsAt))
    }
}
