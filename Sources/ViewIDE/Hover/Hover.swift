import ViewBase

/// What an editor shows of the name under the pointer.
public struct Hover: Sendable {
    public let range: SourceRange
    /// The declaration or the row's signature, as source.
    public let code: String
    /// Paragraphs of Markdown.
    public let paragraphs: [String]
}
