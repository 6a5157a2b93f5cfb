import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Key paths as arguments.
extension Checker {
    func checkEnvironmentKey(_ argument: CallArgument, _ variables: inout TypeVariables) -> Argument {
        var expression = invalid(argument.value)
        variables.element = TypeTable.invalid
        variables.result = TypeTable.invalid
        if tree.kind(argument.value) == .keyPath, let nameNode = tree.child(argument.value, .name) {
            if let key = catalog.environmentKey(tree.spelling(nameNode), &program.names), let type = resolve(key.type) {
                note(tree.range(nameNode), .environment(key), type)
                if !key.isSettable { report(.environmentKeyIsFixed(key.name, argument.range)) }
                expression = append(.environmentKey(key), TypeTable.void, argument.value)
                variables.element = type
                variables.result = type
            } else if !completes(tree.spelling(nameNode), .settableEnvironment) {
                report(
                    .unknownEnvironmentKey(
                        tree.text(nameNode), tree.range(nameNode), environmentSuggestion(nameNode)))
            }
        } else {
            report(.expectedKeyPath(argument.range))
        }
        return Argument(parameter: 0, value: .expression(expression), range: argument.range)
    }

    /// A key path from the element type: its fields, and a computed value at their end; or `\.self`.
    func checkKeyPath(_ node: SyntaxNode, _ root: TypeID?) -> ExpressionID {
        guard tree.kind(node) == .keyPath else {
            report(.expectedKeyPath(tree.range(node)))
            return invalid(node)
        }
        var current = root.map { bindingTarget($0) } ?? TypeTable.invalid
        let start = current
        var fields: [UInt32] = []
        var computed: FunctionID?
        for nameNode in tree.children(node) where tree.kind(nameNode) == .name {
            let name = tree.spelling(nameNode)
            if name == words.selfWord { continue }
            if computed == nil, let function = method(of: current, name), program.functions[function].isComputed {
                note(tree.range(nameNode), declaredAt: program.functions[function].header.range)
                noteFunctionCall(function, tree.range(nameNode))
                computed = function
                current = program.functions[function].result
                continue
            }
            guard computed == nil, let step = keyPathStep(current, name) else {
                if current != TypeTable.invalid { reportUnknownMember(name, current, nameNode) }
                return invalid(node)
            }
            if case .record(let id) = shape(current) { noteField(id, step.index, nameNode) }
            fields.append(UInt32(step.index))
            current = step.type
        }
        let list = IDList(start: program.fieldPaths.count, count: fields.count)
        program.fieldPaths.append(contentsOf: fields)
        return append(.keyPath(list, computed: computed), typeID(.keyPath(start)), node)
    }

    /// The type behind a binding, or the type itself.
    func bindingTarget(_ type: TypeID) -> TypeID {
        if case .binding(let value) = shape(type) { value } else { type }
    }

    private func keyPathStep(_ type: TypeID, _ name: Name) -> (index: Int, type: TypeID)? {
        switch shape(type) {
        case .record(let id):
            guard let index = program.records[id].fields.firstIndex(where: { $0.name == name }) else { return nil }
            return (index, program.records[id].fields[index].type)
        case .pair(let element):
            if name == words.offset { return (0, TypeTable.int) }
            return name == words.element ? (1, element) : nil
        default:
            return nil
        }
    }
}
