/// A part of a file that an editor can fold.
public struct FoldingRange: Sendable {
    public enum Kind: Sendable {
        case code, comment, imports
    }

    public let kind: Kind
    /// From the bracket that opens to the one that closes, or the whole comment.
    public let range: Range<Int>
}
