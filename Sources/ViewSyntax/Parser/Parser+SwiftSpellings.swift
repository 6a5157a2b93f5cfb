import ViewBase

/// Swift's spellings that the language leaves out: each has one message and is read for what it means, so that
/// nothing else is reported for it.
extension Parser {
    /// A declaration as Swift writes it.
    enum Pasted {
        case variable
        case structure
        case declaration
        case modifier
    }

    /// The declaration of Swift that the word at hand begins.
    var pastedKind: Pasted? {
        guard kind == .identifier, nextKind == .identifier || nextKind == .letKeyword || nextKind == .at,
            !file.tokens.flags[position].contains(.backquoted)
        else { return nil }
        let name = file.tokens.names[position]
        if file.words.foreignModifiers.contains(name) { return .modifier }
        guard nextKind == .identifier else { return nil }
        if name == file.words.variable { return .variable }
        if name == file.words.structure { return .structure }
        return file.words.foreignDeclarations.contains(name) ? .declaration : nil
    }

    /// Parses a declaration of Swift; `attribute` is the position of its first attribute's name.
    mutating func parsePasted(_ pasted: Pasted, _ start: NodeBuilder.Mark, _ attribute: Int?) {
        switch pasted {
        case .variable: parseVariable(start, attribute)
        case .structure where isViewStructure: parseViewStructure(start)
        case .structure where isPreviewProvider:
            fail(.previewProvider(at: range(position, position + 2)))
            skip(to: .item)
            close(start, .unexpected)
        case .structure, .declaration:
            fail(.foreignDeclaration(text(position), at: range(position)))
            skip(to: .item)
            close(start, .unexpected)
        case .modifier:
            parseAfterForeignModifier()
        }
    }

    /// Parses a declaration with a modifier of Swift before it; another spelling of Swift's has its own message.
    private mutating func parseAfterForeignModifier() {
        while pastedKind == .modifier, file.words.foreignModifiers.contains(file.tokens.names[position + 1]) {
            leaf(.unexpected)
        }
        let modifier = position
        leaf(.unexpected)
        if pastedKind == nil {
            let until = file.tokens.starts[modifier + 1]
            repair.diagnostics.append(.foreignModifier(text(modifier), at: range(modifier), until: until))
            complain()
        }
        guard nesting.enterExpression() else { return skip(to: .item) }
        parseItem()
        nesting.leaveExpression()
    }

    /// Reports an item that only Swift has and steps over it; false for anything else.
    mutating func rejectForeignItem() -> Bool {
        if kind == .hashName { return rejectDirective() }
        guard kind == .identifier else { return false }
        let start = mark()
        if let pasted = pastedKind {
            parsePasted(pasted, start, nil)
            return true
        }
        guard file.words.foreignStatements.contains(file.tokens.names[position]), beginsOperandNext else {
            return false
        }
        fail(.foreignStatement(text(position), at: range(position)))
        skip(to: .item)
        return true
    }

    /// Whether a value begins with the next token on this line, so that the word at hand cannot be a value itself.
    var beginsOperandNext: Bool {
        switch nextKind {
        case .identifier, .hashName, .dollarName, .integer, .double, .stringStart, .trueKeyword, .falseKeyword,
            .nilKeyword, .exclamation:
            true
        default: false
        }
    }

    private mutating func rejectDirective() -> Bool {
        switch file.tokens.names[position] {
        case file.words.previewMacro:
            parsePreviewMacro()
        case file.words.ifWord, file.words.elseWord, file.words.elseif, file.words.endif:
            if file.tokens.names[position] == file.words.ifWord || !repair.isInDirective {
                fail(.compilerDirective(text(position), at: range(position)))
            }
            complain()
            repair.isInDirective = file.tokens.names[position] != file.words.endif
            skip(to: .item)
        default:
            return false
        }
        return true
    }

    /// Parses `#Preview("name") { … }` as a preview.
    private mutating func parsePreviewMacro() {
        let start = mark()
        fail(.previewMacro(at: range(position), edits: previewEdits))
        advance()
        if kind == .leftParen {
            let list = mark()
            skipOne()
            close(list, .unexpected)
        }
        if kind == .leftBrace { parseBlock() } else { missing() }
        close(start, .previewDeclaration)
    }

