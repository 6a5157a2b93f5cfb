import ViewBase
import ViewTree

/// One node of a screen's structure: what it is, what it shows, and where its subtree ends.
public struct OutlineNode: Hashable, Sendable {
    public let kind: String
    /// The path of the name that the node carries.
    public let name: String?
    public let origin: SourceRange?
    /// What is shown: cut and broken text, a field's value or prompt.
    public let text: String?
    public let facts: NodeFacts
    /// The index after the last node of the subtree.
    public let end: Int
}
