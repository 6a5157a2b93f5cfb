/// An expectation of a whole screen: `expect noOverlap(#a, #b)`.
public enum ScreenCheck: UInt8, CaseIterable, Hashable, Sendable {
    case noOverlap, noTruncation, noOverflow, allVisible, tappable

    /// The name in tests.
    public var name: String {
        switch self {
        case .noOverlap: "noOverlap"
        case .noTruncation: "noTruncation"
        case .noOverflow: "noOverflow"
        case .allVisible: "allVisible"
        case .tappable: "tappable"
        }
    }

    /// One sentence: what it asks for.
    public var summary: String {
        switch self {
        case .noOverlap: "No two of the named elements share an area."
        case .noTruncation: "No text is cut, on the screen or in the named elements."
        case .noOverflow: "Nothing reaches over the window's edges, on the screen or of the named elements."
        case .allVisible: "Every text, control and name is drawn whole inside the window, or the named elements are."
        case .tappable: "The named elements take taps at their centres and are at least 44 by 44 points."
        }
    }

    /// The least number of names it takes; one that takes none speaks of the whole screen without them.
    public var leastNames: Int {
        switch self {
        case .noOverlap: 2
        case .tappable: 1
        case .noTruncation, .noOverflow, .allVisible: 0
        }
    }
}
