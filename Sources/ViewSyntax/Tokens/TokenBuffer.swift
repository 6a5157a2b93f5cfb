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
    /// The comments `// view:allow(…)`, in order.
    public internal(set) var allowances: [Range<Int>] = []
    /// Whether the file, comments included, holds nothing but ASCII.
    public internal(set) var isASCII = true
    /// How the strings are written whose segments do not stand for their own bytes.
    var strings: [StringForm] = []
    /// The string that each segment belongs to that is not verbatim, in the order of the tokens.
    var segments: [SegmentForm] = []

    public init() {}

    public var count: Int { kinds.count }
}

extension TokenBuffer {
    /// The token at which a range begins; for an empty range the one that ends there, if there is one.
    public func index(of range: SourceRange) -> Int {
        let token = index(at: range.start)
        let isAfter = range.start == range.end && token > 0 && ends[token - 1] == range.start
        return isAfter ? token - 1 : token
    }

    /// The token that holds an offset, or the one after it.
    func index(at offset: UInt32) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low)
    }

    /// The tokens that begin on the line of a token.
    public func line(of token: Int) -> Range<Int> {
        var start = token
        while start > 0, !flags[start].contains(.newlineBefore) { start -= 1 }
        var end = token + 1
        while end < count, !flags[end].contains(.newlineBefore) { end += 1 }
        return start..<end
    }
}

extension TokenBuffer {
    /// How the string of a segment token is written.
    func form(ofSegment token: Int) -> StringForm? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if Int(segments[middle].token) < token { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, Int(segments[low].token) == token else { return nil }
        return strings[Int(segments[low].string)]
    }
}
