import ViewBase

extension Parser {
    /// The bytes of a token.
    func range(_ position: Int) -> SourceRange { range(position, position + 1) }

    /// The bytes from one token to the one before `end`.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(
            file: file.source.id, start: file.tokens.starts[start],
            end: end > start ? file.tokens.ends[end - 1] : file.tokens.starts[start]
        )
    }

    /// Whether a `(` or `[` is never closed.
    @inline(__always)
    func isUnclosed(_ position: Int) -> Bool { repair.hasUnclosed && repair.brackets.isUnclosed(position) }

    /// The source text of a token.
    func text(_ position: Int) -> String { file.source.text(range(position).offsets) }

    /// The place of the token at hand, or of the end of the line before.
    var current: SourceRange { implied == .nothing && kind != .endOfFile ? range(position) : placeBefore }

    /// The place of what is missing here: the token at hand, or the end of the token before at the end of a line.
    var here: SourceRange {
        if implied == .nothing, kind != .endOfFile, !beginsLine { return range(position) }
        return placeBefore
    }

    /// The empty place after the token before.
    var placeBefore: SourceRange {
        let end = position > 0 ? file.tokens.ends[position - 1] : 0
        return SourceRange(file: file.source.id, start: end, end: end)
    }

    /// Whether the token at hand is this word, not in backquotes.
    @inline(__always)
    func isWord(_ word: Name) -> Bool { kind == .identifier && isWord(word, at: position) }

    /// Whether the token at `index` is this word, not in backquotes.
    @inline(__always)
    func isWord(_ word: Name, at index: Int) -> Bool {
        file.tokens.kinds[index] == .identifier && file.tokens.names[index] == word
            && !file.tokens.flags[index].contains(.backquoted)
    }

    /// The kind of the next token on the same line; the end of the file stands for a line end.
    @inline(__always)
    var nextKind: TokenKind {
        let index = position + 1
        guard index < file.tokens.count, !file.tokens.flags[index].contains(.newlineBefore) else { return .endOfFile }
        return file.tokens.kinds[index]
    }

    /// Whether the token at hand is the first of its line.
    var beginsLine: Bool { file.tokens.flags[position].contains(.newlineBefore) }

    /// The number of bytes of white space before the line of a token; -1 for a token far inside a very long line.
    func indentation(_ position: Int) -> Int {
        let bytes = file.source.bytes
        var start = Int(file.tokens.starts[position])
        let farthest = start - 1_000
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D {
            start -= 1
            if start < farthest { return -1 }
        }
        var count = 0
        while start + count < bytes.count, bytes[start + count] == 0x20 || bytes[start + count] == 0x09 { count += 1 }
        return count
    }

    /// Whether a value can begin with the token at hand.
    var beginsExpression: Bool {
        switch kind {
        case .identifier, .hashName, .dollarName, .integer, .double, .stringStart, .trueKeyword, .falseKeyword,
            .nilKeyword, .leftParen, .leftBracket, .dot, .backslash, .minus, .exclamation:
            true
        default: false
        }
    }

    /// Whether an item of a block can begin with the token at hand.
    var beginsItem: Bool {
        switch kind {
        case .letKeyword, .ifKeyword, .switchKeyword, .forKeyword, .at, .importKeyword: true
        case .dot, .minus, .exclamation, .leftParen, .leftBracket: false
        default: beginsExpression
        }
    }
}
