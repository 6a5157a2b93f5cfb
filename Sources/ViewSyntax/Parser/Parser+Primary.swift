import ViewBase

extension Parser {
    /// Parses a value without what follows it.
    mutating func parsePrimary(_ isNegated: Bool) {
        switch kind {
        case .identifier:
            if isPrefixWord { return parseAfterPrefixes() }
            leaf(.nameExpression)
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
        default: rejectPrimary()
        }
    }

    /// Whether the name at hand may be a word that is no value itself.
    private var isPrefixWord: Bool {
        isWord(file.words.tryWord) || isWord(file.words.awaitWord) || isWord(file.words.notWord)
    }

    /// Parses a value after words and signs of Swift that are reported.
    private mutating func parseAfterPrefixes() {
        let before = position
        rejectPrefixes()
        if position == before, kind == .identifier { leaf(.nameExpression) } else { parsePrimary(false) }
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

    /// Parses a string that must not have interpolations, or reports what should stand here.
    mutating func parsePlainString(_ missingPiece: String) {
        guard kind == .stringStart else {
            fail(.expected(missingPiece, at: here))
            return missing()
        }
        let start = position
        parseString()
        for index in start..<position where file.tokens.kinds[index] == .interpolationStart {
            repair.diagnostics.append(.interpolationInName(at: range(index)))
            break
        }
    }

    /// Parses a string with its interpolations.
    mutating func parseString() {
        let start = mark()
        advance()
        while kind == .stringSegment || kind == .interpolationStart {
            if kind == .stringSegment { leaf(.stringSegment) } else { parseInterpolation() }
        }
        if kind == .stringEnd {
            let isCut = isEmptyToken
            advance()
            if isCut { complain() }
        }
        close(start, .stringLiteral)
    }

    private mutating func parseInterpolation() {
        let start = mark()
        let outer = enter(bracketed: true)
        advance()
        parseNestedExpression()
        parseInterpolationArguments()
        if kind != .interpolationEnd { skipInterpolationRest() }
        leave(outer)
        let isCut = isEmptyToken
        if kind == .interpolationEnd { advance() }
        if isCut { complain() }
        close(start, .interpolation)
    }

    /// Whether the token at hand has no width: the end of something that was cut off at the end of its line.
    private var isEmptyToken: Bool { file.tokens.starts[position] == file.tokens.ends[position] }

    /// Steps over what does not belong into an interpolation; one that is not closed was reported before.
    private mutating func skipInterpolationRest() {
        let first = position
        let isKnown = isComplained
        let rest = mark()
        while kind != .interpolationEnd, kind != .endOfFile { skipOne() }
        close(rest, .unexpected)
        if !isKnown, !isEmptyToken { repair.diagnostics.append(.unexpected(text(first), at: range(first))) }
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
        let outer = enterList()
        parseNestedExpression()
        if kind == .comma, !isUnclosed(opener) { rejectTuple() }
        leave(outer)
        closeList(.rightParen, opener: opener)
        close(start, .parenthesizedExpression)
    }

    private mutating func rejectTuple() {
        fail(.tupleValue(at: range(position)))
        let rest = mark()
        while kind != .rightParen, !endsSkip(.item) { skipOne() }
        close(rest, .unexpected)
    }

    private mutating func parseArray() {
        let start = mark()
        let opener = position
        let outer = enterList()
        if kind == .colon { rejectDictionary() }
        parseElements(.values, upTo: .rightBracket, opener) {
            $0.parseNestedExpression()
            if $0.kind == .colon { $0.rejectDictionary() }
        }
        leave(outer)
        closeList(.rightBracket, opener: opener)
        close(start, .arrayLiteral)
    }

    mutating func rejectDictionary() {
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
    mutating func parseKeyPath() {
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
            guard nesting.enterExpression() else { return skipDeepExpression() }
            parseValue()
            nesting.leaveExpression()
        case .letKeyword where !beginsLine: parseAfterPrefixes()
        case .ampersand where beginsOperandNext: parseAfterPrefixes()
        default:
            if let second = signWrittenTwice {
                fail(.increment(text(second), at: range(second - 1, second + 1)))
                if second == position {
                    leaf(.unexpected)
                    complain()
                }
            } else {
                fail(.expectedValue(at: here))
            }
            missing()
        }
    }

    /// The second sign of `++` or `--` after a name: the token at hand, or the one before it.
    private var signWrittenTwice: Int? {
        let second = kind == .plus || kind == .minus ? position : position - 1
        guard second >= 2 else { return nil }
        let sign = file.tokens.kinds[second]
        guard sign == .plus || sign == .minus, file.tokens.kinds[second - 1] == sign,
            file.tokens.kinds[second - 2] == .identifier, range(second - 1).end == range(second).start
        else { return nil }
        return second
    }
}