    /// What makes a preview of the `#Preview` at hand, with a plain string in parentheses or nothing before its block.
    private var previewEdits: [TextEdit] {
        if nextKind == .leftBrace { return [TextEdit(range(position), "preview")] }
        let kinds = file.tokens.kinds
        guard position + 6 < kinds.count, kinds[position + 1] == .leftParen, kinds[position + 2] == .stringStart,
            kinds[position + 3] == .stringSegment, kinds[position + 4] == .stringEnd,
            kinds[position + 5] == .rightParen, kinds[position + 6] == .leftBrace
        else { return [] }
        return [
            TextEdit(range(position, position + 2), "preview "), TextEdit(range(position + 5), ""),
        ]
    }

    // MARK: Protocols

    /// Reports the protocols after an enum's raw type or a record's fields and steps over them; false where none
    /// stand here.
    mutating func rejectConformances(isEnum: Bool) -> Bool {
        guard kind == .comma || kind == .colon, nextKind == .identifier else { return false }
        if kind == .colon, isEnum, !file.words.protocols.contains(file.tokens.names[position + 1]) { return false }
        let first = position
        var last = first + 1
        var names = [text(last)]
        while file.tokens.kinds[last + 1] == .comma, file.tokens.kinds[last + 2] == .identifier {
            last += 2
            names.append(text(last))
        }
        let place = range(first, last + 1)
        let removal = SourceRange(file: place.file, start: file.tokens.ends[first - 1], end: place.end)
        repair.diagnostics.append(
            .conformances(names, removal: removal, text: file.source.text(place.offsets), isEnum: isEnum))
        complain()
        let start = mark()
        while position <= last { advance() }
        close(start, .unexpected)
        return true
    }

    // MARK: Variables

    private mutating func parseVariable(_ start: NodeBuilder.Mark, _ attribute: Int?) {
        let word = position
        if isContentVariable { return parseContentVariable(start) }
        advance()
        if attribute != nil { close(start, .unexpected) }
        let name = position
        let count = repair.diagnostics.count
        parseName("a name")
        let hasType = kind == .colon
        parseTypeAnnotation()
        let nilPlace = nilPlace
        let declared = position > name ? file.source.text(range(name, position).offsets) : ""
        let isReported = repair.diagnostics.count > count
        if attribute == nil, hasType, kind == .leftBrace {
            parseBlock()
            return close(start, .functionDeclaration)
        }
        let value = valueOfVariable()
        if !isReported { reportVariable(word, attribute, name: name, declared, value, nilPlace) }
        close(start, attribute == nil ? .letDeclaration : .stateDeclaration)
    }

    /// What follows the name and type of a variable.
    private enum VariableValue {
        case initial
        case computed
        case none
    }

    private mutating func valueOfVariable() -> VariableValue {
        if kind == .equal {
            advance()
            parseValue()
            return .initial
        }
        missing()
        if kind == .leftBrace {
            let block = mark()
            skipOne()
            close(block, .unexpected)
            return .computed
        }
        return .none
    }

    /// `declared` is the name with its type; `nilPlace` is where the first value belongs of a variable that begins as
    /// nil, as nothing else is written.
    private mutating func reportVariable(
        _ word: Int, _ attribute: Int?, name: Int, _ declared: String, _ value: VariableValue, _ nilPlace: SourceRange?
    ) {
        let wordPlace = range(word)
        if let attribute {
            let place = range(attribute - 1, word + 1)
            if file.tokens.names[attribute] == file.words.stateAttribute {
                repair.diagnostics.append(.stateAttribute(text(name), at: place, nilPlace: nilPlace))
            } else {
                let valuePlace = value == .none ? nilPlace : nil
                repair.diagnostics.append(
                    .propertyWrapper(
                        text(attribute), text(name), declared, at: place, hasValue: value == .initial, valuePlace))
            }
            return
        }
        switch value {
        case .initial: repair.diagnostics.append(.variable(text(name), at: wordPlace))
        case .computed: repair.diagnostics.append(.computedVariable(text(name), at: wordPlace))
        case .none: repair.diagnostics.append(.variableWithoutValue(text(name), at: wordPlace))
        }
    }

