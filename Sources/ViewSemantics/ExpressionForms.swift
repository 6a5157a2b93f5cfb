import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What an expression is by its form, before it has a type.
extension Checker {
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
