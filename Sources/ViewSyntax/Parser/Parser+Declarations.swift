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
        if let pasted = pastedKind {
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
    mutating func parseModifiers() -> Int? {
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
        } else if kind != .leftBrace, let stray = strayPartner(of: position),
            file.tokens.kinds[stray.position] == .rightParen
        {
            rejectMissingOpener(stray)
        } else if isRecord, kind == .leftBrace, holdsFields {
            parseBracedFields()
            return close(start, declaration)
        } else if isRecord {
            fail(.expected("the record's fields in `( )`", at: here))
            missing()
        }
        if isRecord { _ = rejectConformances(isEnum: false) }
        if !isRecord || kind == .leftBrace { parseBlock() }
        close(start, declaration)
    }

    /// Whether fields stand in the braces at hand: `{ id: Int`, or with `let` or `var` before the name.
    private var holdsFields: Bool {
        var index = position + 1
        if file.tokens.kinds[index] == .letKeyword || file.tokens.names[index] == file.words.variable { index += 1 }
        return file.tokens.kinds[index] == .identifier && file.tokens.kinds[index + 1] == .colon
    }

    /// Parses a record's fields in braces, one a line, as if they stood in parentheses.
    private mutating func parseBracedFields() {
        repair.diagnostics.append(.fieldsInBraces(at: range(position)))
        complain()
        let list = mark()
        let outer = enter(bracketed: false)
        advance()
        skipSeparators()
        while kind != .rightBrace, kind != .endOfFile {
            let before = position
            if kind == .letKeyword || isWord(file.words.variable) { leaf(.unexpected) }
            parseParameter()
            if kind == .comma { advance() }
            skipSeparators()
            if position == before { break }
        }
        leave(outer)
        closeBrace()
        close(list, .parameterList)
    }

    /// Reports a function's result after `:` or nothing, and stands before it; false where no result is written.
    private mutating func rejectMissingArrow() -> Bool {
        let isColon = kind == .colon
        guard isColon || kind == .identifier && !beginsLine else { return false }
        let edit = isColon ? TextEdit(range(position), " ->") : TextEdit(placeBefore, " ->")
        fail(.expected("`->`", before: "the result's type", at: range(position), edit: edit))
        if isColon { leaf(.unexpected) }
        return true
    }

    /// Parses the name, parameters, result and body of a `func`.
    mutating func parseFunction(_ start: NodeBuilder.Mark, _ word: Int) {
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
        } else if rejectMissingArrow() {
            parseType()
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
        if let nilPlace { fail(.missingNil(at: nilPlace)) }
        parseInitialValue()
        close(start, .stateDeclaration)
    }

    /// Parses `: Type` if it stands here.
    mutating func parseTypeAnnotation() {
        guard kind == .colon else { return }
        advance()
        parseType()
    }

    /// Reports a type that stands after a name without `:`, where `=` comes after it.
    private mutating func parseTypeWithoutColon() {
        guard kind == .identifier, !beginsLine, nextKind == .equal else { return }
        fail(.expected("`:`", before: "the type", at: range(position), edit: TextEdit(placeBefore, ":")))
        leaf(.unexpected)
    }

    /// Where ` = nil` is missing, if a declaration ends here after the type of an optional.
    var nilPlace: SourceRange? {
        let endsHere = kind == .semicolon || kind == .rightBrace
        return endsHere && file.tokens.kinds[position - 1] == .question ? placeBefore : nil
    }

    /// Parses `= value`, which must stand here.
    mutating func parseInitialValue() {
        if kind == .equal {
            advance()
            parseValue()
        } else {
            parseTypeWithoutColon()
            if kind == .equal { return parseInitialValue() }
            fail(.missingInitialValue(at: here))
            missing()
        }
    }

    private mutating func rejectSecondLet() {
        guard kind == .comma, nextKind == .identifier else { return }
        let name = SourceRange(
            file: file.source.id, start: file.tokens.starts[position + 1], end: file.tokens.starts[position + 1])
        fail(.severalLets(at: range(position), name: name))
        skip(to: .item)
    }
}
