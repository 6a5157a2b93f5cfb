import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Operators on numbers, strings and texts.
extension Checker {
    func arithmeticValue(
        _ node: SyntaxNode, _ operands: [SyntaxNode], _ symbols: [TokenID], _ hint: TypeID?
    ) -> ExpressionID {
        var parts = [ExpressionID?](repeating: nil, count: operands.count)
        var type: TypeID?
        // Operands with a type of their own decide what the literals are.
        for index in operands.indices {
            if isIntegerLiteral(operands[index]) || startsWithImplicitMember(operands[index]) { continue }
            let part = checkValue(operands[index], nil)
            parts[index] = part
            if type == nil || type == TypeTable.invalid { type = program.type(part) }
        }
        // Then members of the type that the others have, or that is expected.
        for index in operands.indices where parts[index] == nil && !isIntegerLiteral(operands[index]) {
            let part = checkValue(operands[index], type ?? hint.map { unwrapped($0) ?? $0 })
            parts[index] = part
            if type == nil { type = program.type(part) }
        }
        let number = type ?? (hint == TypeTable.double ? TypeTable.double : TypeTable.int)
        for index in operands.indices where parts[index] == nil {
            parts[index] = checkValue(operands[index], number == TypeTable.double ? number : nil)
        }
        let values = parts.compactMap { $0 }
        guard checkOperands(values, operands, symbols, number) else { return invalid(node) }
        return arithmetic(values, symbols, number, node)
    }

    /// Values of a type with arithmetic operators between them, which it takes.
    func arithmetic(
        _ values: [ExpressionID], _ symbols: [TokenID], _ number: TypeID, _ node: SyntaxNode
    ) -> ExpressionID {
        if case .vocabulary(.text) = shape(number) { return append(.concatenation(list(values)), number, node) }
        let start = program.operators.count
        for symbol in symbols { program.operators.append(arithmeticOperator(tree.tokens.kinds[symbol.index])) }
        let operators = IDList(start: start, count: symbols.count)
        return append(.arithmetic(list(values), operators: operators), number, node)
    }

    /// Whether all operands have one type that all operators take.
    func checkOperands(
        _ values: [ExpressionID], _ operands: [SyntaxNode], _ symbols: [TokenID], _ type: TypeID
    ) -> Bool {
        for index in values.indices {
            let own = program.type(values[index])
            if own == TypeTable.invalid || type == TypeTable.invalid { return false }
            if own == type { continue }
            reportMixed(type, own, values, operands, index)
            return false
        }
        for symbol in symbols {
            let kind = tree.tokens.kinds[symbol.index]
            if !takes(kind, type) {
                report(.operatorTakes(tree.text(symbol), operandWords(kind), describe(type), tree.range(symbol)))
                return false
            }
        }
        return true
    }

    private func reportMixed(
        _ type: TypeID, _ own: TypeID, _ values: [ExpressionID], _ operands: [SyntaxNode], _ index: Int
    ) {
        if let inner = unwrapped(own) {
            report(.optionalNotUnwrapped(describe(inner), tree.range(operands[index]), fallback: nil))
        } else if isNumber(type), isNumber(own) {
            var ints: [SourceRange] = []
            for other in values.indices where program.type(values[other]) == TypeTable.int {
                ints.append(tree.range(operands[other]))
            }
            report(.numbersDoNotMix(tree.range(operands[index]), ints))
        } else {
            report(.operandsDiffer(describe(type), describe(own), tree.range(operands[index])))
        }
    }

    func isNumber(_ type: TypeID) -> Bool { type == TypeTable.int || type == TypeTable.double }

    private func takes(_ kind: TokenKind, _ type: TypeID) -> Bool {
        switch kind {
        case .plus:
            if case .array = shape(type) { return true }
            return isNumber(type) || type == TypeTable.string || shape(type) == .vocabulary(.text)
        case .percent: return type == TypeTable.int
        default: return isNumber(type)
        }
    }

    private func operandWords(_ kind: TokenKind) -> String {
        switch kind {
        case .plus: "numbers, strings, arrays or texts"
        case .percent: "Ints"
        default: "numbers"
        }
    }

    private func arithmeticOperator(_ kind: TokenKind) -> ArithmeticOperator {
        switch kind {
        case .minus: .subtract
        case .star: .multiply
        case .slash: .divide
        case .percent: .remainder
        default: .add
        }
    }
}
