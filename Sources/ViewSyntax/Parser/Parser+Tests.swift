import ViewBase

extension Parser {
    /// Parses what follows the word `preview`.
    mutating func parsePreview(_ start: NodeBuilder.Mark) {
        if kind == .stringStart { parsePlainString("the preview's name in quotes") }
        parseHeadClauses()
        parseBlock()
        close(start, .previewDeclaration)
    }

    /// Parses what follows the word `test`.
    mutating func parseTest(_ start: NodeBuilder.Mark) {
        parsePlainString("the test's name in quotes")
        let clauses = position
        if kind == .forKeyword { parseRangeClause() }
        parseHeadClauses()
        if kind == .forKeyword, file.tokens.kinds[clauses] != .forKeyword {
            parseMisplaced(before: clauses) { $0.parseRangeClause() }
        }
        parseBlock(.steps)
        close(start, .testDeclaration)
    }

    /// Parses `for name in lower...upper`.
    private mutating func parseRangeClause() {
        let start = mark()
        advance()
        parseName("the name of the number")
        expect(.inKeyword, "`in`")
        parseHead()
        close(start, .rangeClause)
    }

    private mutating func parseHeadClauses() {
        let outer = isHead
        isHead = true
        parseClauses()
        isHead = outer
    }

    /// Parses `at (w, h)` or `on .device`, then `with key: value, …`, as far as they stand here; in the other order they
    /// are reported.
    private mutating func parseClauses() {
        parsePlaceClause()
        guard isWord(file.words.with) else { return }
        let settings = position
        parseWithClause()
        if isWord(file.words.at) || isWord(file.words.on) {
            parseMisplaced(before: settings) { $0.parsePlaceClause() }
        }
    }

    /// Reports a clause that belongs before one that begins at `first`, and parses it for what it means.
    private mutating func parseMisplaced(before first: Int, _ parse: (inout Parser) -> Void) {
        let clause = position
        let count = repair.diagnostics.count
        parse(&self)
        guard repair.diagnostics.count == count else { return }
        let moved = range(clause, position)
        let gap = SourceRange(file: moved.file, start: file.tokens.ends[clause - 1], end: moved.end)
        let place = SourceRange(file: moved.file, start: range(first).start, end: range(first).start)
        repair.diagnostics.append(
            .clauseTooLate(
                text(clause), before: text(first), at: range(clause),
                edits: [TextEdit(place, file.source.text(moved.offsets) + " "), TextEdit(gap, "")]))
    }

    /// Parses `at (w, h)` or `on .device` if it stands here.
    private mutating func parsePlaceClause() {
        if isWord(file.words.at) {
            let start = mark()
            advance()
            parseSize()
            close(start, .atClause)
        } else if isWord(file.words.on) {
            let start = mark()
            advance()
            parseExpression()
            close(start, .onClause)
        }
    }

    private mutating func parseWithClause() {
        let start = mark()
        advance()
        while true {
            let value = mark()
            parseName("the name of a setting")
            expect(.colon, "`:`")
            parseStepValue()
            close(value, .labeledExpression)
            guard kind == .comma else { break }
            advance()
        }
        close(start, .withClause)
    }

    /// Parses `(w, h)`, whose two expressions become children of the node around.
    private mutating func parseSize() {
        let opener = position
        guard kind == .leftParen else {
            fail(kind == .leftBracket ? .severalSizes(at: here) : .expected("a size `(width, height)`", at: here))
            return missing()
        }
        let outer = enterList()
        parseNestedExpression()
        if kind == .comma {
            advance()
            parseNestedExpression()
        } else {
            fail(.expected("`,` and the height", at: here))
            missing()
        }
        leave(outer)
        closeList(.rightParen, opener: opener)
    }

    /// Parses the steps of a test up to the closing brace.
    mutating func parseSteps() {
        skipSeparators()
        while kind != .rightBrace, kind != .endOfFile {
            let before = position
            parseStep()
            endItem(before, inCase: false)
        }
    }

    private mutating func parseStep() {
        switch kind {
        case .ifKeyword: return parseIf(.steps)
        case .forKeyword: return parseFor(.steps)
        case .letKeyword: return parseDeclaration()
        case .identifier: break
        default: return fail(.expectedStep(at: current))
        }
        if isWord(file.words.state) || isWord(file.words.action) { return parseDeclaration() }
        guard let step = stepKind else {
            if !rejectMisspeltStep() { fail(.expectedStep(at: current)) }
            return
        }
        let start = mark()
        advance()
        parseStepRest(step)
        close(start, step)
    }

    /// The step that the word at hand begins.
    private var stepKind: SyntaxKind? {
        if file.tokens.flags[position].contains(.backquoted) { return nil }
        switch file.tokens.names[position] {
        case file.words.show: return .showStep
        case file.words.tap: return .tapStep
        case file.words.increment: return .incrementStep
        case file.words.decrement: return .decrementStep
        case file.words.type: return .typeStep
        case file.words.clear: return .clearStep
        case file.words.rotate: return .rotateStep
        case file.words.resize: return .resizeStep
        case file.words.keyboard: return .keyboardStep
        case file.words.set: return .setStep
        case file.words.wait: return .waitStep
        case file.words.expect: return .expectStep
        case file.words.snapshot: return .snapshotStep
        default: return nil
        }
    }

    private mutating func parseStepRest(_ step: SyntaxKind) {
        switch step {
        case .showStep:
            parseExpression()
            parseClauses()
        case .typeStep:
            parseExpression()
            if isWord(file.words.into) {
                advance()
                parseExpression()
            } else {
                fail(.expected("`into` and the field", at: here))
                missing()
            }
        case .resizeStep:
            parseSize()
        case .setStep:
            parseExpression()
            expect(.equal, "`=`")
            parseStepValue()
        case .snapshotStep:
            parsePlainString("the snapshot's name in quotes")
        default:
            parseExpression()
        }
    }

    /// Parses the value of a setting, which may be several values in parentheses.
    private mutating func parseStepValue() {
        guard kind == .leftParen, isTuple else { return parseExpression() }
        let start = mark()
        let opener = position
        let outer = enterList()
        parseElements(.values, upTo: .rightParen, opener) { $0.parseNestedExpression() }
        leave(outer)
        closeList(.rightParen, opener: opener)
        close(start, .tupleExpression)
    }

    /// Whether the parentheses that begin here hold a comma of their own.
    private var isTuple: Bool {
        if isUnclosed(position) { return false }
        var depth = 0
        var index = position
        repeat {
            let kind = file.tokens.kinds[index]
            if kind.opensBracket { depth += 1 } else if kind.bracketOpener != nil { depth -= 1 }
            if kind == .comma, depth == 1 { return true }
            index += 1
        } while depth > 0 && index < file.tokens.count
        return false
    }
}
