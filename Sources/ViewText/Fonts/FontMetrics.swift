/// The vertical measures of a font in points.
public struct FontMetrics: Hashable, Sendable {
    /// From a line's top to its baseline.
    public let ascent: Double
    /// From the baseline to the line's bottom.
    public let descent: Double
    /// The height of one line.
    public let lineHeight: Double
    /// The height of a capital letter.
    public let capHeight: Double
    /// Space between one line's bottom and the next line's top; negative where a text style sets its lines tighter.
    public let lead: Double

    /// The measures of a font: the system font's 1950 and 494 units of 2048 and cap height of 0.705 em, or round ones.
    public init(_ font: ResolvedFont, _ metrics: TextMetrics) {
        let size = font.size
        switch metrics {
        case .standard:
            ascent = size * 1950 / 2048
            descent = size * 494 / 2048
            lineHeight = size * 2444 / 2048
            capHeight = size * 705 / 1000
            lead = (font.leading > 0 ? font.leading - size * 2444 / 2048 : 0) + font.leadingShift
        case .fixed:
            ascent = size * 95 / 100
            descent = size * 25 / 100
            lineHeight = size * 120 / 100
            capHeight = size * 70 / 100
            lead = 0
        }
    }
}
