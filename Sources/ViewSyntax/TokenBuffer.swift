import ViewBase

/// The tag of a token's id.
public enum TokenTag {}

/// A token's position in its file.
public typealias TokenID = ID<TokenTag>

/// All tokens of one file, as parallel arrays; the bytes between two tokens are white space and comments.
///
/// The last token is `endOfFile`, so every byte lies in a token or before one.
public struct TokenBuffer: Sendable {
    public internal(set) var kinds: [TokenKind] = []
    public internal(set) var starts: [UInt32] = []
    public internal(set) var ends: [UInt32] = []
    public internal(set) var flags: [TokenFlags] = []
    /// The interned spelling of an identifier (without backquotes), of a `#name` and a `$name` (without the mark)
    /// and of a reserved word (which may be a label or a member); `Interner.empty` for other tokens.
    public internal(set) var names: [Name] = []
    /// How each string is written, in the order of their starts.
    var strings: [StringForm] = []
    /// The string that each segment token belongs to, in the order of the tokens.
    var segments: [SegmentForm] = []

    public init() {}

    public var count: Int { kinds.count }
}
