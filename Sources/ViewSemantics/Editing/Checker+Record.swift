import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What is noted for editors, where a record is kept.
extension Checker {
    /// Whether a node can be passed over because the record's place does not hang on it.
    func passesOver(_ node: SyntaxNode) -> Bool {
        guard let record, record.focus != nil else { return false }
        return !record.covers(tree.range(node))
    }

    /// Notes what a name stands for.
    func note(_ range: SourceRange, _ target: NameTarget, _ type: TypeID = TypeTable.invalid) {
        record?.uses.append(RecordedName(range: range, target: target, type: type))
    }

    /// Notes a use of a name that is declared at a place.
    func note(_ range: SourceRange, declaredAt place: SourceRange?, _ type: TypeID = TypeTable.invalid) {
        if record != nil, let place { note(range, .declared(place), type) }
    }

    /// Notes a use of a name of the declaration at hand.
    func noteLocal(_ name: Name, _ node: SyntaxNode) {
        guard record != nil else { return }
        note(tree.range(node), declaredAt: locals.place(of: name, since: 0), localType(name))
    }

    private func localType(_ name: Name) -> TypeID { locals.find(name).map { symbolType($0) } ?? TypeTable.invalid }

    private func symbolType(_ symbol: LocalSymbol) -> TypeID {
        switch symbol {
        case .value(_, let type), .binding(_, let type), .pairPart(_, _, _, let type): return type
        case .member(let index):
            if case .done(let type) = body.members[index].progress { return type }
            return TypeTable.invalid
        case .action, .piece, .function: return TypeTable.invalid
        }
    }

    /// Notes a use of a record's field.
    func noteField(_ record: RecordID, _ field: Int, _ node: SyntaxNode) {
        let field = program.records[record].fields[field]
        note(tree.range(node), declaredAt: field.range, field.type)
    }

    /// Notes a use of a type's name.
    func noteType(_ type: TypeID, _ node: SyntaxNode) {
        guard record != nil else { return }
        switch shape(type) {
        case .record(let id): note(tree.range(node), declaredAt: program.records[id].header.range)
        case .enumeration(let id): note(tree.range(node), declaredAt: program.enums[id].header.range)
        case .vocabulary(let vocabulary): note(tree.range(node), .vocabulary(vocabulary))
        default: break
        }
    }

    /// The type of what is resolved, where it is a value.
    func resolvedType(_ resolved: Resolved) -> TypeID {
        if case .value(let value) = resolved { program.type(value) } else { TypeTable.invalid }
    }

    /// Notes a name that the declaration at hand declares.
    func noteDeclared(_ range: SourceRange, _ type: TypeID) {
        record?.declared.append(DeclaredName(range: range, type: type))
    }

    /// Notes a call and the labels of its arguments.
    func note(_ chosen: ChosenCall, _ called: Called, _ node: SyntaxNode) {
        guard let record else { return }
        var parameters = [Int?](repeating: nil, count: chosen.arguments.count)
        for index in chosen.parameters.indices {
            guard let argument = chosen.assignment[index] else { continue }
            parameters[argument] = index
            guard let range = chosen.arguments[argument].labelRange else { continue }
            let declared = chosen.parameters[index].range
            note(range, declared.map { .label($0) } ?? .rowLabel(called, overload: chosen.index, parameter: index))
        }
        record.calls.append(
            RecordedCall(
                file: tree.source.id, node: node, called: called, overload: chosen.index, parameters: parameters))
    }

    // MARK: Completion

    /// Whether a name is the one to complete, whose place is noted then.
    func completes(_ name: Name, _ kind: @autoclosure () -> CompletionPlace.Kind) -> Bool {
        guard let record, record.marker == name else { return false }
        // The first check of an expression may lack what the last one knows.
        record.place = CompletionPlace(kind: kind(), names: namesInScope)
        return true
    }

    /// What may stand where the marker stands as a name of its own.
    func namePlace(_ node: SyntaxNode) -> CompletionPlace.Kind {
        guard let record else { return .value(nil) }
        let first = tree.firstToken(node)
        if let element = record.element, tree.firstToken(element) == first { return .content }
        if let statement = record.statement, tree.firstToken(statement) == first { return .statement }
        return .value(record.hint)
    }

    private var namesInScope: [VisibleName] {
        var names: [VisibleName] = []
        var seen: Set<Name> = []
        for entry in locals.visible where seen.insert(entry.name).inserted {
            names.append(
                VisibleName(
                    name: entry.name, kind: kind(entry.symbol), type: symbolType(entry.symbol), range: entry.range))
        }
        for entry in files[file].entries where seen.insert(entry.name).inserted {
            guard let (kind, type) = kind(entry.symbol) else { continue }
            names.append(VisibleName(name: entry.name, kind: kind, type: type, range: entry.range))
        }
        return names
    }

    private func kind(_ symbol: LocalSymbol) -> VisibleName.Kind {
        switch symbol {
        case .value, .pairPart: .value
        case .binding: .storage
        case .member(let index): body.members[index].state == nil ? .value : .storage
        case .action: .action
        case .piece: .piece
        case .function: .function
        }
    }

    private func kind(_ symbol: FileSymbol) -> (VisibleName.Kind, TypeID)? {
        switch symbol {
        case .record(let id): return (.record, typeID(.record(id)))
        case .enumeration(let id): return (.enumeration, typeID(.enumeration(id)))
        case .constant(let id):
            if case .done(let type) = constantStates[id.index] { return (.value, type) }
            return (.value, program.constants[id].type)
        case .function(let id): return (.function, program.functions[id].result)
        case .view: return (.view, TypeTable.invalid)
        case .misnamed: return nil
        }
    }
}
