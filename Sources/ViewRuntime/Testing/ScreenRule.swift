/// A rule that any screen can be held to.
public enum ScreenRule: UInt8, CaseIterable, Sendable {
    case textOverlap, controls, tooWide, textSize, lineLength, readingOrder, headings, narrowBands

    /// The name as it is written on the command line.
    public var name: String {
        switch self {
        case .textOverlap: "text-overlap"
        case .controls: "controls"
        case .tooWide: "too-wide"
        case .textSize: "text-size"
        case .lineLength: "line-length"
        case .readingOrder: "reading-order"
        case .headings: "headings"
        case .narrowBands: "narrow-bands"
        }
    }

    /// What holds where the rule does, in words.
    public var meaning: String {
        switch self {
        case .textOverlap: "no two texts overlap"
        case .controls: "controls are on the screen and not covered, what is tapped is at least 44×44"
        case .tooWide: "nothing is wider than the window"
        case .textSize: "text is at least 11 points large"
        case .lineLength: "no line is longer than 80 characters"
        case .readingOrder: "what is read later stands below or behind"
        case .headings: "a heading is no smaller than what it heads"
        case .narrowBands: "no text takes more lines in a small band of widths only"
        }
    }

    /// The rule of a name.
    public init?(named name: String) {
        for rule in ScreenRule.allCases where rule.name == name {
            self = rule
            return
        }
        return nil
    }
}
