import ViewBase
import ViewIR
import ViewSyntax

extension Checker {
    /// A key path in the place of a closure of one argument, which is that closure: `\.title` is `{ $0.title }`.
    func keyPathFunction(_ node: SyntaxNode, _ argument: TypeID, _ result: TypeID?) -> (
        expression: ExpressionID, result: TypeID
    ) {
        let local = body.newLocal()
        var value = append(.local(local), argument, node)
        for nameNode in tree.children(node) where tree.kind(nameNode) == .name {
            let name = tree.spelling(nameNode)
            if name == words.selfWord { continue }
            guard program.type(value) != TypeTable.invalid,
                case .value(let next) = findMember(value, name, nameNode, isCalled: false)
            else {
                reportUnknownMember(name, program.type(value), nameNode)
                value = invalid(node)
                break
            }
            value = next
        }
        return closure([local], [argument], giving: value, result, node)
    }
}