    /// Whether `var name: some View` stands here, on one line.
    var isContentVariable: Bool {
        guard position + 4 < file.tokens.count, file.tokens.kinds[position + 2] == .colon,
            isWord(file.words.some, at: position + 3), file.tokens.kinds[position + 4] == .identifier
        else { return false }
        for index in position + 1...position + 4 where file.separates(index) { return false }
        return true
    }

    private mutating func parseContentVariable(_ start: NodeBuilder.Mark) {
        advance()
        leaf(.name)
        advance()
        advance()
        advance()
        parseBlock()
        close(start, .contentDeclaration)
    }

    // MARK: Structures

    /// Whether the structure at hand is a view.
    private var isViewStructure: Bool { conforms(to: file.words.viewType) }

    /// Whether the structure at hand holds previews as they were written before `#Preview`.
    private var isPreviewProvider: Bool { conforms(to: file.words.previewProvider) }

    /// Whether a type stands between the name and the brace of the structure at hand.
    private func conforms(to type: Name) -> Bool {
        var index = position + 2
        while index < file.tokens.count, !file.separates(index) {
            switch file.tokens.kinds[index] {
            case .leftBrace, .endOfFile: return false
            case .identifier where file.tokens.names[index] == type: return true
            default: index += 1
            }
        }
        return false
    }

    private mutating func parseViewStructure(_ start: NodeBuilder.Mark) {
        let word = position
        let name = text(position + 1)
        leaf(.unexpected)
        parseName("a name")
        skip(to: .brace)
        repair.diagnostics.append(.structure(name, at: range(word, position)))
        complain()
        parseBlock()
        close(start, .viewDeclaration)
    }

    /// Reports `func name() -> some View`, which is a `content`.
    mutating func rejectContentFunction(_ function: Int) {
        let end = nextKind == .identifier ? position + 2 : position + 1
        fail(
            .contentFunction(
                function: range(function), result: range(position - 1, end), after: file.tokens.ends[position - 2]))
        let skipped = mark()
        while position < end, implied == .nothing { advance() }
        close(skipped, .unexpected)
    }

    // MARK: Expressions

    /// Reports words and signs of Swift before a value, and steps over them.
    mutating func rejectPrefixes() {
        while true {
            if isEffect {
                rejectEffect()
            } else if isNot {
                rejectNot()
            } else if kind == .letKeyword, !beginsLine {
                fail(.casePattern(at: range(position)))
                leaf(.unexpected)
            } else if kind == .ampersand, beginsOperandNext {
                fail(.ampersand(at: range(position)))
                leaf(.unexpected)
            } else {
                return
            }
        }
    }

    private var isEffect: Bool {
        guard isWord(file.words.tryWord) || isWord(file.words.awaitWord) else { return false }
        return beginsOperandNext || nextKind == .question && !file.tokens.flags[position + 1].contains(.spaceBefore)
    }

    /// Reports `try` or `await` before a value and steps over it.
    private mutating func rejectEffect() {
        var end = position + 1
        if file.tokens.kinds[end] == .question || file.tokens.kinds[end] == .exclamation { end += 1 }
        if isWord(file.words.awaitWord, at: end) { end += 1 }
        let place = range(position, end)
        fail(.effect(file.source.text(place.offsets), at: place, until: file.tokens.starts[end]))
        let start = mark()
        while position < end { advance() }
        close(start, .unexpected)
    }

    /// Reports `!` directly after a value; false for a `!` with space before it.
    mutating func rejectForceUnwrap() -> Bool {
        guard !file.tokens.flags[position].contains(.spaceBefore) else { return false }
        fail(.forceUnwrap(at: range(position)))
        leaf(.forceUnwrapSuffix)
        return true
    }

    /// Reports `as Type` or `is Type` after a value and steps over it; always false, as no suffix was made.
    mutating func rejectCast() -> Bool {
        guard isWord(file.words.asWord) || isWord(file.words.isWord) else { return false }
        guard nextKind == .identifier || nextKind == .question || nextKind == .exclamation || nextKind == .leftBracket
        else { return false }
        fail(.cast(text(position), at: range(position)))
        let start = mark()
        advance()
        if kind == .question || kind == .exclamation { advance() }
        parseType()
        close(start, .unexpected)
        return false
    }
}
