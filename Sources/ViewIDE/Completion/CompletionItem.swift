import ViewBase

/// One thing that can be written at a place.
public struct CompletionItem: Sendable {
    public enum Kind: Sendable {
        case element, view, modifier, label, enumCase, value, function, action, content, type, keyword, environment
        case fact, elementName, device, field, slot
    }

    public let label: String
    public let kind: Kind
    /// A type or signature.
    public var detail: String?
    public var documentation: String?
    /// What is written where it differs from the label.
    public var text: String?
    /// The same with places to fill in, in the editors' notation.
    public var snippet: String?
    /// The lower, the likelier.
    public var rank = 5

    init(_ label: String, _ kind: Kind, rank: Int = 5, detail: String? = nil, documentation: String? = nil) {
        self.label = label
        self.kind = kind
        self.rank = rank
        self.detail = detail
        self.documentation = documentation
    }
}

/// What can be written at a place, and what it replaces.
public struct Completions: Sendable {
    /// The word at the place, with its mark.
    public let range: Range<Int>
    /// The likeliest first, then by name.
    public let items: [CompletionItem]
}
