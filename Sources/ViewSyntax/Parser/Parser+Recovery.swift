import ViewBase

extension Parser {
    /// The number of the place at hand: two a token, as a line end that stands before it is a place of its own.
    private var place: Int { implied == .lineEnd ? position * 2 : position * 2 + 1 }

    /// Whether the place at hand was complained about, so that nothing more is said about it.
    var isComplained: Bool { complaint == place || afterSkipped == position }

    /// Notes that the place at hand was complained about.
    mutating func complain() { complaint = place }

    /// Reports a mistake at the place at hand, unless it was complained about before.
    mutating func fail(_ diagnostic: Diagnostic) {
        if isComplained { return }
        complain()
        if repair.isOnCutLine(Int(diagnostic.range.start)) { return }
        repair.diagnostics.append(diagnostic)
        if let stray = nextStray, explains(stray) { hideNextStray() }
    }

    /// The next closing bracket without a partner that no other message covers.
    var nextStray: BracketMap.Stray? {
        guard repair.nextStray < repair.brackets.strays.count else { return nil }
        let stray = repair.brackets.strays[repair.nextStray]
        return stray.isSilent ? nil : stray
    }

    /// Whether a mistake at the place at hand explains a closing bracket without a partner: it stands further on
    /// this line, or begins a line that is indented alike.
    private func explains(_ stray: BracketMap.Stray) -> Bool {
        let token = max(0, implied == .lineEnd ? position - 1 : position)
        if token >= stray.lineStart { return true }
        return stray.position == stray.lineStart && stray.indentation == indentation(token)
    }

    /// Reports a closing bracket that closes nothing, or the `{` that is missing on the line of its block's head; a head
    /// with another mistake explains it.
    mutating func reportStray(_ stray: BracketMap.Stray) {
        guard let head = headWithoutBrace(stray) else {
            return repair.diagnostics.append(.strayBracket(text(stray.position), at: range(stray.position)))
        }
        let (start, end) = (file.tokens.starts[head.lowerBound], file.tokens.ends[head.upperBound - 1])
        let isReported = repair.diagnostics.suffix(8).contains { $0.range.start >= start && $0.range.start <= end }
        if isReported { return }
        repair.diagnostics.append(.expected("`{`", at: SourceRange(file: file.source.id, start: end, end: end)))
    }

    /// The line that should have opened the block that a `}` without a partner closes: the nearest before it that is
    /// indented alike, if deeper lines that are statements of their own stand between.
    private func headWithoutBrace(_ stray: BracketMap.Stray) -> Range<Int>? {
        guard file.tokens.kinds[stray.position].bracketOpener == .leftBrace, stray.position == stray.lineStart else {
            return nil
        }
        var deeper: Int?
        var token = stray.position - 1
        while token >= max(0, stray.position - 1_000) {
            defer { token -= 1 }
            guard token == 0 || file.tokens.flags[token].contains(.newlineBefore) else { continue }
            let column = indentation(token)
            if column < stray.indentation { return nil }
            if column == stray.indentation {
                guard let deeper, file.separates(deeper), deeper - token > 1 else { return nil }
                return token..<deeper
            }
            deeper = token
        }
        return nil
    }

    /// Covers the next closing bracket without a partner with the last message.
    mutating func hideNextStray() { repair.brackets.strays[repair.nextStray].isSilent = true }

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
        repair.isSkipping = true
        defer { repair.isSkipping = false }
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

    /// Reports a brace that was left open; braces to be closed at one place share a message.
    mutating func reportOpenBrace(_ closing: BracketMap.Closing) {
        if closing.isSilent || repair.isSkipping || repair.isDepthReported { return }
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
