import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What tells the items of a loop apart.
extension Checker {
    /// Loops without `id:` run over ranges, over records with a field `id`, or over what has a `var id` that only names
    /// the item or a field of it: its key path is then given to the loop.
    func requireIdentity(_ chosen: ChosenCall, _ variables: TypeVariables, _ arguments: inout IDList) {
        guard let element = variables.element.map({ bindingTarget($0) }), element != TypeTable.invalid else { return }
        guard let parameter = chosen.parameters.indices.first(where: { rowType(chosen.parameters[$0]) == .keyPath }),
            chosen.assignment[parameter] == nil, let data = chosen.argument(0)
        else { return }
        if let value = data.checked, program.type(value) == TypeTable.range { return }
        if tree.kind(data.value) == .binaryExpression, element == TypeTable.int { return }
        if case .record(let id) = shape(element), program.records[id].fields.contains(where: { $0.name == words.id }) {
            return
        }
        guard let fields = computedIdentity(element) else {
            return report(.needsIdentity(describe(element), tree.range(data.value)))
        }
        let list = IDList(start: program.fieldPaths.count, count: fields.count)
        program.fieldPaths.append(contentsOf: fields)
        let path = append(.keyPath(list), typeID(.keyPath(element)), data.value)
        let argument = Argument(parameter: parameter, value: .expression(path), range: data.range)
        program.arguments.insert(argument, at: Int(arguments.start) + 1)
        arguments = IDList(start: Int(arguments.start), count: Int(arguments.count) + 1)
    }

    /// The fields of the key path that a type's `var id` stands for, none for the item itself; nil where it has no such
    /// `var`.
    private func computedIdentity(_ type: TypeID) -> [UInt32]? {
        switch shape(type) {
        case .enumeration(let id):
            guard let name = plainBody(program.enums[id].functions) else { return nil }
            return name == "self" || name == "rawValue" ? [] : nil
        case .record(let id):
            guard let name = plainBody(program.records[id].functions) else { return nil }
            if name == "self" { return [] }
            let index = program.records[id].fields.firstIndex { text($0.name) == name }
            return index.map { [UInt32($0)] }
        default: return nil
        }
    }

    /// What `var id` is, without `self.` before it, if it is no more than one expression; nil where there is none.
    private func plainBody(_ functions: [FunctionID]) -> String? {
        let computed = functions.first { id in
            program.functions[id].isComputed && program.functions[id].header.name == words.id
        }
        guard let computed else { return nil }
        let source = functionSources[computed.index]
        return inFile(source.file) {
            guard let block = tree.child(source.node, .block) else { return nil }
            var items: [String] = []
            for item in tree.children(block) { items.append(tree.text(item)) }
            guard items.count == 1 else { return nil }
            return items[0].hasPrefix("self.") ? String(items[0].dropFirst(5)) : items[0]
        }
    }
}
