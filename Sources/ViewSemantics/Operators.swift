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

    // MARK: Arithmetic

    private func arithmeticValue(
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

    private func isNumber(_ type: TypeID) -> Bool { type == TypeTable.int || type == TypeTable.double }

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

    // MARK: Comparison

    private func comparisonValue(_ node: SyntaxNode, _ operands: [SyntaxNode], _ symbol: TokenID) -> ExpressionID {
        let kind = tree.tokens.kinds[symbol.index]
        let leftFirst = !needsHint(operands[0])
        let first = checkValue(operands[leftFirst ? 0 : 1], nil)
        let otherNode = operands[leftFirst ? 1 : 0]
        let firstType = program.type(first)
        if firstType == TypeTable.invalid { return invalid(node) }
        let second = checkValue(otherNode, comparisonHint(firstType, otherNode))
        let (left, right) = leftFirst ? (first, second) : (second, first)
        if program.type(second) == TypeTable.invalid { return invalid(node) }
        guard checkComparison(kind, left, right, operands, symbol) else { return invalid(node) }
        return append(.comparison(comparisonOperator(kind), left, right), TypeTable.bool, node)
    }

    /// Whether an operand has no type without one from the other side.
    private func needsHint(_ node: SyntaxNode) -> Bool {
        isIntegerLiteral(node) || tree.kind(node) == .nilLiteral || tree.kind(node) == .arrayLiteral
            || startsWithImplicitMember(node)
    }

    private func comparisonHint(_ type: TypeID, _ node: SyntaxNode) -> TypeID? {
        if tree.kind(node) == .nilLiteral { return unwrapped(type) == nil ? type : optional(type) }
        return needsHint(node) ? unwrapped(type) ?? type : nil
    }

    func checkComparison(
        _ kind: TokenKind, _ left: ExpressionID, _ right: ExpressionID, _ operands: [SyntaxNode], _ symbol: TokenID
    ) -> Bool {
        let a = program.type(left)
        let b = program.type(right)
        if case .none = program.expressions[right] { return true }
        if case .none = program.expressions[left] { return true }
        let value = unwrapped(a) ?? a
        guard value == (unwrapped(b) ?? b) else {
            if isNumber(a), isNumber(b) {
                report(.numbersDoNotMix(tree.range(operands[1]), [tree.range(operands[a == TypeTable.int ? 0 : 1])]))
            } else {
                report(.operandsDiffer(describe(a), describe(b), tree.range(operands[1])))
            }
            return false
        }
        let isOrder = kind != .equalEqual && kind != .notEqual && kind != .approximately
        if isOrder, unwrapped(a) != nil || unwrapped(b) != nil || !isComparable(value) {
            report(.operatorTakes(tree.text(symbol), "values with an order", describe(a), tree.range(symbol)))
            return false
        }
        if kind == .approximately, !isMeasured(value) {
            let accepted = "numbers, sizes, points and frames"
            report(.operatorTakes(tree.text(symbol), accepted, describe(a), tree.range(symbol)))
            return false
        }
        if !isOrder, !isEquatable(value) {
            report(.operatorTakes(tree.text(symbol), "values that can be equal", describe(a), tree.range(symbol)))
            return false
        }
        return true
    }

    /// Whether values are made of numbers that can be nearly the same.
    private func isMeasured(_ type: TypeID) -> Bool {
        switch shape(type) {
        case .int, .double, .invalid: true
        case .vocabulary(let vocabulary): vocabulary == .size || vocabulary == .point || vocabulary == .rect
        default: false
        }
    }

    /// Whether `<` is defined.
    func isComparable(_ type: TypeID) -> Bool {
        switch shape(type) {
        case .int, .double, .string: true
        case .vocabulary(let vocabulary): vocabulary.isComparable
        default: false
        }
    }

    /// Whether `==` is defined: for all values but handlers, slots, closures, bindings, elements and shapes.
    func isEquatable(_ type: TypeID) -> Bool {
        var seen: Set<RecordID> = []
        return isEquatable(type, &seen)
    }

    /// A record that holds itself, in an array, is equatable if its other fields are.
    private func isEquatable(_ type: TypeID, _ seen: inout Set<RecordID>) -> Bool {
        switch shape(type) {
        case .invalid, .bool, .int, .double, .string, .range, .enumeration: return true
        case .record(let id):
            guard seen.insert(id).inserted else { return true }
            for field in program.records[id].fields where !isEquatable(field.type, &seen) { return false }
            return true
        case .optional(let inner), .array(let inner): return isEquatable(inner, &seen)
        case .vocabulary(.view), .vocabulary(.text), .vocabulary(.image), .vocabulary(.shape): return false
        case .vocabulary: return true
        default: return false
        }
    }

    func comparisonOperator(_ kind: TokenKind) -> ComparisonOperator {
        switch kind {
        case .notEqual: .notEqual
        case .less: .less
        case .lessEqual: .lessOrEqual
        case .greater: .greater
        case .greaterEqual: .greaterOrEqual
        case .approximately: .approximately
        default: .equal
        }
    }

    // MARK: The form of an expression

    /// Whether an expression is made of integer literals only, so that the place decides between `Int` and `Double`.
    func isIntegerLiteral(_ node: SyntaxNode) -> Bool { isLiteral(node, .integerLiteral) }

    func isDoubleLiteral(_ node: SyntaxNode) -> Bool { isLiteral(node, .doubleLiteral) }

    private func isLiteral(_ node: SyntaxNode, _ kind: SyntaxKind) -> Bool {
        switch tree.kind(node) {
        case kind: return true
        case .prefixExpression, .parenthesizedExpression:
            return tree.expression(node).map { isLiteral($0, kind) } ?? false
        case .binaryExpression where kind == .integerLiteral:
            for child in tree.children(node) where !isLiteral(child, kind) { return false }
            return isArithmetic(node)
        case .ternaryExpression where kind == .integerLiteral:
            let results = ternaryResults(node)
            for result in results where !isLiteral(result, kind) { return false }
            return !results.isEmpty
        default: return false
        }
    }

    /// What a ternary can come to: every second operand, and the last.
    func ternaryResults(_ node: SyntaxNode) -> [SyntaxNode] {
        var operands: [SyntaxNode] = []
        for child in tree.children(node) where tree.isValue(child) { operands.append(child) }
        var results: [SyntaxNode] = []
        for index in operands.indices where index % 2 == 1 || index == operands.count - 1 {
            results.append(operands[index])
        }
        return results
    }

    /// Whether an operation is a range.
    func isRange(_ node: SyntaxNode) -> Bool {
        guard let first = tree.expression(node) else { return false }
        let kind = tree.tokens.kinds[tree.tokenEnd(first).index]
        return kind == .rangeClosed || kind == .rangeHalfOpen
    }

    private func isArithmetic(_ node: SyntaxNode) -> Bool {
        guard let first = tree.expression(node) else { return false }
        switch tree.tokens.kinds[tree.tokenEnd(first).index] {
        case .plus, .minus, .star, .slash, .percent: return true
        default: return false
        }
    }

    /// Whether an expression begins with `.name`, so that only an expected type gives it meaning.
    func startsWithImplicitMember(_ node: SyntaxNode) -> Bool {
        switch tree.kind(node) {
        case .implicitMember: true
        case .postfixExpression, .parenthesizedExpression:
            tree.expression(node).map { startsWithImplicitMember($0) } ?? false
        default: false
        }
    }
}
