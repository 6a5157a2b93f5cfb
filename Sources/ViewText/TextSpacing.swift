/// The distances a text keeps by default, in points, from its neighbours in a vertical stack.
///
/// The rules are those of text-aware stack spacing: a tenth of the line height, measured from the capitals or the
/// baseline to a neighbour that is no text, and only the lower text's lead between two texts.
public struct TextSpacing: Hashable, Sendable {
    /// From a neighbour above that is no text.
    public let topToNonText: Double
    /// To a neighbour below that is no text.
    public let bottomToNonText: Double
    /// From a text above.
    public let topToText: Double

    /// The distances of a text in one font.
    public init(font: ResolvedFont, metrics: TextMetrics, scale: Double = 3) {
        let vertical = FontMetrics(font, metrics)
        self.init(vertical, vertical, PixelGrid(metrics: metrics, scale: scale))
    }

    /// The distances of a text that begins and ends in fonts of these measures.
    init(_ top: FontMetrics, _ bottom: FontMetrics, _ grid: PixelGrid) {
        let above = grid.up(top.lineHeight / 10)
        let below = grid.up(bottom.lineHeight / 10)
        topToNonText = Nano.rounded(top.lineHeight + above - top.ascent)
        bottomToNonText = Nano.rounded(max(bottom.lineHeight + below - bottom.capHeight, below + bottom.descent))
        topToText = max(0, grid.up(top.lead))
    }
}
