import ViewText

/// A text of one run in `fixed` metrics: at 10 points a cluster is 6 wide and a line 12 high.
func fixedText(_ text: String, size: Double = 10, style: ParagraphStyle = ParagraphStyle()) -> PreparedText {
    PreparedText(runs: [TextRun(text, font: ResolvedFont(size: size))], style: style, metrics: .fixed)
}

/// A paragraph style with a few members set.
func paragraph(
    limit: LineLimit = .none, truncation: TruncationMode = .tail, minimumScaleFactor: Double = 1,
    lineSpacing: Double = 0, allowsTightening: Bool = false
) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineLimit = limit
    style.truncation = truncation
    style.minimumScaleFactor = minimumScaleFactor
    style.lineSpacing = lineSpacing
    style.allowsTightening = allowsTightening
    return style
}

extension PreparedText {
    /// What is seen in a proposal.
    func seen(_ width: Double?, _ height: Double? = nil) -> String { layout(width: width, height: height).visibleText }
}
