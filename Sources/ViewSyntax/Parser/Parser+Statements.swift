import ViewBase

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
            fail(.casePattern(at: range(position), comparison: patternComparison))
            skip(to: .brace)
            missing()
        } else {
            parseExpression()
            if kind == .equal { rejectAssignment() }
        }
    }

    /// The edit that makes `case .name = value {` a comparison, if that is at hand.
    private var patternComparison: TextEdit? {
        let kinds = file.tokens.kinds
        let wanted: [TokenKind] = [.caseKeyword, .dot, .identifier, .equal, .identifier, .leftBrace]
        guard position + wanted.count <= kinds.count, kinds[position..<position + wanted.count].elementsEqual(wanted)
        else { return nil }
        return TextEdit(range(position, position + 5), text(position + 4) + " == ." + text(position + 2))
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
                guard parseComma(opener, .values) else { break }
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
        if openBrace() { parseSwitchBody() }
        close(start, .switchItem)
        rejectModifierAfterStatement()
    }

    private mutating func parseSwitchBody() {
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
        closeBrace()
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
