import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Comparisons, and what can be compared.
extension Checker {
    func comparisonValue(_ node: SyntaxNode, _ operands: [SyntaxNode], _ symbol: TokenID) -> ExpressionID {
        let kind = tree.tokens.kinds[symbol.index]
        let leftFirst = !needsHint(operands[0])
        let first = checkValue(operands[leftFirst ? 0 : 1], nil)
        let otherNode = operands[leftFirst ? 1 : 0]
        let firstType = program.type(first)
        if firstType == TypeTable.invalid { return invalid(node) }
        let second = comparedValue(otherNode, with: firstType)
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

    /// The other value; a name is of its own type, and the first value's only says what one that stands for nothing
    /// was meant to be.
    private func comparedValue(_ node: SyntaxNode, with type: TypeID) -> ExpressionID {
        guard tree.kind(node) == .nameExpression else { return checkValue(node, comparisonHint(type, node)) }
        return value(of: resolve(node, unwrapped(type) ?? type), node, nil)
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
}
