/// A text as it is shown at one size.
public struct TextLayout: Hashable, Sendable {
    public let measure: TextMeasure
    public let lines: [TextLine]
    /// What the font is scaled by, 1 unless the text is made to fit.
    public let scale: Double

    public var width: Double { measure.width }
    public var height: Double { measure.height }
    public var firstBaseline: Double { measure.firstBaseline }
    public var lastBaseline: Double { measure.lastBaseline }
    public var lineCount: Int { measure.lineCount }
    public var isTruncated: Bool { measure.isTruncated }

    /// The text as it is seen: "…" where it is cut, a newline where a line ends.
    public var visibleText: String {
        var result = ""
        for index in lines.indices {
            if index > 0 { result += "\n" }
            result += lines[index].text
        }
        return result
    }
}
