import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: Prefix

    func prefixValue(_ node: SyntaxNode, _ hint: TypeID?) -> ExpressionID {
        guard let operandNode = tree.expression(node) else { return invalid(node) }
        var operators: [TokenKind] = []
        var token = tree.firstToken(node)
        while token < tree.firstToken(operandNode) {
            operators.append(tree.tokens.kinds[token.index])
            token = TokenID(token.raw + 1)
        }
        if let literal = negatedLiteral(node, operandNode, operators, hint) { return literal }
        var value = checkValue(operandNode, operandHint(operandNode, hint))
        for symbol in operators.reversed() { value = apply(symbol, value, node) }
        return value
    }

    /// `-5` as one literal, so that the least `Int` can be written.
    private func negatedLiteral(
        _ node: SyntaxNode, _ operand: SyntaxNode, _ operators: [TokenKind], _ hint: TypeID?
    ) -> ExpressionID? {
        guard operators.count == 1, operators[0] == .minus else { return nil }
        switch tree.kind(operand) {
        case .integerLiteral:
            if hint == TypeTable.double {
                return append(.double(-(tree.doubleValue(operand) ?? 0)), TypeTable.double, node)
            }
            return append(.int(tree.integerValue(node) ?? 0), TypeTable.int, node)
        case .doubleLiteral:
            return append(.double(-(tree.doubleValue(operand) ?? 0)), TypeTable.double, node)
        default:
            return nil
        }
    }

    /// What a literal or an implicit member behind a sign is expected to be.
    private func operandHint(_ operand: SyntaxNode, _ hint: TypeID?) -> TypeID? {
        if startsWithImplicitMember(operand) { return hint }
        return hint == TypeTable.double && isIntegerLiteral(operand) ? hint : nil
    }

    private func apply(_ symbol: TokenKind, _ value: ExpressionID, _ node: SyntaxNode) -> ExpressionID {
        let type = program.type(value)
        if type == TypeTable.invalid { return value }
        if symbol == .exclamation {
            guard type == TypeTable.bool else {
                report(.operatorTakes("!", "a Bool", describe(type), tree.range(node)))
                return invalid(node)
            }
            return append(.not(value), type, node)
        }
        guard type == TypeTable.int || type == TypeTable.double else {
            report(.operatorTakes("-", "a number", describe(type), tree.range(node)))
            return invalid(node)
        }
        return append(.negate(value), type, node)
    }

    // MARK: Binary

    func binaryValue(_ node: SyntaxNode, _ hint: TypeID?) -> ExpressionID {
        var operands: [SyntaxNode] = []
        for child in tree.children(node) where tree.isValue(child) || tree.kind(child) == .missing {
            operands.append(child)
        }
        guard operands.count >= 2 else { return operands.first.map { checkValue($0, hint) } ?? invalid(node) }
        let symbols = (1..<operands.count).map { operatorToken(before: operands[$0]) }
        switch tree.tokens.kinds[symbols[0].index] {
        case .plus, .minus, .star, .slash, .percent: return arithmeticValue(node, operands, symbols, hint)
        case .andAnd: return logicalValue(node, operands, isAnd: true)
        case .orOr: return logicalValue(node, operands, isAnd: false)
        case .questionQuestion: return coalesceValue(node, operands, hint)
        case .rangeHalfOpen, .rangeClosed: return rangeValue(node, operands, symbols[0], hint)
        default: return comparisonValue(node, operands, symbols[0])
        }
    }

    private func operatorToken(before operand: SyntaxNode) -> TokenID {
        TokenID(max(1, tree.firstToken(operand).raw) - 1)
    }

    private func logicalValue(_ node: SyntaxNode, _ operands: [SyntaxNode], isAnd: Bool) -> ExpressionID {
        var parts: [ExpressionID] = []
        for operand in operands {
            let part = checkValue(operand, nil)
            requireBool(part, operand)
            parts.append(part)
        }
        let parts2 = list(parts)
        return append(isAnd ? .and(parts2) : .or(parts2), TypeTable.bool, node)
    }

    private func coalesceValue(_ node: SyntaxNode, _ operands: [SyntaxNode], _ hint: TypeID?) -> ExpressionID {
        var parts: [ExpressionID] = []
        var value = hint
        for index in operands.indices.dropLast() {
            let part = checkValue(operands[index], nil)
            let type = program.type(part)
            if unwrapped(type) == nil, type != TypeTable.invalid {
                report(.coalesceNeedsOptional(describe(type), tree.range(operands[index])))
                return invalid(node)
            }
            value = unwrapped(type) ?? value
            parts.append(part)
        }
        let lastNode = operands[operands.count - 1]
        let last = checkValue(lastNode, value.flatMap { lastHint($0, lastNode) })
        let lastType = program.type(last)
        let isOptional = unwrapped(lastType) != nil
        let result = value ?? lastType
        if let value, !accepts(value, unwrapped(lastType) ?? lastType) {
            report(.typeMismatch(describe(lastType), describe(value), tree.range(lastNode)))
        }
        parts.append(last)
        return append(
            .coalesce(list(parts), resultIsOptional: isOptional), isOptional ? optional(result) : result, node)
    }

    /// The expectation for the last operand of `??`: it may be optional itself, so only what needs a hint gets one.
    private func lastHint(_ type: TypeID, _ node: SyntaxNode) -> TypeID? {
        switch tree.kind(node) {
        case .nilLiteral: return optional(type)
        case .nameExpression, .postfixExpression, .binaryExpression, .dollarExpression:
            return startsWithImplicitMember(node) ? type : nil
        default: return type
        }
    }

    /// A range of `Int`, or of what is expected.
    private func rangeValue(
        _ node: SyntaxNode, _ operands: [SyntaxNode], _ symbol: TokenID, _ hint: TypeID?
    ) -> ExpressionID {
        let isClosed = tree.tokens.kinds[symbol.index] == .rangeClosed
        let end = hint.flatMap { bound(ofRange: $0) }
        let low = checkValue(operands[0], end ?? TypeTable.int)
        let high = checkValue(operands[1], end ?? TypeTable.int)
        let type = isClosed && end != nil ? hint : nil
        return append(.range(low, high, isClosed: isClosed), type ?? TypeTable.range, node)
    }
}
