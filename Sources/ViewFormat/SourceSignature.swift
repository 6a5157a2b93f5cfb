import ViewBase
import ViewSyntax

/// Walks what formatting must leave alone: the tokens of a file in order, and its comments.
///
/// Left out is what the canonical form drops or adds: line ends, `;`, a comma before a closing bracket, `self.`.
struct SourceSignature {
    private let tree: SyntaxTree
    private var token = 0
    /// The segments of strings that are not written as they are, from the one at hand on.
    private var segments: ArraySlice<SyntaxNode>

    private init(_ tree: SyntaxTree) {
        self.tree = tree
        var segments: [SyntaxNode] = []
        for index in 0..<tree.count where tree.kind(SyntaxNode(index)) == .stringSegment {
            let isVerbatim = tree.tokens.flags[tree.firstToken(SyntaxNode(index)).index].contains(.verbatim)
            if !isVerbatim { segments.append(SyntaxNode(index)) }
        }
        self.segments = segments[...]
    }

    /// Whether two files hold the same tokens in the same order; segments of strings may be written in different ways.
    static func haveSameTokens(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
        var (first, second) = (SourceSignature(first), SourceSignature(second))
        while let token = first.next() {
            guard let other = second.next(), first.tree.tokens.kinds[token] == second.tree.tokens.kinds[other] else {
                return false
            }
            let segment = first.segment(at: token)
            let otherSegment = second.segment(at: other)
            if segment == nil, otherSegment == nil {
                let bytes = first.tree.source.bytes[first.tree.range(TokenID(token)).offsets]
                if bytes != second.tree.source.bytes[second.tree.range(TokenID(other)).offsets] { return false }
            } else if first.text(segment, token) != second.text(otherSegment, other) {
                return false
            }
        }
        return second.next() == nil
    }

    /// Whether two files hold the same comments in the same order, each between the same tokens.
    static func haveSameComments(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
        comments(first) == comments(second)
    }

    /// The next token that is not left out.
    private mutating func next() -> Int? {
        while token < tree.tokens.count {
            token += 1
            if !isDropped(token - 1) { return token - 1 }
        }
        return nil
    }

    /// The segment of a string that a token is, if it is not written as it is.
    private mutating func segment(at token: Int) -> SyntaxNode? {
        guard let first = segments.first, tree.firstToken(first).index == token else { return nil }
        segments = segments.dropFirst()
        return first
    }

    /// What a segment of a string stands for.
    private func text(_ segment: SyntaxNode?, _ token: Int) -> String {
        segment.map { tree.stringSegmentText($0) } ?? tree.text(TokenID(token))
    }

    private func isDropped(_ index: Int) -> Bool {
        let kinds = tree.tokens.kinds
        let next = index + 1 < kinds.count ? kinds[index + 1] : .endOfFile
        switch kinds[index] {
        case .semicolon: return next != .dot
        case .comma: return next == .rightParen || next == .rightBracket || next == .greater
        case .identifier: return next == .dot && isSelf(index)
        case .dot: return index > 0 && kinds[index - 1] == .identifier && isSelf(index - 1)
        default: return false
        }
    }

    private func isSelf(_ index: Int) -> Bool {
        tree.tokens.ends[index] - tree.tokens.starts[index] == 4 && tree.text(TokenID(index)) == "self"
    }

    // MARK: Comments

    /// A comment's text, and how many tokens stand before it, without commas and what is left out.
    private struct PlacedComment: Equatable {
        let text: String
        let place: Int
    }

    private static func comments(_ tree: SyntaxTree) -> [PlacedComment] {
        let signature = SourceSignature(tree)
        var comments: [PlacedComment] = []
        var place = 0
        for index in 0..<tree.tokens.count {
            let start = index > 0 ? Int(tree.tokens.ends[index - 1]) : 0
            if Int(tree.tokens.starts[index]) > start + 1 {
                for comment in Gap(tree.source.bytes, start..<Int(tree.tokens.starts[index])).comments {
                    comments.append(PlacedComment(text: text(comment, tree.source.bytes), place: place))
                }
            }
            if tree.tokens.kinds[index] != .comma, !signature.isDropped(index) { place += 1 }
        }
        return comments
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
}
