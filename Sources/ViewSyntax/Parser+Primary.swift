import ViewBase

extension Parser {
    /// Parses a value without what follows it.
    mutating func parsePrimary(_ isNegated: Bool) {
        switch kind {
        case .identifier: parseNameExpression()
        case .hashName: parseFact()
        case .dollarName: leaf(.dollarExpression)
        case .integer: parseInteger(isNegated)
        case .double: parseDouble()
        case .trueKeyword, .falseKeyword: leaf(.booleanLiteral)
        case .nilKeyword: leaf(.nilLiteral)
        case .stringStart: parseString()
        case .leftParen: parseParenthesized()
        case .leftBracket: parseArray()
        case .dot: parseImplicitMember()
        case .backslash: parseKeyPath()
        default: rejectPrimary()
        }
    }

    private mutating func parseNameExpression() {
        if isWord(file.words.tryWord) || isWord(file.words.awaitWord), beginsOperandNext {
            rejectEffect()
            return parsePrimary(false)
        }
        leaf(.nameExpression)
    }

    private mutating func parseFact() {
        if isReservedHash {
            fail(.reservedHashName(text(position), at: range(position)))
            leaf(.unexpected)
            missing()
        } else {
            if nextKind == .ifKeyword || nextKind == .switchKeyword || nextKind == .forKeyword {
                return rejectNamedStatement()
            }
            leaf(.factExpression)
        }
    }

    /// Whether the `#name` at hand is one of Swift's directives.
    var isReservedHash: Bool {
        switch file.tokens.names[position] {
        case file.words.available, file.words.ifWord, file.words.elseWord, file.words.elseif, file.words.endif,
            file.words.previewMacro,
            file.words.selector:
            true
        default: false
        }
    }

    private mutating func rejectNamedStatement() {
        fail(.namedStatement(text(position), at: range(position)))
        leaf(.unexpected)
        missing()
        skip(to: .item)
    }

    private mutating func parseInteger(_ isNegated: Bool) {
        if Literal.overflows(file.source.bytes, range(position).offsets, isNegated: isNegated) {
            fail(.integerTooLarge(at: range(position)))
        }
        leaf(.integerLiteral)
    }

    private mutating func parseDouble() {
        if Literal.isInfinite(file.source.bytes, range(position).offsets) { fail(.doubleTooLarge(at: range(position))) }
        leaf(.doubleLiteral)
    }

    /// Parses a string with its interpolations.
    mutating func parseString() {
        let start = mark()
        advance()
        while kind == .stringSegment || kind == .interpolationStart {
            if kind == .stringSegment { leaf(.stringSegment) } else { parseInterpolation() }
        }
        if kind == .stringEnd {
            let isCut = file.tokens.starts[position] == file.tokens.ends[position]
            advance()
            if isCut { complaint = position }
        }
        close(start, .stringLiteral)
    }

    private mutating func parseInterpolation() {
        let start = mark()
        let outer = enter(bracketed: true)
        advance()
        parseNestedExpression()
        parseInterpolationArguments()
        if kind != .interpolationEnd {
            fail(.unexpected(text(position), at: range(position)))
            let rest = mark()
            while kind != .interpolationEnd, kind != .endOfFile { skipOne() }
            close(rest, .unexpected)
        }
        leave(outer)
        let isCut = file.tokens.starts[position] == file.tokens.ends[position]
        if kind == .interpolationEnd { advance() }
        if isCut { complaint = position }
        close(start, .interpolation)
    }

    /// Parses `, label: value, …` after an interpolated value.
    private mutating func parseInterpolationArguments() {
        guard kind == .comma else { return }
        let start = mark()
        while kind == .comma {
            advance()
            parseArgument()
        }
        close(start, .argumentList)
    }

    private mutating func parseParenthesized() {
        let start = mark()
        let opener = position
        let outer = enter(bracketed: true)
        advance()
        parseNestedExpression()
        if kind == .comma {
            fail(.tupleValue(at: range(position)))
            let rest = mark()
            while kind != .rightParen, !endsSkip(.item) { skipOne() }
            close(rest, .unexpected)
        }
        leave(outer)
        closeList(.rightParen, opener: opener)
        close(start, .parenthesizedExpression)
    }

    private mutating func parseArray() {
        let start = mark()
        let opener = position
        let outer = enter(bracketed: true)
        advance()
        while kind != .rightBracket, !endsSkip(.item) {
            parseNestedExpression()
            if kind == .colon { rejectDictionary() }
            guard parseComma(opener) else { break }
        }
        leave(outer)
        closeList(.rightBracket, opener: opener)
        close(start, .arrayLiteral)
    }

    private mutating func rejectDictionary() {
        fail(.dictionary(at: range(position)))
        let rest = mark()
        while kind != .rightBracket, !endsSkip(.item) { skipOne() }
        close(rest, .unexpected)
    }

    private mutating func parseImplicitMember() {
        let start = mark()
        advance()
        parseMemberName()
        close(start, .implicitMember)
    }

    /// Parses the name after `.`, which may be a reserved word.
    mutating func parseMemberName() {
        if kind == .identifier || kind.isReservedWord { return leaf(.name) }
        fail(.expected("a name after `.`", at: here))
        missing()
    }

    /// Parses `\.a.b`.
    private mutating func parseKeyPath() {
        let start = mark()
        advance()
        if kind == .dot {
            while kind == .dot {
                advance()
                parseMemberName()
            }
        } else {
            fail(.expected("`.` and a name after `\\`", at: here))
            missing()
        }
        close(start, .keyPath)
    }

    private mutating func rejectPrimary() {
        switch kind {
        case .ifKeyword, .switchKeyword:
            fail(.statementAsValue(text(position), at: range(position)))
            parseValue()
        case .ampersand where beginsOperandNext:
            fail(.ampersand(at: range(position)))
            leaf(.unexpected)
            parsePrimary(false)
        default:
            fail(.expectedValue(at: here))
            missing()
        }
    }
}
