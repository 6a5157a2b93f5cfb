import ViewBase

extension Parser {
    /// Parses the whole file: imports, then declarations.
    mutating func parseFile() {
        let start = mark()
        settle()
        skipSeparators()
        var isPastImports = false
        var isMisplaced = false
        while kind != .endOfFile {
            let before = position
            if kind == .importKeyword {
                parseImport(isLate: isPastImports)
            } else {
                isPastImports = true
                isMisplaced = !parseFileItem(afterMisplaced: isMisplaced)
            }
            // At the top of a file a brace closes nothing, whether it is written or only implied.
            if kind == .rightBrace {
                if implied == .nothing { leaf(.unexpected) } else { advance() }
            }
            endItem(before, inCase: false)
        }
        position = file.tokens.count
        close(start, .sourceFile)
    }

    /// Parses a declaration and returns whether there was one; anything else at the top of a file is stepped over, and
    /// reported where it is not one of several in a row, as those after a block that ends too early are.
    private mutating func parseFileItem(afterMisplaced: Bool) -> Bool {
        if beginsDeclaration || isDeclarationWord {
            parseDeclaration()
            return true
        }
        if rejectForeignItem() || rejectMisspeltDeclaration() { return true }
        if afterMisplaced { complain() } else { fail(.expectedDeclaration(at: current)) }
        skip(to: .item)
        return false
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
        if isComplained, file.isClosureLabel(position) { return skip(to: .item) }
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

    /// Whether a path ends as the language's files do.
    private func isViewFile(_ path: SourceRange) -> Bool { file.source.text(path.offsets).hasSuffix(".view") }

    private mutating func parseImport(isLate: Bool) {
        let start = mark()
        let word = position
        advance()
        if kind == .identifier {
            let first = position
            let place = range(word, position + 1)
            skip(to: .item)
            let path = range(first, max(first + 1, position))
            if file.source.text(path.offsets).utf8.contains(UInt8(ascii: "/")) || isViewFile(path) {
                repair.diagnostics.append(.importWithoutQuotes(at: path))
            } else {
                repair.diagnostics.append(.importOfModule(at: place))
            }
            complain()
            missing()
        } else {
            if isLate, kind == .stringStart { repair.diagnostics.append(.lateImport(at: range(word))) }
            parsePlainString("the path of a file in quotes")
        }
        close(start, .importDeclaration)
    }
}
