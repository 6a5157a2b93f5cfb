import ViewBase

extension Parser {
    /// Parses an expression inside another one, which counts as a level of nesting.
    mutating func parseNestedExpression() {
        guard nesting.enterExpression() else { return skipDeepExpression() }
        parseExpression()
        nesting.leaveExpression()
    }

    /// Steps over an expression that lies too deep.
    mutating func skipDeepExpression() {
        reportDepth("expressions", Nesting.expressionLimit, at: position)
        skip(to: .comma)
        missing()
        complain()
    }

    /// Parses an expression: operands with operators between them.
    mutating func parseExpression() {
        parseJoinedOperands()
        if kind == .identifier { rejectWordOperators() }
    }

    /// Parses operands with operators between them.
    mutating func parseJoinedOperands() {
        let start = mark()
        parseOperand()
        if operatorLevel != nil { parseOperators(start) }
    }

    /// Parses the operators after a first operand and their other operands, in one loop for all levels.
    ///
    /// Operands of one level become one flat node; a weaker operator ends the stronger nodes before it.
    private mutating func parseOperators(_ start: NodeBuilder.Mark) {
        let base = operators.count
        var operand = start
        while let level = operatorLevel {
            operand = endOperators(above: level, base, operand)
            beginOperator(level, base, operand)
            let lacksLeft = isComplained
            if level == .ternary {
                parseConditionalMiddle()
            } else {
                advance()
            }
            if lacksLeft, !beginsExpression { complain() }
            operand = mark()
            parseOperand()
        }
        while operators.count > base { endOperator() }
    }

    /// The level of the operator at hand, or nil where the expression ends.
    private var operatorLevel: OperatorLevel? {
        if kind == .question { return file.isSpaced(position) || beginsOperandNext ? .ternary : nil }
        if endsPartialRange { return nil }
        return kind.binaryLevel
    }

    /// Whether the token at hand is the `...` of an argument `a...`.
    var endsPartialRange: Bool {
        guard kind == .rangeClosed, position + 1 < file.tokens.count else { return false }
        // The bracket may stand on the next line.
        switch file.tokens.kinds[position + 1] {
        case .rightParen, .rightBracket, .comma, .interpolationEnd: return true
        default: return false
        }
    }

    /// Ends the operators that bind more strongly; returns where the operand so far begins.
    private mutating func endOperators(
        above level: OperatorLevel, _ base: Int, _ operand: NodeBuilder.Mark
    ) -> NodeBuilder.Mark {
        var operand = operand
        while operators.count > base, let last = operators.last, last.level.rawValue > level.rawValue {
            operand = last.start
            endOperator()
        }
        return operand
    }

    /// Makes a node of the innermost operator and its operands.
    private mutating func endOperator() {
        let last = operators.removeLast()
        close(last.start, last.level == .ternary ? .ternaryExpression : .binaryExpression)
    }

    /// Continues the node of an operator of the same level, or begins a new one.
    private mutating func beginOperator(_ level: OperatorLevel, _ base: Int, _ operand: NodeBuilder.Mark) {
        guard operators.count > base, let last = operators.last, last.level == level else {
            return operators.append(OpenOperator(level: level, start: operand))
        }
        if level.isNonAssociative, !last.isReported {
            operators[operators.count - 1].isReported = true
            fail(.chainedOperator(level, at: range(position)))
        }
    }

    /// Parses `? value :` of a conditional expression.
    private mutating func parseConditionalMiddle() {
        let isSpaced = file.isSpaced(position)
        if !isSpaced { rejectSpacing() }
        advance()
        parseNestedExpression()
        guard kind == .colon else { return rejectMissingColon() }
        if isSpaced, !file.isSpaced(position) { rejectSpacing() }
        advance()
    }

    private mutating func rejectSpacing() { fail(.unspacedConditional(text(position), at: range(position))) }

    private mutating func rejectMissingColon() {
        fail(.expected("` : ` and the value for false", at: here))
        missing()
    }

    /// Parses a value with the prefix operators before it.
    private mutating func parseOperand() {
        if kind == .minus || kind == .exclamation { parsePrefix() } else { parsePostfix() }
    }

    private mutating func parsePrefix() {
        let start = mark()
        var levels = 0
        while kind == .minus || kind == .exclamation {
            if nesting.enterExpression() {
                levels += 1
            } else {
                reportDepth("expressions", Nesting.expressionLimit, at: position)
            }
            advance()
        }
        parsePostfix(isNegated: file.tokens.kinds[position - 1] == .minus)
        nesting.leaveExpression(levels)
        close(start, .prefixExpression)
    }

    /// Parses a value and the members, calls and subscripts after it, flat.
    mutating func parsePostfix(isNegated: Bool = false) {
        if kind == .hashName, namesElement { return parseNamedElement() }
        if kind == .backslash { return parseKeyPath() }
        let start = mark()
        parsePrimary(isNegated)
        if beginsLine, isCutEnd(position - 1) { return }
        guard parseSuffix() else { return }
        while parseSuffix() {}
        close(start, .postfixExpression)
    }

    /// Whether the `#name` at hand names the element after it on the same line.
    private var namesElement: Bool {
        nextKind == .identifier && !isReservedHash
    }

    private mutating func parseNamedElement() {
        let start = mark()
        advance()
        let element = mark()
        leaf(.nameExpression)
        if parseSuffix() {
            while parseSuffix() {}
            close(element, .postfixExpression)
        }
        close(start, .namedElement)
    }
}
