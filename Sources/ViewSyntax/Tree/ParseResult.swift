import ViewBase

/// The tree of one file and what is wrong with its syntax.
public struct ParseResult: Sendable {
    public let tree: SyntaxTree
    /// In order of place.
    public let diagnostics: [Diagnostic]
}
