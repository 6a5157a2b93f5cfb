import ViewBase

/// A part of a file as an outline shows it.
public struct DocumentSymbol: Sendable {
    public enum Kind: Sendable {
        case view, record, enumeration, enumCase, field, constant, function, state, action, content, preview, test
        case element
    }

    public let name: String
    /// The parameters of a declaration, or an element's `#name`.
    public let detail: String?
    public let kind: Kind
    public let range: SourceRange
    /// The name's place.
    public let selection: SourceRange
    public let children: [DocumentSymbol]
}
