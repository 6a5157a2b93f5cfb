import ViewBase

/// Where an item of a block ends, and what is said about tokens that stand there.
extension Parser {
    /// Steps over what is left of an item that was read, so that the next one begins well.
    mutating func endItem(_ before: Int, inCase: Bool) {
        skipStrayBrackets()
        switch kind {
        case .semicolon: skipSeparators()
        case .rightBrace, .endOfFile: return
        case .comma where position > before && !isComplained:
            rejectComma(before)
            if kind != .semicolon, isComplained { skip(to: .item) }
            skipSeparators()
        default:
            if position > before, beginsItem || (inCase && beginsCase) {
                if isComplained, beginsLine { return }
                if !isComplained { return rejectNeighbour(before) }
            }
            rejectRest(before)
            if position == before { leaf(.unexpected) }
            skipSeparators()
        }
    }

    /// Steps past line ends and semicolons between items.
    @inline(__always)
    mutating func skipSeparators() {
        while kind == .semicolon { advance() }
    }

    /// Whether the token at hand begins a case of a `switch`.
    var beginsCase: Bool { kind == .caseKeyword || kind == .defaultKeyword }

    /// Steps over closing brackets whose opening ones were given up.
    private mutating func skipStrayBrackets() {
        while kind == .rightParen || kind == .rightBracket {
            fail(.strayBracket(text(position), at: range(position)))
            leaf(.unexpected)
            complain()
        }
    }

    /// Reports a comma after the item that begins at `before`, which may mean that the bracket of a list is missing.
    private mutating func rejectComma(_ before: Int) {
        if let stray = strayPartner(of: before), file.tokens.kinds[stray.position] != .rightBrace {
            return rejectMissingOpener(stray)
        }
        fail(.strayComma(at: range(position)))
        leaf(.unexpected)
    }

    /// Reports the rest of a line that belongs to nothing, after the item that begins at `before`.
    private mutating func rejectRest(_ before: Int) {
        if kind == .inKeyword {
            fail(.expected("`{` before the names of a block", at: range(position)))
        } else if kind == .equal, file.tokens.names[before] == file.words.expect {
            fail(.assignmentInExpectation(at: range(position)))
        } else {
            fail(.unexpected(text(position), at: range(position)))
        }
        skip(to: .item)
    }

    /// Reports what is missing between the item that begins at `before` and another one on the same line: a bracket,
    /// or the line end.
    private mutating func rejectNeighbour(_ before: Int) {
        if isLabel, file.tokens.kinds[position - 1] == .rightBrace {
            let start = mark()
            advance()
            advance()
            close(start, .unexpected)
            return rejectMissingBrace()
        }
        if closureHeaderEnd() != nil { return rejectMissingBrace() }
        if rejectMisspeltItem(before) { return skipSeparators() }
        if let stray = strayPartner(of: before) {
            if file.tokens.kinds[stray.position] != .rightBrace { return rejectMissingOpener(stray) }
            if position >= stray.lineStart { return rejectMissingBrace() }
        }
        fail(missingBetweenItems(before))
    }

    /// Reports a missing `(` or `[` and steps over everything up to the bracket that closes it, and the rest of
    /// that line.
    mutating func rejectMissingOpener(_ closer: BracketMap.Stray) {
        let opener = file.tokens.kinds[closer.position] == .rightParen ? "`(`" : "`[`"
        fail(.expected(opener, at: current))
        if nextStray?.position == closer.position { hideNextStray() }
        let start = mark()
        while position <= closer.position, kind != .endOfFile, implied != .rightBrace { advance() }
        close(start, .unexpected)
    }

    /// Reports a `{` missing here and steps over the names of its block.
    private mutating func rejectMissingBrace() {
        fail(.expected("`{`", at: here))
        guard let header = closureHeaderEnd() else { return }
        let start = mark()
        while position <= header { advance() }
        close(start, .unexpected)
        skipSeparators()
    }

    /// The next closing bracket without a partner, if its partner is rather missing in the item that begins at
    /// `before`: it stands on this line, or begins a line that is indented like the item's.
    func strayPartner(of before: Int) -> BracketMap.Stray? {
        guard let stray = nextStray else { return nil }
        if position >= stray.lineStart { return stray }
        return stray.position == stray.lineStart && stray.indentation == indentation(before) ? stray : nil
    }
}
