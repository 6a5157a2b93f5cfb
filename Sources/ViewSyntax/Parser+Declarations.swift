import ViewBase

extension Parser {
    /// Whether a declaration begins here: a declaration's word with a name or string after it on the same line,
    /// an attribute, `private` before either, or `let`.
    var beginsDeclaration: Bool {
        switch kind {
        case .letKeyword, .at: return true
        case .identifier:
            switch nextKind {
            case .identifier: return isDeclarationWord || isWord(file.words.privateWord) || isWord(file.words.variable)
            case .stringStart: return isWord(file.words.preview) || isWord(file.words.test)
            case .letKeyword, .at: return isWord(file.words.privateWord)
            default: return false
            }
        default: return false
        }
    }

    /// Whether the token at hand is a word that begins a declaration.
    var isDeclarationWord: Bool { kind == .identifier && declarationKind != nil }

    /// What the word at hand declares.
    private var declarationKind: SyntaxKind? {
        if file.tokens.flags[position].contains(.backquoted) { return nil }
        switch file.tokens.names[position] {
        case file.words.record: return .recordDeclaration
        case file.words.enumeration: return .enumDeclaration
        case file.words.function: return .functionDeclaration
        case file.words.view: return .viewDeclaration
        case file.words.content: return .contentDeclaration
        case file.words.state: return .stateDeclaration
        case file.words.action: return .actionDeclaration
        case file.words.preview: return .previewDeclaration
        case file.words.test: return .testDeclaration
        default: return nil
        }
    }

    /// Parses modifiers and the declaration after them.
    mutating func parseDeclaration() {
        let start = mark()
        let attribute = parseModifiers()
        if kind == .letKeyword { return parseLet(start) }
        if let pasted = pastedKind(hasModifiers: builder.moved(start, position)) {
            return parsePasted(pasted, start, attribute)
        }
        guard kind == .identifier, let declaration = declarationKind else {
            fail(.expectedDeclarationAfterModifiers(at: here))
            missing()
            return close(start, .unexpected)
        }
        let word = position
        advance()
        switch declaration {
        case .enumDeclaration: parseEnum(start)
        case .stateDeclaration: parseState(start)
        case .previewDeclaration: parsePreview(start)
        case .testDeclaration: parseTest(start)
        case .functionDeclaration: parseFunction(start, word)
        default: parseBody(declaration, start)
        }
    }

    /// Parses attributes and `private`; returns the position of the first attribute's name.
    private mutating func parseModifiers() -> Int? {
        let start = mark()
        var first: Int?
        while kind == .at {
            let attribute = mark()
            advance()
            if first == nil { first = position }
            parseName("the name of the attribute")
            if kind == .leftParen { parseArgumentList() }
            close(attribute, .attribute)
            skipSeparators()
        }
        if isWord(file.words.privateWord) { advance() }
        if builder.moved(start, position) { close(start, .modifiers) }
        return first
    }

    /// Parses the name, parameters and body of a `record`, `view`, `content` or `action`.
    private mutating func parseBody(_ declaration: SyntaxKind, _ start: NodeBuilder.Mark) {
        parseName("a name")
        let isRecord = declaration == .recordDeclaration
        if kind == .leftParen {
            parseParameterList()
        } else if isRecord {
            fail(.expected("the record's fields in `( )`", at: here))
            missing()
        }
        if !isRecord || kind == .leftBrace { parseBlock() }
        close(start, declaration)
    }

    private mutating func parseFunction(_ start: NodeBuilder.Mark, _ word: Int) {
        parseName("a name")
        if kind == .leftParen {
            parseParameterList()
        } else {
            fail(.expected("the parameters in `( )`", at: here))
            missing()
        }
        var declaration = SyntaxKind.functionDeclaration
        if kind == .arrow {
            advance()
            if isWord(file.words.some) {
                declaration = .contentDeclaration
                rejectContentFunction(word)
            } else {
                parseType()
            }
        }
        parseBlock()
        close(start, declaration)
    }

    /// Parses a name; reports a missing one and a reserved word in its place.
    mutating func parseName(_ missingPiece: String) {
        if kind == .identifier { return leaf(.name) }
        if kind.isReservedWord {
            fail(.reservedWordAsName(text(position), at: range(position)))
            return leaf(.name)
        }
        fail(.expected(missingPiece, at: here))
        missing()
    }

    /// Parses `let name: Type = value`.
    private mutating func parseLet(_ start: NodeBuilder.Mark) {
        advance()
        if kind == .leftParen {
            fail(.tuplePattern(at: range(position)))
            skip(to: .comma)
            missing()
        } else {
            parseName("a name")
            parseTypeAnnotation()
            parseInitialValue()
            rejectSecondLet()
        }
        close(start, .letDeclaration)
    }

