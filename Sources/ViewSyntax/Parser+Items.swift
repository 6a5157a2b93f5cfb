import ViewBase

extension Parser {
    /// Parses the whole file: imports, then declarations.
    mutating func parseFile() {
        let start = mark()
        settle()
        skipSeparators()
        var isPastImports = false
        while kind != .endOfFile {
            let before = position
            if kind == .importKeyword {
                parseImport(isLate: isPastImports)
            } else {
                isPastImports = true
                parseFileItem()
            }
            if kind == .rightBrace, implied == .nothing { leaf(.unexpected) }
            endItem(before, inCase: false)
        }
        position = file.tokens.count
        close(start, .sourceFile)
    }

    /// Parses a declaration; anything else at the top of a file is reported and kept as an unexpected piece.
    private mutating func parseFileItem() {
        if beginsDeclaration || isDeclarationWord { return parseDeclaration() }
        if rejectForeignItem() { return }
        let start = mark()
        fail(.expectedDeclaration(at: current))
        guard beginsItem else { return skip(to: .item) }
        parseItem()
        close(start, .unexpected)
    }

    /// Parses items up to a closing brace or, in a `switch`, the next case.
    mutating func parseItems(inCase: Bool = false) {
        skipSeparators()
        while kind != .rightBrace, kind != .endOfFile, !(inCase && beginsCase) {
            let before = position
            parseItem()
            endItem(before, inCase: inCase)
        }
    }

    /// Parses one item of a block: a declaration or a statement, which may be an element.
    mutating func parseItem() {
        switch kind {
        case .identifier, .letKeyword, .at: parseWordItem()
        case .ifKeyword: parseIf(.items)
        case .switchKeyword: parseSwitch()
        case .forKeyword: parseFor(.items)
        case .importKeyword: parseImport(isLate: true)
        case .leftBrace: rejectLoneBlock()
        case .hashName where rejectForeignItem(): return
        default: parseExpressionItem()
        }
    }

    private mutating func parseWordItem() {
        if parseReservedItem() { return }
        parseExpressionItem()
    }

    /// Parses an item that begins with a word of its own; false, having read nothing, for any other.
    private mutating func parseReservedItem() -> Bool {
        if beginsDeclaration {
            parseDeclaration()
        } else if isWord(file.words.returnWord) {
            parseReturn()
        } else if isWord(file.words.guardWord) {
            parseGuard()
        } else {
            return rejectForeignItem()
        }
        return true
    }

    /// Parses an expression, or an assignment to one.
    private mutating func parseExpressionItem() {
        guard beginsExpression else { return rejectItem() }
        let start = mark()
        parseExpression()
        if kind.isAssignment { parseAssignedValue(start) }
    }

    private mutating func parseAssignedValue(_ start: NodeBuilder.Mark) {
        advance()
        parseValue()
        close(start, .assignment)
    }

    private mutating func rejectItem() { fail(.expectedItem(at: current)) }

    /// Parses what may follow `=`: an expression, a block, an `if` or a `switch`.
    mutating func parseValue() {
        switch kind {
        case .leftBrace: parseBlock()
        case .ifKeyword: parseIf(.items)
        case .switchKeyword: parseSwitch()
        default: parseExpression()
        }
    }

    private mutating func rejectLoneBlock() {
        fail(.loneBlock(at: range(position)))
        let start = mark()
        skipOne()
        close(start, .unexpected)
    }

    private mutating func parseImport(isLate: Bool) {
        let start = mark()
        let word = position
        advance()
        if kind == .identifier {
            fail(.importOfModule(at: range(word, position + 1)))
            skip(to: .item)
            missing()
        } else {
            if isLate, kind == .stringStart { repair.diagnostics.append(.lateImport(at: range(word))) }
            parsePlainString("the path of a file in quotes")
        }
        close(start, .importDeclaration)
    }
}

extension Parser {
    /// Parses `if … else if … else …`, whose clauses lie flat beside each other.
    mutating func parseIf(_ content: BlockContent) {
        let start = mark()
        while true {
            let clause = mark()
            advance()
            parseConditions()
            parseBlock(content)
            close(clause, .ifClause)
            guard kind == .elseKeyword else { break }
            advance()
            guard kind == .ifKeyword else {
                parseBlock(content)
                break
            }
        }
        close(start, .ifItem)
        rejectModifierAfterStatement()
    }

    /// Parses the conditions of an `if` or `guard`, up to its body.
    private mutating func parseConditions() {
        let outer = isHead
        isHead = true
        while true {
            parseCondition()
            guard kind == .comma else { break }
            advance()
        }
        isHead = outer
    }

