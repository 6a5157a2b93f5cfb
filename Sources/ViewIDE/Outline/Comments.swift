import ViewBase
import ViewSyntax

/// The comments of a file, in order, without the ends of their lines.
struct Comments: Sequence, IteratorProtocol {
    private let tree: SyntaxTree
    private var token = 0
    private var offset = 0

    /// The comments from before a token on; of the whole file without one.
    init(_ tree: SyntaxTree, from token: TokenID? = nil) {
        self.tree = tree
        guard let token, token.index > 0 else { return }
        self.token = token.index
        offset = Int(tree.tokens.ends[token.index - 1])
    }

    mutating func next() -> Range<Int>? {
        while token < tree.tokens.count {
            if let comment = nextInGap(until: Int(tree.tokens.starts[token])) { return comment }
            offset = Int(tree.tokens.ends[token])
            token += 1
        }
        return nil
    }

    /// The next comment before the token that begins at `end`.
    private mutating func nextInGap(until end: Int) -> Range<Int>? {
        let bytes = tree.source.bytes
        while offset + 1 < end {
            let start = offset
            if bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") {
                while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
                return start..<offset
            }
            if bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "*") {
                skipBlock(until: end)
                return start..<offset
            }
            offset += 1
        }
        return nil
    }

    /// Steps over a block comment, which may hold others; one without an end goes on to the next token.
    private mutating func skipBlock(until end: Int) {
        let bytes = tree.source.bytes
        var depth = 0
        while offset + 1 < end {
            if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
        offset = end
    }
}
