import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What tells the items of a loop apart.
extension Checker {
    /// Loops without `id:` run over ranges, over records with a field `id`, or over what has a `var id`: its key path is
    /// then given to the loop.
    func requireIdentity(
        _ chosen: ChosenCall, _ variables: TypeVariables, _ arguments: inout IDList, _ loop: SyntaxNode
    ) {
        guard let element = variables.element.map({ bindingTarget($0) }), element != TypeTable.invalid,
            let parameter = chosen.parameters.indices.first(where: { rowType(chosen.parameters[$0]) == .keyPath })
        else { return }
        if chosen.assignment[parameter] == nil, let data = chosen.argument(0) {
            addIdentity(of: element, data, parameter, &arguments)
        }
        if let type = identity(of: element, arguments) { loopIdentities.append((tree.range(loop), type)) }
    }

    /// Gives a loop without `id:` the key path of its elements, where they need one.
    private func addIdentity(
        of element: TypeID, _ data: CallArgument, _ parameter: Int, _ arguments: inout IDList
    ) {
        if let value = data.checked, program.type(value) == TypeTable.range { return }
        if tree.kind(data.value) == .binaryExpression, element == TypeTable.int { return }
        if case .record(let id) = shape(element), program.records[id].fields.contains(where: { $0.name == words.id }) {
            return
        }
        guard let key = computedIdentity(element) else {
            return report(.needsIdentity(describe(element), tree.range(data.value)))
        }
        if let computed = key.computed { noteFunctionCall(computed, tree.range(data.value)) }
        let list = IDList(start: program.fieldPaths.count, count: key.fields.count)
        program.fieldPaths.append(contentsOf: key.fields)
        let path = append(.keyPath(list, computed: key.computed), typeID(.keyPath(element)), data.value)
        let argument = Argument(parameter: parameter, value: .expression(path), range: data.range)
        program.arguments.insert(argument, at: Int(arguments.start) + 1)
        arguments = IDList(start: Int(arguments.start), count: Int(arguments.count) + 1)
    }

    /// The type of what tells the elements of a loop apart, by its key path or else their `id`; nil for none.
    private func identity(of element: TypeID, _ arguments: IDList) -> TypeID? {
        for argument in program.arguments[arguments.range] {
            guard case .expression(let value) = argument.value,
                case .keyPath(let fields, let computed) = program.expressions[value]
            else { continue }
            if let computed { return program.functions[computed].result }
            var type = element
            for field in program.fieldPaths[fields.range] {
                switch shape(type) {
                case .record(let id): type = program.records[id].fields[Int(field)].type
                case .pair(let inner): type = field == 0 ? TypeTable.int : inner
                default: return nil
                }
            }
            return type
        }
        guard case .record(let id) = shape(element) else { return element }
        return program.records[id].fields.first { $0.name == words.id }?.type
    }

    /// What a type's `var id` reads as a key path: none or one of its fields where it is no more than that, else itself;
    /// nil where the type has none, or one whose values cannot be compared.
    private func computedIdentity(_ type: TypeID) -> (fields: [UInt32], computed: FunctionID?)? {
        guard let id = method(of: type, words.id), program.functions[id].isComputed else { return nil }
        let name = plainBody(id)
        if name == words.selfWord { return ([], nil) }
        switch shape(type) {
        case .enumeration where name == words.rawValue: return ([], nil)
        case .record(let record):
            let index = name.flatMap { name in program.records[record].fields.firstIndex { $0.name == name } }
            if let index { return ([UInt32(index)], nil) }
        default: break
        }
        return isEquatable(program.functions[id].result) ? ([], id) : nil
    }

    /// The name that a computed value is, without `self.` before it; nil for any other value.
    private func plainBody(_ id: FunctionID) -> Name? {
        let source = functionSources[id.index]
        return inFile(source.file) {
            guard let block = tree.child(source.node, .block) else { return nil }
            var items: [String] = []
            for item in tree.children(block) { items.append(tree.text(item)) }
            guard items.count == 1 else { return nil }
            return program.names.find(items[0].hasPrefix("self.") ? String(items[0].dropFirst(5)) : items[0])
        }
    }
}
