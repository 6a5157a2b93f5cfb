import ViewBase
import ViewSyntax

/// What formatting must leave alone: the tokens of a file in order, and its comments.
///
/// Left out is what the canonical form drops or adds: line ends, `;`, a comma before a closing bracket, `self.`.
struct SourceSignature {
    /// The kind of each token and its text; of a segment of a string what it stands for.
    private(set) var tokens: [Token] = []
    /// The texts of the comments.
    private(set) var comments: [String] = []

    struct Token: Equatable {
        let kind: TokenKind
        let text: String
    }

    init(_ tree: SyntaxTree) {
        let buffer = tree.tokens
        let segments = SourceSignature.segmentTexts(tree)
        for index in 0..<buffer.count {
            let start = index > 0 ? Int(buffer.ends[index - 1]) : 0
            if Int(buffer.starts[index]) > start + 1 {
                for comment in Gap(tree.source.bytes, start..<Int(buffer.starts[index])).comments {
                    comments.append(SourceSignature.text(comment, tree.source.bytes))
                }
            }
            if isDropped(buffer, index, tree) { continue }
            tokens.append(Token(kind: buffer.kinds[index], text: segments[index] ?? tree.text(TokenID(index))))
        }
    }

    /// The text of a comment with line feeds for all its line ends.
    private static func text(_ comment: Comment, _ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var isAfterReturn = false
        for byte in bytes[comment.range] {
            if byte != 0x0A || !isAfterReturn { text.append(byte == 0x0D ? 0x0A : byte) }
            isAfterReturn = byte == 0x0D
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func isDropped(_ buffer: TokenBuffer, _ index: Int, _ tree: SyntaxTree) -> Bool {
        let next = index + 1 < buffer.count ? buffer.kinds[index + 1] : .endOfFile
        switch buffer.kinds[index] {
        case .semicolon: return true
        case .comma: return next == .rightParen || next == .rightBracket || next == .greater
        case .identifier: return next == .dot && tree.text(TokenID(index)) == "self"
        case .dot: return index > 0 && buffer.kinds[index - 1] == .identifier && tree.text(TokenID(index - 1)) == "self"
        default: return false
        }
    }

    /// What the segments of strings stand for that are not written as they are, by their tokens.
    private static func segmentTexts(_ tree: SyntaxTree) -> [Int: String] {
        var texts: [Int: String] = [:]
        for index in 0..<tree.count {
            let node = SyntaxNode(index)
            guard tree.kind(node) == .stringSegment else { continue }
            let token = tree.firstToken(node).index
            if !tree.tokens.flags[token].contains(.verbatim) { texts[token] = tree.stringSegmentText(node) }
        }
        return texts
    }
}
