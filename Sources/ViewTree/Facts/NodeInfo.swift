import ViewBase

/// What reports say of a node of the layout tree, beside its frame: one entry a node, indexed by its id.
public struct NodeInfo: Sendable {
    /// The element's, modifier's or component's name; empty for a node that reports do not show.
    public var kind: String
    /// The path of the `#name` that the node carries: `row`, `card.title`, `chip[2]`.
    public var name: String?
    /// The place in the source that made the node; nil for trees built by hand.
    public var origin: SourceRange?
    /// The value or prompt of a field; a text's own is what its placement shows.
    public var text: String?
    /// The facts known before layout.
    public var facts = NodeFacts()

    public init(kind: String, name: String? = nil, origin: SourceRange? = nil) {
        self.kind = kind
        self.name = name
        self.origin = origin
    }
}
