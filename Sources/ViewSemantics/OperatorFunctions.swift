import ViewBase
import ViewIR
import ViewSyntax

extension Checker {
    /// An operator in the place of a closure of two arguments, which is that closure: `+` is `{ $0 + $1 }`.
    func operatorFunction(_ node: SyntaxNode, _ arguments: [TypeID], _ result: TypeID) -> ExpressionID {
        let symbol = tree.firstToken(node)
        let locals = [body.newLocal(), body.newLocal()]
        let operands = zip(locals, arguments).map { append(.local($0), $1, node) }
        let value = binaryValue(symbol, operands, node)
        return closure(locals, arguments, giving: value, result, node).expression
    }

    /// Two values of one type with an operator between them.
    private func binaryValue(_ symbol: TokenID, _ operands: [ExpressionID], _ node: SyntaxNode) -> ExpressionID {
        let nodes = [node, node]
        let types = operands.map { program.type($0) }
        if types.contains(TypeTable.invalid) { return invalid(node) }
        guard types[0] == types[1] else {
            report(.operandsDiffer(describe(types[0]), describe(types[1]), tree.range(node)))
            return invalid(node)
        }
        switch tree.tokens.kinds[symbol.index] {
        case .plus, .minus, .star, .slash, .percent:
            guard checkOperands(operands, nodes, [symbol], types[0]) else { return invalid(node) }
            return arithmetic(operands, [symbol], types[0], node)
        default:
            guard checkComparison(tree.tokens.kinds[symbol.index], operands[0], operands[1], nodes, symbol) else {
                return invalid(node)
            }
            let kind = comparisonOperator(tree.tokens.kinds[symbol.index])
            return append(.comparison(kind, operands[0], operands[1]), TypeTable.bool, node)
        }
    }
}
