import ViewBase

extension Parser {
    /// Parses the name, raw type and cases of an `enum`.
    mutating func parseEnum(_ start: NodeBuilder.Mark) {
        parseName("a name")
        if !rejectConformances(isEnum: true) {
            parseTypeAnnotation()
            _ = rejectConformances(isEnum: true)
        }
        guard openBrace() else { return close(start, .enumDeclaration) }
        let outer = enter(bracketed: false)
        advance()
        skipSeparators()
        while kind != .rightBrace, kind != .endOfFile {
            let before = position
            parseEnumItem()
            endItem(before, inCase: true)
        }
        leave(outer)
        closeBrace()
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
        if isWord(file.words.variable), nextKind == .identifier, !isContentVariable {
            return parsePasted(.variable, start, nil)
        }
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
