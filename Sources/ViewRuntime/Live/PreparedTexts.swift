import ViewText

/// Texts that were measured before, so that what an evaluation makes again need not be measured again.
final class PreparedTexts {
    private struct Key: Hashable {
        let runs: [TextRun]
        let style: ParagraphStyle
        let metrics: TextMetrics
        let scale: Double
    }

    /// More texts than a screen shows; then all are forgotten.
    private static let greatestCount = 20_000

    @exclusivity(unchecked) private var known: [Key: PreparedText] = [:]

    /// The text of some runs, the same object as long as it is known.
    func text(_ runs: [TextRun], _ style: ParagraphStyle, _ metrics: TextMetrics, scale: Double) -> PreparedText {
        let key = Key(runs: runs, style: style, metrics: metrics, scale: scale)
        if let text = known[key] { return text }
        if known.count >= PreparedTexts.greatestCount { known = [:] }
        let text = PreparedText(runs: runs, style: style, metrics: metrics, scale: scale)
        known[key] = text
        return text
    }
}
