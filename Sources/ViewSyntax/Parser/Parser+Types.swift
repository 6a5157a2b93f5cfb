import ViewBase

extension Parser {
    /// Parses a type with the `?`s after it.
    mutating func parseType() {
        let start = mark()
        guard nesting.enterExpression() else {
            reportDepth("types", Nesting.expressionLimit, at: position)
            missing()
            return
        }
        parsePlainType()
        nesting.leaveExpression()
        parseTypeSuffix(start)
    }

    private mutating func parseTypeSuffix(_ start: NodeBuilder.Mark) {
        guard !file.tokens.flags[position].contains(.spaceBefore) else { return }
        let isOptional = kind == .question
        if isOptional {
            advance()
            close(start, .optionalType)
        } else if kind == .exclamation {
            fail(.unwrappedType(at: range(position)))
            leaf(.unexpected)
            return close(start, .optionalType)
        }
        if kind == .question || kind == .questionQuestion, !file.tokens.flags[position].contains(.spaceBefore) {
            fail(.doubleOptional(at: range(position), kept: isOptional ? "" : "?"))
            leaf(.unexpected)
        }
    }

    private mutating func parsePlainType() {
        while let end = typeModifierEnd { rejectTypeModifier(end) }
        switch kind {
        case .identifier:
            if nextKind == .identifier, isWord(file.words.some) { return rejectOpaqueType() }
            parseNamedType()
        case .leftBracket:
            parseArrayType()
        case .leftParen:
            rejectFunctionType()
        default:
            rejectType()
        }
    }

    private mutating func rejectType() {
        fail(.expected("a type", at: here))
        missing()
    }

    private mutating func rejectFunctionType() {
        fail(.functionType(at: range(position), handler: handlerType))
        let start = mark()
        skipOne()
        if kind == .arrow {
            advance()
            if kind == .identifier || kind == .leftParen { skipOne() }
        }
        close(start, .unexpected)
        missing()
    }

    /// The range of `() -> Void`, if that is the type at hand.
    private var handlerType: SourceRange? {
        let kinds = file.tokens.kinds
        guard position + 3 < kinds.count, kinds[position + 1] == .rightParen, kinds[position + 2] == .arrow,
            kinds[position + 3] == .identifier, text(position + 3) == "Void"
        else { return nil }
        return range(position, position + 4)
    }

    private mutating func parseNamedType() {
        let start = mark()
        leaf(.name)
        while kind == .dot {
            advance()
            parseName("the name of a type")
        }
        if kind == .less { parseTypeArguments(.greater) } else if kind == .leftParen { parseTypeArguments(.rightParen) }
        close(start, .namedType)
    }

    /// Parses the types in `< >` or `( )`.
    private mutating func parseTypeArguments(_ closer: TokenKind) {
        let start = mark()
        let opener = position
        let outer = enter(bracketed: closer == .rightParen)
        advance()
        while kind != closer, kind != .rightParen, !endsSkip(.item) {
            parseType()
            guard kind == .comma else { break }
            advance()
        }
        leave(outer)
        if closer == .rightParen {
            closeList(closer, opener: opener)
        } else {
            expect(.greater, "`>`")
        }
        close(start, .typeArguments)
    }

    private mutating func parseArrayType() {
        let start = mark()
        let opener = position
        let outer = enter(bracketed: true)
        advance()
        parseType()
        if kind == .colon { rejectDictionary() }
        leave(outer)
        closeList(.rightBracket, opener: opener)
        close(start, .arrayType)
    }

    /// Reports the words up to `end`, which Swift allows before a type.
    private mutating func rejectTypeModifier(_ end: Int) {
        let modifier = file.source.text(range(position, end).offsets)
        fail(.foreignModifier(modifier, at: range(position, end), until: file.tokens.starts[end]))
        let start = mark()
        while position < end { advance() }
        close(start, .unexpected)
        complain()
    }

    /// The position behind a word or attribute of Swift that stands before a type; nil where none stands.
    private var typeModifierEnd: Int? {
        guard nextKind == .identifier else { return nil }
        if kind == .at { return position + 2 }
        let isModifier = kind == .identifier && file.words.typeModifiers.contains(file.tokens.names[position])
        return isModifier ? position + 1 : nil
    }

    private mutating func rejectOpaqueType() {
        fail(.opaqueType(at: range(position, position + 2)))
        leaf(.unexpected)
        parseNamedType()
    }
}
