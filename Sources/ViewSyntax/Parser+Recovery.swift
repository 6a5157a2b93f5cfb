import ViewBase

extension Parser {
    /// The number of the place at hand: two a token, as a line end that stands before it is a place of its own.
    private var place: Int { implied == .lineEnd ? position * 2 : position * 2 + 1 }

    /// Whether the place at hand was complained about, so that nothing more is said about it.
    var isComplained: Bool { complaint == place }

    /// Notes that the place at hand was complained about.
    mutating func complain() { complaint = place }

    /// Reports a mistake at the place at hand, unless it was complained about before.
    mutating func fail(_ diagnostic: Diagnostic) {
        if isComplained { return }
        complain()
        repair.diagnostics.append(diagnostic)
    }

    /// Steps past a token of the kind; otherwise reports it as missing and makes a node of the gap.
    @discardableResult
    mutating func expect(_ wanted: TokenKind, _ missingPiece: String) -> Bool {
        if kind == wanted {
            advance()
            return true
        }
        fail(.expected(missingPiece, at: here))
        missing()
        return false
    }

    /// Where stepping over tokens ends, besides at a closing bracket of something opened before.
    enum SkipEnd {
        /// At the end of the item.
        case item
        /// At a comma or the end of the item.
        case comma
        /// At a brace, or the end of the item.
        case brace
    }

    /// Steps over tokens, brackets with their content as one, and makes a node of them.
    mutating func skip(to end: SkipEnd, stopsAtLine: Bool = false) {
        let start = mark()
        while !endsSkip(end), !(stopsAtLine && beginsLine) {
            skipOne()
        }
        if builder.moved(start, position) { close(start, .unexpected) }
    }

    func endsSkip(_ end: SkipEnd) -> Bool {
        switch kind {
        case .rightBrace, .semicolon, .endOfFile, .interpolationEnd: true
        case .rightParen, .rightBracket: isBracketed
        case .comma: end == .comma
        case .leftBrace: end == .brace
        default: false
        }
    }

    /// Steps over one token, or over a bracket with its content.
    mutating func skipOne() {
        var depth = 0
        repeat {
            if kind.opensBracket, !isUnclosed(position) {
                depth += 1
            } else if kind.bracketOpener != nil, depth > 0 {
                depth -= 1
            }
            advance()
        } while depth > 0 && kind != .endOfFile
    }

    /// Steps over what is left of an item that was read, so that the next one begins well.
    mutating func endItem(_ before: Int, inCase: Bool) {
        switch kind {
        case .semicolon: skipSeparators()
        case .rightBrace, .endOfFile: return
        case .comma where position > before && !isComplained:
            fail(.strayComma(at: range(position)))
            leaf(.unexpected)
            skipSeparators()
        case .rightParen, .rightBracket:
            fail(.strayBracket(text(position), at: range(position)))
            leaf(.unexpected)
            complain()
            endItem(position, inCase: inCase)
        default:
            if position > before, endsWithMistake(inCase: inCase) { return }
            fail(.unexpected(text(position), at: range(position)))
            skip(to: .item)
            if position == before { leaf(.unexpected) }
            skipSeparators()
        }
    }

    /// Reports what is missing between an item and the token at hand, if the next item can begin with it.
    private mutating func endsWithMistake(inCase: Bool) -> Bool {
        guard beginsItem || (inCase && beginsCase) else { return false }
        if isComplained { return beginsLine }
        if rejectMissingOpener() { return true }
        fail(.missingLineEnd(at: range(position), insert: placeBefore))
        return true
    }

    /// Reports a `{` missing before the names of a block, or a `(` before its content, whose closing bracket is left
    /// over further on.
    private mutating func rejectMissingOpener() -> Bool {
        if let header = closureHeaderEnd() {
            fail(.expected("`{`", at: here))
            hideStray(.rightBrace, onLine: false)
            let start = mark()
            while position <= header { advance() }
            close(start, .unexpected)
            skipSeparators()
            return true
        }
        guard hideStray(.rightParen, onLine: true) else { return false }
        fail(.expected("`(`", at: here))
        skip(to: .item)
        skipSeparators()
        return true
    }

    /// Makes the next closing bracket that has no partner silent, if it is of this kind.
    @discardableResult
    private mutating func hideStray(_ kind: TokenKind, onLine: Bool) -> Bool {
        guard repair.nextStray < repair.brackets.strays.count else { return false }
        let stray = repair.brackets.strays[repair.nextStray]
        guard file.tokens.kinds[stray.position] == kind, !stray.isSilent else { return false }
        if onLine {
            for index in position...stray.position where file.tokens.flags[index].contains(.newlineBefore) {
                return false
            }
        }
        repair.brackets.strays[repair.nextStray] = BracketMap.Stray(position: stray.position, isSilent: true)
        return true
    }