    private mutating func parseCondition() {
        let start = mark()
        if kind == .letKeyword {
            advance()
            parseName("the name of the value")
            if kind == .equal {
                advance()
                parseExpression()
            }
            close(start, .letCondition)
        } else if kind == .hashName, file.tokens.names[position] == file.words.available {
            parseAvailability()
        } else if kind == .caseKeyword {
            fail(.casePattern(at: range(position)))
            skip(to: .brace)
            missing()
        } else {
            parseExpression()
            if kind == .equal { rejectAssignment() }
        }
    }

    private mutating func rejectAssignment() {
        fail(.assignmentAsCondition(at: range(position)))
        leaf(.unexpected)
        parseExpression()
    }

    /// Parses `#available(iOS 17, *)`.
    private mutating func parseAvailability() {
        let start = mark()
        advance()
        let opener = position
        if kind == .leftParen {
            let outer = enter(bracketed: true)
            advance()
            while kind == .identifier || kind == .star {
                advance()
                if kind == .integer || kind == .double { advance() }
                guard parseComma(opener) else { break }
            }
            leave(outer)
            closeList(.rightParen, opener: opener)
        } else {
            fail(.expected("`(`", at: here))
        }
        close(start, .availabilityCondition)
    }

    /// Parses `guard … else { … }`.
    mutating func parseGuard() {
        let start = mark()
        advance()
        parseConditions()
        expect(.elseKeyword, "`else`")
        parseBlock()
        close(start, .guardItem)
    }

    /// Parses `return` with or without a value.
    mutating func parseReturn() {
        let start = mark()
        advance()
        if kind != .semicolon, kind != .rightBrace, kind != .endOfFile { parseExpression() }
        close(start, .returnItem)
    }

    /// Parses `for name in expression { … }`.
    mutating func parseFor(_ content: BlockContent) {
        let start = mark()
        advance()
        parseName("the name of the element")
        expect(.inKeyword, "`in`")
        parseHead()
        if isWord(file.words.whereWord) { rejectWhere() }
        parseBlock(content)
        close(start, .forItem)
        rejectModifierAfterStatement()
    }

    private mutating func rejectWhere() {
        fail(.whereClause(at: range(position)))
        skip(to: .brace)
    }

    /// Parses the expression of a head, whose `{` begins the body.
    mutating func parseHead() {
        let outer = isHead
        isHead = true
        parseExpression()
        isHead = outer
    }

    /// Parses `switch expression { cases }`.
    mutating func parseSwitch() {
        let start = mark()
        advance()
        parseHead()
        if kind == .leftBrace {
            parseSwitchBody()
        } else {
            fail(.expected("`{`", at: here))
            missing()
        }
        close(start, .switchItem)
        rejectModifierAfterStatement()
    }

    private mutating func parseSwitchBody() {
        let opener = position
        guard nesting.enterBlock() else { return skipDeepBlock() }
        let outer = enter(bracketed: false)
        advance()
        skipSeparators()
        while kind != .rightBrace, kind != .endOfFile {
            let before = position
            if beginsCase {
                parseSwitchCase()
            } else {
                fail(.expectedCase(at: current))
                endItem(before, inCase: true)
            }
        }
        nesting.leaveBlock()
        leave(outer)
        closeBlock(opener)
    }

    private mutating func parseSwitchCase() {
        let start = mark()
        let isDefault = kind == .defaultKeyword
        advance()
        while !isDefault {
            parseExpression()
            guard kind == .comma else { break }
            advance()
        }
        endCaseHead()
        let body = mark()
        parseItems(inCase: true)
        close(body, .caseBody)
        close(start, .switchCase)
    }

    /// Steps past the colon after the values of a case.
    private mutating func endCaseHead() {
        if isWord(file.words.whereWord) {
            fail(.whereClause(at: range(position)))
            let start = mark()
            while kind != .colon, !endsSkip(.brace) { skipOne() }
            close(start, .unexpected)
        }
        expect(.colon, "`:`")
        if beginsCase { fail(.missingLineEnd(at: range(position), insert: placeBefore)) }
    }

    /// Reports a modifier after the closing brace of a statement.
    private mutating func rejectModifierAfterStatement() {
        guard kind == .dot || (kind == .question && file.isOptionalChain(position)) else { return }
        fail(.modifierAfterStatement(at: range(position)))
        skip(to: .item)
    }
}
