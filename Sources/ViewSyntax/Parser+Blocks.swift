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
        guard kind == .leftBrace || recoverLeftBrace() else { return missing() }
        let opener = position
        let outer = enter(bracketed: false)
        if kind == .leftBrace {
            guard nesting.enterBlock() else {
                leave(outer)
                skipDeepBlock()
                return close(start, .block)
            }
            advance()
        } else {
            missing()
            guard nesting.enterBlock() else {
                leave(outer)
                return close(start, .block)
            }
        }
        skipSeparators()
        if content == .items { parseClosureHeader() }
        parseBlockItems(content)
        nesting.leaveBlock()
        leave(outer)
        closeBlock(opener)
        close(start, .block)
    }

    private mutating func parseBlockItems(_ content: BlockContent) {
        if content == .items { parseItems() } else { parseSteps() }
    }

    /// Steps past the brace that closes a block; one that was left open is a missing piece.
    mutating func closeBlock(_ opener: Int) {
        if implied == .brace { missing() }
        if kind == .rightBrace { advance() }
    }

    /// Steps over a block that lies too deep.
    mutating func skipDeepBlock() {
        reportDepth("blocks", Nesting.blockLimit, at: position)
        let skipped = mark()
        skipOne()
        close(skipped, .unexpected)
    }

    /// Reports a missing `{`; true where a `}` further on has no partner, so that a block stands here after all.
    private mutating func recoverLeftBrace() -> Bool {
        let isNew = !isComplained
        fail(.expected("`{`", at: here))
        guard isNew, let stray = repair.brackets.strays[repair.nextStray...].firstIndex(where: { !$0.isSilent }),
            file.tokens.kinds[repair.brackets.strays[stray].position] == .rightBrace
        else { return false }
        repair.brackets.strays.remove(at: stray)
        findNextEvent()
        return true
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
        guard kind == .identifier || kind == .leftParen || kind == .leftBracket, let end = foreignHeaderEnd() else {
            return
        }
        fail(.blockHeader(at: range(position, end)))
        let start = mark()
        while position < end { advance() }
        advance()
        close(start, .unexpected)
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
