import ViewBase
import ViewSyntax

/// Where a line that was just begun is to start, told from the brackets around it and the line before, so that it can be
/// told in a file with errors too.
struct LineIndentation {
    private let tree: SyntaxTree
    private let lineStart: Int
    /// Where what stands on the line begins; its end on an empty line.
    private let contentStart: Int
    /// The first token on the line or after it.
    private let token: Int

    /// The line of an offset; nil inside a string or a comment, whose white space is its own.
    init?(_ tree: SyntaxTree, at offset: Int) {
        let bytes = tree.source.bytes
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        let place = SourceRange(file: tree.source.id, start..<(start + 1))
        let token = tree.tokens.index(of: place)
        if Int(tree.tokens.starts[token]) < start { return nil }
        let gapStart = token > 0 ? Int(tree.tokens.ends[token - 1]) : 0
        let gap = Gap(bytes, gapStart..<Int(tree.tokens.starts[token]))
        if gap.comments.contains(where: { $0.range.lowerBound < start && start < $0.range.upperBound }) { return nil }
        self.tree = tree
        self.token = token
        lineStart = start
        contentStart = LineIndentation.contentStart(bytes, start)
    }

    /// The edit that puts the line at its place; nil where it stands there.
    var edit: TextEdit? {
        let old = lineStart..<contentStart
        let new = String(repeating: " ", count: columns)
        if tree.source.text(old) == new { return nil }
        return TextEdit(SourceRange(file: tree.source.id, old), new)
    }

    private static let step = 4

    private var columns: Int {
        let opening = openBracket
        let base = opening.map { indentation(ofLineWith: $0) } ?? 0
        let first = isOnLine ? tree.tokens.kinds[token] : nil
        if let opening {
            if let first, isClosing(first) { return base }
            if first == .caseKeyword || first == .defaultKeyword, isSwitch(opening) { return base }
        }
        if let chained = chainColumns(first, after: opening ?? -1) { return chained }
        return opening == nil ? 0 : base + LineIndentation.step
    }

    /// Whether the token stands on the line itself.
    private var isOnLine: Bool {
        Int(tree.tokens.starts[token]) == contentStart && tree.tokens.kinds[token] != .endOfFile
    }

    /// The columns of a line that goes on with a chain of modifiers; nil where it does not.
    private func chainColumns(_ first: TokenKind?, after opening: Int) -> Int? {
        guard token > opening + 1, first == nil || first == .dot else { return nil }
        let before = tree.tokens.line(of: token - 1).lowerBound
        guard before > opening else { return nil }
        let columns = indentation(ofLineWith: before)
        if tree.tokens.kinds[before] == .dot { return columns }
        guard first == .dot else { return nil }
        return isClosing(tree.tokens.kinds[before]) ? columns : columns + LineIndentation.step
    }

    /// The innermost bracket that is open at the line.
    private var openBracket: Int? {
        var depth = 0
        var index = token - 1
        while index >= 0 {
            let kind = tree.tokens.kinds[index]
            if isClosing(kind) {
                depth += 1
            } else if isOpening(kind) {
                if depth == 0 { return index }
                depth -= 1
            }
            index -= 1
        }
        return nil
    }

    private func isOpening(_ kind: TokenKind) -> Bool {
        kind == .leftBrace || kind == .leftParen || kind == .leftBracket || kind == .interpolationStart
    }

    private func isClosing(_ kind: TokenKind) -> Bool {
        kind == .rightBrace || kind == .rightParen || kind == .rightBracket || kind == .interpolationEnd
    }

    /// Whether a brace opens a `switch`, whose cases stand under it.
    private func isSwitch(_ opening: Int) -> Bool {
        tree.tokens.line(of: opening).contains { $0 < opening && tree.tokens.kinds[$0] == .switchKeyword }
    }

    private func indentation(ofLineWith token: Int) -> Int {
        let bytes = tree.source.bytes
        var start = Int(tree.tokens.starts[token])
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        var columns = 0
        for byte in bytes[start..<LineIndentation.contentStart(bytes, start)] {
            columns += byte == 0x09 ? LineIndentation.step : 1
        }
        return columns
    }

    private static func contentStart(_ bytes: [UInt8], _ lineStart: Int) -> Int {
        var index = lineStart
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index
    }
}
