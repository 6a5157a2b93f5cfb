extension PreparedText {
    /// The text's answer to a proposal, nil being no limit on that axis.
    public func measure(width: Double?, height: Double?) -> TextMeasure {
        if let width, width <= 0 { return .zero(isEmpty: clusterCount == 0) }
        let (fit, shrink) = shrink(width: Nano.limit(width), height: Nano.limit(height))
        return summary(fit, shrink, width ?? .infinity, height ?? .infinity)
    }

    /// A fit in points, rounded to pixels; an answer that depends on the proposal itself holds for that one only.
    func summary(_ fit: TextFit, _ shrink: TextShrink, _ width: Double, _ height: Double) -> TextMeasure {
        let overflows = shrink.width(fit.width) > width
        let isWidthFree = !shrink.isShrunk && !overflows
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
            widthsFrom: isWidthFree ? max(Nano.points(fit.width), .leastNonzeroMagnitude) : width,
            widthsBelow: isWidthFree ? Nano.points(fit.widensAt) : width.nextUp,
            heightsFrom: shrink.isShrunk ? height : heightsFrom,
            heightsBelow: shrink.isShrunk ? height.nextUp : Nano.points(fit.growsAt))
    }
}
