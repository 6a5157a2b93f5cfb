import ViewBase
import ViewCatalog

/// What a test asks of the screen.
public enum Question: Sendable {
    /// `#row.hiddenCount`
    case fact(NamePathID, FactMember)
    /// `#a.overlaps(#b)`, `#a.contains(#b)`
    case relation(NamePathID, FactMember, NamePathID)
    /// `exists(#row)`
    case exists(NamePathID)
    /// `window.size`
    case windowSize
    /// What `print` wrote, a string a line.
    case printed
    /// `noOverlap(#a, #b)`, `noTruncation` and the like.
    case check(ScreenCheck, [NamePathID])
}

/// The way to an element by names: `#card.#title`, `#chip[2]`.
public struct NamePath: Sendable {
    /// From the outside in; not empty.
    public let steps: [NameStep]
    public let range: SourceRange

    public init(steps: [NameStep], range: SourceRange) {
        self.steps = steps
        self.range = range
    }
}

/// One name on the way, and which of a loop's elements it is.
public struct NameStep: Sendable {
    public let name: Name
    /// The indices in the innermost loops around, the outer ones first; empty where none is written.
    public let indices: [NameIndex]

    public init(name: Name, indices: [NameIndex]) {
        self.name = name
        self.indices = indices
    }
}

/// Which iteration of a loop is meant.
public enum NameIndex: Sendable {
    /// `[2]`, counted from 0.
    case position(ExpressionID)
    /// `[id: 7]`
    case identity(ExpressionID)
}
