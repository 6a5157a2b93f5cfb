import ViewBase

extension Parser {
    /// What the lines of a block are.
    enum BlockContent {
        case items
        case steps
    }

    /// What the places around a bracket say about line ends and braces.
    struct Surroundings {
        let isBracketed: Bool
        let isHead: Bool
    }

    /// Enters `( )` or `[ ]`, or a block, where the rules of the place around do not hold.
    mutating func enter(bracketed: Bool) -> Surroundings {
        let outer = Surroundings(isBracketed: isBracketed, isHead: isHead)
        isBracketed = bracketed
        isHead = false
        return outer
    }

    /// Goes back to the rules of the place around.
    mutating func leave(_ outer: Surroundings) {
        let wasComplained = isComplained
        isBracketed = outer.isBracketed
        isHead = outer.isHead
        if implied == .nothing, kind != .rightParen, kind != .rightBracket, kind != .rightBrace { settle() }
        if wasComplained { complain() }
    }

    /// Parses `{ … }`.
    mutating func parseBlock(_ content: BlockContent = .items) {
        let start = mark()
        guard openBrace() else { return }
        guard nesting.enterBlock() else {
            skipDeepBlock()
            return close(start, .block)
        }
        let outer = enter(bracketed: false)
        advance()
        skipSeparators()
        if content == .items { parseClosureHeader() }
        parseBlockItems(content)
        nesting.leaveBlock()
        leave(outer)
        closeBrace()
        close(start, .block)
    }

    private mutating func parseBlockItems(_ content: BlockContent) {
        if content == .items { parseItems() } else { parseSteps() }
    }

    /// Whether a `{` is at hand; a missing one is reported.
    ///
    /// Where a `}` further on has no partner, a brace that is no token is put in the place of the missing one.
    mutating func openBrace() -> Bool {
        if kind == .leftBrace || recoverSwallowedBrace() { return true }
        if let stray = nextStrayBrace {
            takeStray(stray)
            if !replaceStrayReport() { fail(.expected("`{`", at: here)) }
            implyLeftBrace()
            return true
        }
        if !replaceStrayReport() { fail(.expected("`{`", at: here)) }
        missing()
        return false
    }

    /// Puts a brace that is no token in the place of one that an unterminated string swallowed on this line; false
    /// where there is none.
    mutating func recoverSwallowedBrace() -> Bool {
        guard repair.hasSwallowed, let end = cutStringEnd,
            let stray = repair.brackets.partner(ofSwallowed: end)
        else { return false }
        takeStray(stray)
        let rest = mark()
        while position <= end { advance() }
        if builder.moved(rest, position) { close(rest, .unexpected) }
        implyLeftBrace()
        return true
    }

    /// The end of the unterminated string that ends this line, or the line of the token before.
    private var cutStringEnd: Int? {
        var index = position
        if beginsLine || kind == .endOfFile { index -= 1 }
        while index + 1 < file.tokens.count, !file.tokens.flags[index + 1].contains(.newlineBefore) { index += 1 }
        return isCutEnd(index) ? index : nil
    }

    /// Whether the token is the end of a string without an end.
    func isCutEnd(_ index: Int) -> Bool {
        index >= 0 && file.tokens.kinds[index] == .stringEnd && file.tokens.starts[index] == file.tokens.ends[index]
    }

    /// Steps past the brace that closes a block; one that was left open is a missing piece.
    mutating func closeBrace() {
        if implied == .rightBrace { missing() }
        if kind == .rightBrace { advance() }
    }

    /// The index of the next `}` without a partner, if nothing was said about this place.
    private var nextStrayBrace: Int? {
        if isComplained, !followsStrayReport { return nil }
        let end = min(repair.brackets.strays.count, repair.nextStray + 100)
        for index in repair.nextStray..<end {
            let stray = repair.brackets.strays[index]
            if stray.isSilent || stray.isTaken { continue }
            return file.tokens.kinds[stray.position] == .rightBrace ? index : nil
        }
        return nil
    }

    /// Makes a closing bracket without a partner an ordinary one, as its partner is put in its place.
    private mutating func takeStray(_ index: Int) {
        repair.brackets.strays[index].isTaken = true
        findNextEvent()
    }

    /// Says that `{` is missing instead of that the bracket just stepped over closes nothing.
    private mutating func replaceStrayReport() -> Bool {
        guard followsStrayReport else { return false }
        repair.diagnostics[repair.diagnostics.count - 1] = .expected("`{`", at: range(position - 1))
        return true
    }

    /// Whether a closing bracket just stepped over was reported as closing nothing.
    private var followsStrayReport: Bool {
        guard isComplained, position > 0, let last = repair.diagnostics.last else { return false }
        return last.code == .strayBracket && last.range == range(position - 1)
    }

    /// Steps over a block that lies too deep.
    mutating func skipDeepBlock() {
        reportDepth("blocks", Nesting.blockLimit, at: position)
        let skipped = mark()
        skipOne()
        close(skipped, .unexpected)
    }

    /// Parses the names before `in`, if they stand there.
    private mutating func parseClosureHeader() {
        guard let end = closureHeaderEnd() else { return rejectSwiftHeader() }
        let start = mark()
        while position < end {
            if kind == .identifier || kind == .dollarName { leaf(.name) } else { advance() }
        }
        advance()
        close(start, .closureHeader)
    }

    /// The position of the `in` after the names of a block, or nil if it has none.
    func closureHeaderEnd() -> Int? {
        guard kind == .identifier || kind == .dollarName || kind == .leftParen else { return nil }
        if isWord(file.words.returnWord) || isWord(file.words.guardWord) { return nil }
        var index = position
        let hasParens = kind == .leftParen
        if hasParens { index += 1 }
        while file.tokens.kinds[index] == .identifier || file.tokens.kinds[index] == .dollarName {
            index += 1
            guard file.tokens.kinds[index] == .comma, hasParens || !file.separates(index) else { break }
            index += 1
        }
        if hasParens {
            guard file.tokens.kinds[index] == .rightParen, file.tokens.kinds[index - 1] != .comma else { return nil }
            index += 1
        } else if index == position || file.tokens.kinds[index - 1] == .comma {
            return nil
        }
        return file.tokens.kinds[index] == .inKeyword && !file.separates(index) ? index : nil
    }

    /// Reports names with types, a capture list or a result type, which Swift allows before `in`.
    private mutating func rejectSwiftHeader() {
        guard beginsForeignHeader, let end = foreignHeaderEnd() else { return }
        fail(.blockHeader(at: range(position, end)))
        let start = mark()
        while position < end { advance() }
        advance()
        close(start, .unexpected)
    }

    /// Whether a capture list, parentheses, or a name with a type may begin here.
    private var beginsForeignHeader: Bool {
        switch kind {
        case .leftParen, .leftBracket: true
        case .identifier: nextKind == .colon || nextKind == .comma || nextKind == .arrow
        default: false
        }
    }

    /// The position of an `in` on this line that no `for` belongs to and that is no label.
    private func foreignHeaderEnd() -> Int? {
        var index = position
        while !(index > position && file.tokens.flags[index].contains(.newlineBefore)) {
            switch file.tokens.kinds[index] {
            case .inKeyword where file.tokens.kinds[index + 1] != .colon: return index
            case .leftBrace, .rightBrace, .forKeyword, .endOfFile, .stringStart, .semicolon: return nil
            default: index += 1
            }
        }
        return nil
    }
}
