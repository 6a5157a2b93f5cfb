import ViewBase

/// One place where a name is written.
public struct Reference: Hashable, Sendable {
    public enum Kind: Sendable {
        case declaration, read, write
    }

    public let range: SourceRange
    public let kind: Kind
}
