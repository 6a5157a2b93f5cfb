/// The answer of a text to a proposal, in points.
public struct TextMeasure: Hashable, Sendable {
    public let width: Double
    public let height: Double
    /// From the top to the first line's baseline.
    public let firstBaseline: Double
    /// From the top to the last line's baseline.
    public let lastBaseline: Double
    public let lineCount: Int
    public let isTruncated: Bool
    /// Whether a line is wider than was offered, so that the width is what was offered.
    public let isAsWideAsOffered: Bool
    /// Every proposed width from here up to, not including, `widthsBelow` gives the same answer and lines, but for a
    /// width that is as offered.
    public let widthsFrom: Double
    public let widthsBelow: Double
    /// Every proposed height from here up to, not including, `heightsBelow` gives the same answer and lines.
    public let heightsFrom: Double
    public let heightsBelow: Double

    /// Less width than this, a billionth of a point, is none: only rounding leaves so little.
    @inlinable public static var leastWidth: Double { 1e-9 }

    /// Whether a proposal gives this same answer; nil is no proposal.
    public func holds(width: Double?, height: Double?) -> Bool {
        let width = width ?? .infinity
        let height = height ?? .infinity
        return widthsFrom <= width && (width < widthsBelow || widthsBelow == .infinity)
            && heightsFrom <= height && (height < heightsBelow || heightsBelow == .infinity)
    }

    /// The answer to no width: no size at all, and nothing seen of a text that is not empty.
    static func zero(isEmpty: Bool) -> TextMeasure {
        TextMeasure(
            width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: !isEmpty,
            isAsWideAsOffered: false, widthsFrom: -.infinity, widthsBelow: leastWidth,
            heightsFrom: -.infinity, heightsBelow: .infinity)
    }
}
