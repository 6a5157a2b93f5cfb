/// The named text styles, from the largest.
public enum TextStyle: UInt8, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}
