import ViewBase
import ViewLayout

/// One node of a report.
public struct ReportNode: Hashable, Sendable {
    /// The placed node.
    public let id: NodeID
    /// The element's, modifier's or component's name.
    public let kind: String
    /// The path of the name that the node carries.
    public let name: String?
    /// In the window's coordinates, in points.
    public var frame: Rect<Double>
    /// What is shown: cut and broken text, a field's value or prompt.
    public var text: String?
    public var facts: NodeFacts
    public let place: ReportPlace?
    /// The source that the node comes from.
    public let origin: SourceRange?
    /// Why the node has its frame, where that was asked.
    public let why: ReportReason?
    /// The index after the last node of the subtree.
    public var end: Int

    public init(
        id: NodeID, kind: String, name: String?, frame: Rect<Double>, text: String?, facts: NodeFacts,
        place: ReportPlace?, origin: SourceRange? = nil, why: ReportReason? = nil, end: Int
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.frame = frame
        self.text = text
        self.facts = facts
        self.place = place
        self.origin = origin
        self.why = why
        self.end = end
    }
}