    private mutating func parseState(_ start: NodeBuilder.Mark) {
        parseName("a name")
        parseTypeAnnotation()
        parseInitialValue()
        close(start, .stateDeclaration)
    }

    /// Parses `: Type` if it stands here.
    mutating func parseTypeAnnotation() {
        guard kind == .colon else { return }
        advance()
        parseType()
    }

    /// Parses `= value`, which must stand here.
    mutating func parseInitialValue() {
        if kind == .equal {
            advance()
            parseValue()
        } else {
            fail(.missingInitialValue(at: here))
            missing()
        }
    }

    private mutating func rejectSecondLet() {
        guard kind == .comma, nextKind == .identifier else { return }
        fail(.severalLets(at: range(position)))
        skip(to: .item)
    }

    private mutating func parseEnum(_ start: NodeBuilder.Mark) {
        parseName("a name")
        parseTypeAnnotation()
        let opener = position
        guard kind == .leftBrace else {
            fail(.expected("`{`", at: here))
            missing()
            return close(start, .enumDeclaration)
        }
        let outer = enter(bracketed: false)
        advance()
        skipSeparators()
        while kind != .rightBrace, kind != .endOfFile {
            let before = position
            parseEnumItem()
            endItem(before, inCase: true)
        }
        leave(outer)
        closeBlock(opener)
        close(start, .enumDeclaration)
    }

    private mutating func parseEnumItem() {
        if kind == .caseKeyword {
            advance()
            while true {
                parseEnumCase()
                guard kind == .comma else { return }
                advance()
            }
        }
        let start = mark()
        _ = parseModifiers()
        guard isWord(file.words.function), nextKind == .identifier else {
            fail(.expectedEnumItem(at: current))
            if builder.moved(start, position) { close(start, .unexpected) }
            return
        }
        let word = position
        advance()
        parseFunction(start, word)
    }

    private mutating func parseEnumCase() {
        let start = mark()
        parseName("the name of a case")
        if kind == .leftParen {
            fail(.enumPayload(at: range(position)))
            let payload = mark()
            skipOne()
            close(payload, .unexpected)
        }
        if kind == .equal {
            advance()
            parseExpression()
        }
        close(start, .enumCase)
    }
}

extension Parser {
    /// Parses `(label name: Type = value, …)`.
    mutating func parseParameterList() {
        let start = mark()
        let opener = position
        let outer = enter(bracketed: true)
        advance()
        while kind != .rightParen, !endsSkip(.item) {
            parseParameter()
            guard parseComma(opener, .parameters) else { break }
        }
        leave(outer)
        closeList(.rightParen, opener: opener)
        close(start, .parameterList)
    }

    private mutating func parseParameter() {
        let start = mark()
        if kind == .identifier || (kind.isReservedWord && file.tokens.kinds[position + 1] == .identifier) {
            leaf(.name)
            if kind == .identifier { leaf(.name) }
        } else {
            parseName("a parameter")
        }
        if kind == .colon {
            advance()
            parseType()
        } else {
            fail(.expected("`:` and the parameter's type", at: here))
            missing()
        }
        if kind == .equal {
            advance()
            parseArgumentValue()
        }
        close(start, .parameter)
    }

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
        if kind == .question {
            advance()
            close(start, .optionalType)
        } else if kind == .exclamation {
            fail(.unwrappedType(at: range(position)))
            leaf(.unexpected)
            return close(start, .optionalType)
        }
        if kind == .question || kind == .questionQuestion, !file.tokens.flags[position].contains(.spaceBefore) {
            fail(.doubleOptional(at: range(position)))
            leaf(.unexpected)
        }
    }

    private mutating func parsePlainType() {
        switch kind {
        case .identifier:
            if nextKind == .identifier, isWord(file.words.some) { return rejectOpaqueType() }
            if nextKind == .identifier, file.words.typeModifiers.contains(file.tokens.names[position]) {
                return rejectTypeModifier(position + 1)
            }
            parseNamedType()
        case .at where nextKind == .identifier:
            rejectTypeModifier(position + 2)
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
        fail(.functionType(at: range(position)))
        let start = mark()
        skipOne()
        if kind == .arrow {
            advance()
            if kind == .identifier || kind == .leftParen { skipOne() }
        }
        close(start, .unexpected)
        missing()
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
        parsePlainType()
    }

    private mutating func rejectOpaqueType() {
        fail(.opaqueType(at: range(position, position + 2)))
        leaf(.unexpected)
        parseNamedType()
    }
}
