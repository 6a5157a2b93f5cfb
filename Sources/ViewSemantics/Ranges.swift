import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Ranges of other things than `Int`, and ranges with one end.
extension Checker {
    /// What the ends of a closed range of a type of the vocabulary are; nil for another type.
    func bound(ofRange type: TypeID) -> TypeID? {
        switch shape(type) {
        case .vocabulary(.closedRange): TypeTable.double
        case .vocabulary(.dynamicTypeRange): typeID(.vocabulary(.dynamicTypeSize))
        default: nil
        }
    }

    /// What stands for the end that a range of a type leaves out, the least and the greatest; nil for a type whose
    /// ranges have two ends.
    func partialBounds(_ type: TypeID) -> (bound: TypeID, least: Expression, greatest: Expression)? {
        switch shape(type) {
        // One less than the greatest number, so that the number behind the range is one too.
        case .vocabulary(.lineRange): return (TypeTable.int, .int(1), .int(Int64.max - 1))
        case .vocabulary(.dynamicTypeRange):
            let sizes = Vocabulary.dynamicTypeSize
            guard let least = symbol(sizes, sizes.symbols.first), let greatest = symbol(sizes, sizes.symbols.last)
            else { return nil }
            return (typeID(.vocabulary(sizes)), least, greatest)
        default: return nil
        }
    }

    /// A named value of a type of the vocabulary.
    private func symbol(_ type: Vocabulary, _ symbol: SymbolSpec?) -> Expression? {
        guard let symbol else { return nil }
        let found = staticMembers(typeID(.vocabulary(type)), program.names.intern(symbol.name))
        return found.property.map { .member($0.id, receiver: nil, .none) }
    }

    /// A range with one end, `a...` or `...b`, where such a one is expected.
    func partialRangeValue(_ node: SyntaxNode, _ hint: TypeID?) -> ExpressionID {
        guard let operand = tree.expression(node) else { return invalid(node) }
        guard let hint, let (bound, least, greatest) = partialBounds(hint) else {
            if hint != TypeTable.invalid {
                report(.partialRangeNotExpected(hint.map { describe($0) }, tree.range(node)))
            }
            return invalid(node)
        }
        let value = checkValue(operand, bound)
        let isLower = tree.firstToken(node) == tree.firstToken(operand)
        if !isLower, tree.tokens.kinds[tree.firstToken(operand).index] == .dot {
            report(.rangeBeforePoint(describe(bound), tree.range(node), tree.range(operand)))
        }
        let other = append(isLower ? greatest : least, bound, node)
        return append(.range(isLower ? value : other, isLower ? other : value, isClosed: true), hint, node)
    }
}
