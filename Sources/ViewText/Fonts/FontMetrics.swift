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

    /// The measures of a font: the system font's 1950 and 494 units of 2048 and cap height of 0.705 em, a file's own,
    /// or round ones.
    public init(_ font: ResolvedFont, _ metrics: TextMetrics) {
        let size = font.size
        switch (metrics, font.file) {
        case (.standard, let file?):
            ascent = size * file.ascent
            descent = size * file.descent
            lineHeight = ascent + descent
            capHeight = size * file.capHeight
            lead = size * file.lineGap + font.leadingShift
        case (.standard, nil):
            ascent = size * 1950 / 2048
            descent = size * 494 / 2048
            lineHeight = size * 2444 / 2048
            capHeight = size * 705 / 1000
            lead = (font.leading > 0 ? font.leading - size * 2444 / 2048 : 0) + font.leadingShift
        case (.fixed, _):
            ascent = size * 95 / 100
            descent = size * 25 / 100
            lineHeight = size * 120 / 100
            capHeight = size * 70 / 100
            lead = 0
        }
    }
}