    /// Whether the token at hand begins a case of a `switch`.
    var beginsCase: Bool { kind == .caseKeyword || kind == .defaultKeyword }

    /// Steps past line ends and semicolons between items.
    @inline(__always)
    mutating func skipSeparators() {
        while kind == .semicolon { advance() }
    }

    /// Steps past the closing bracket of a list that was opened at `opener`.
    mutating func closeList(_ closer: TokenKind, opener: Int) {
        if kind == closer { return advance() }
        let wanted = closer == .rightParen ? ")" : "]"
        if repair.isDepthReported { complain() }
        if kind == .rightParen || kind == .rightBracket, !isUnclosed(opener) {
            fail(.wrongBracket(text(position), wanted: wanted, at: range(position), opener: range(opener)))
            return leaf(.unexpected)
        }
        fail(.unclosedBracket(wanted, at: here, opener: range(opener)))
        missing()
    }

    /// Steps past the comma after an element of a list; false where the list ends.
    ///
    /// A missing comma is reported where another element follows, unless the list's bracket is never closed and a
    /// line ends here, in which case the closing bracket is what is missing.
    mutating func parseComma(_ opener: Int, _ list: ListKind = .values) -> Bool {
        if kind == .comma {
            advance()
            return true
        }
        if endsSkip(.item) && kind != .semicolon { return false }
        let isUnclosed = isUnclosed(opener) || (beginsLine && isOutside(opener))
        if isUnclosed, kind == .leftBrace || beginsLine { return false }
        if !isComplained, beginsElement(list) {
            fail(.missingComma(at: range(position), insert: placeBefore))
            return true
        }
        fail(.unexpected(text(position), at: range(position)))
        if kind == .semicolon { leaf(.unexpected) }
        skip(to: .comma, stopsAtLine: isUnclosed)
        if kind == .comma {
            advance()
            return true
        }
        return false
    }

    /// Whether the token at hand, the first of its line, cannot belong to a list: it begins a statement, or is
    /// indented no more than the line of the list's bracket.
    private func isOutside(_ opener: Int) -> Bool {
        switch kind {
        case .ifKeyword, .switchKeyword, .forKeyword, .letKeyword: return !isLabel
        default: return indentation(position) <= indentation(opener)
        }
    }

    /// The number of bytes of white space before the line of a token.
    private func indentation(_ position: Int) -> Int {
        let bytes = file.source.bytes
        var start = Int(file.tokens.starts[position])
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        var count = 0
        while start + count < bytes.count, bytes[start + count] == 0x20 || bytes[start + count] == 0x09 { count += 1 }
        return count
    }

    /// What the elements of a list are.
    enum ListKind {
        case values
        case parameters
    }

    /// Whether an element of a list begins with the token at hand.
    private func beginsElement(_ list: ListKind) -> Bool {
        switch list {
        case .values: return beginsExpression || isLabel
        case .parameters:
            return kind == .identifier && (isLabel || file.tokens.kinds[position + 1] == .identifier)
        }
    }

    /// Whether the token at hand is the first of its line.
    var beginsLine: Bool { file.tokens.flags[position].contains(.newlineBefore) }

    /// Whether the token at hand is a name or word with a colon after it.
    var isLabel: Bool {
        (kind == .identifier || kind.isReservedWord) && position + 1 < file.tokens.count
            && file.tokens.kinds[position + 1] == .colon
    }

    /// Reports a brace that was left open; braces to be closed at one place share a message.
    mutating func reportOpenBrace(_ closing: BracketMap.Closing) {
        if closing.isSilent || repair.isDepthReported { return }
        if repair.openBracePosition == closing.position {
            guard repair.diagnostics[repair.openBraceReport].notes.count < 4 else { return }
            repair.diagnostics[repair.openBraceReport].notes.append(.alsoLeftOpen(range(closing.opener)))
            return
        }
        repair.openBracePosition = closing.position
        repair.openBraceReport = repair.diagnostics.count
        repair.diagnostics.append(.braceLeftOpen(at: range(closing.opener), end: placeBefore))
    }

    /// Reports that nesting is too deep; once a file.
    mutating func reportDepth(_ what: StaticString, _ limit: Int, at position: Int) {
        complain()
        guard !repair.isDepthReported else { return }
        repair.isDepthReported = true
        repair.diagnostics.append(.nestedTooDeep(what, limit: limit, at: range(position)))
    }
}
