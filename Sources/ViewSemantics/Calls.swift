import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// A call of what is resolved; the hint is the type expected of its value.
    func call(
        _ callee: Resolved, _ callNode: SyntaxNode, _ node: SyntaxNode, _ hint: TypeID? = nil
    ) -> Resolved {
        switch callee {
        case .elementName(let id, let name): return callElementOrType(id, name, callNode, node)
        case .type(let type): return callType(type, callNode, node)
        case .component(let id): return callComponent(id, callNode, node)
        case .function(let id, let receiver): return callFunction(id, receiver, callNode, node)
        case .method(let method):
            return call(method, arguments(ofCall: callNode), callNode, from: tree.range(node).start, hint)
        case .piece(let index): return callPiece(index, callNode, node)
        case .value(let value): return callSlot(value, callNode, node)
        case .action(let index):
            report(.actionForValue(text(body.actions[index].header.name), tree.range(node)))
        case .draft, .environment, .selfReference: report(.notCallable(tree.range(callNode)))
        case .invalid: checkLoosely(callNode)
        }
        return .invalid
    }

    /// A row's call; a row that shows a value, as that of colours, is called as its type is.
    private func callElementOrType(
        _ id: ElementID, _ name: Name, _ callNode: SyntaxNode, _ node: SyntaxNode
    ) -> Resolved {
        guard id == colorElement || id == gradientElement, let vocabulary = catalog.vocabulary(name, &program.names)
        else {
            return callElement(id, callNode, node)
        }
        return callType(typeID(.vocabulary(vocabulary)), callNode, node)
    }

    // MARK: Types

    private func callType(_ type: TypeID, _ callNode: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        if case .record(let id) = shape(type) { return callRecord(id, type, callNode, node) }
        if type == TypeTable.range { return .invalid }
        let candidates = initializers(type)
        guard !candidates.isEmpty else {
            report(.noInitializer(describe(type), tree.range(node)))
            return .invalid
        }
        let method = Method(
            name: words.initializer, candidates: candidates, receiver: nil, variables: TypeVariables(), owner: type)
        return call(method, arguments(ofCall: callNode), callNode, from: tree.range(node).start)
    }

    private func callRecord(
        _ id: RecordID, _ type: TypeID, _ callNode: SyntaxNode, _ node: SyntaxNode
    ) -> Resolved {
        let chosen = choose(
            [infos(of: program.records[id].fields)], arguments(ofCall: callNode), callNode,
            text(program.records[id].header.name), .record(id), declared: program.records[id].header.range)
        for index in chosen.parameters.indices where chosen.argument(index) == nil {
            noteNeed(.fieldDefault(id, index), tree.range(callNode))
        }
        var variables = TypeVariables()
        return .value(append(.recordValue(id, list(checkExpressions(chosen, &variables))), type, node))
    }

    // MARK: Functions

    private func callFunction(
        _ id: FunctionID, _ receiver: ExpressionID?, _ callNode: SyntaxNode, _ node: SyntaxNode
    ) -> Resolved {
        let function = program.functions[id]
        let place = SourceRange(file: tree.source.id, start: tree.range(node).start, end: tree.range(callNode).end)
        noteFunctionCall(id, place)
        let name = text(function.header.name)
        let chosen = choose(
            [infos(of: function.parameters)], arguments(ofCall: callNode), callNode, name, .function(id),
            declared: function.header.range)
        for index in chosen.parameters.indices where chosen.argument(index) == nil {
            noteNeed(.parameterDefault(id, index), place)
        }
        var variables = TypeVariables()
        let values = (receiver.map { [$0] } ?? []) + checkExpressions(chosen, &variables)
        return .value(append(.call(id, list(values)), function.result, node))
    }

    /// The value that the name of a `var` calls for.
    func readComputed(_ id: FunctionID, _ receiver: ExpressionID?, _ node: SyntaxNode) -> Resolved {
        noteFunctionCall(id, tree.range(node))
        return .value(append(.call(id, list(receiver.map { [$0] } ?? [])), program.functions[id].result, node))
    }

    /// Notes that the function or member being checked calls a function.
    func noteFunctionCall(_ id: FunctionID, _ range: SourceRange) {
        noteCall(of: id, range)
        noteNeed(.function(id), range)
        var caller = body.functions.current.map { body.functions.all[$0].id }
        if case .function(let owner) = body.owner { caller = owner }
        if let caller { functionCalls.append(ReferenceEdge(from: caller, to: id, range: range)) }
    }

    /// One expression a parameter; `omitted` where the call leaves one out.
    func checkExpressions(_ chosen: ChosenCall, _ variables: inout TypeVariables) -> [ExpressionID] {
        var values: [ExpressionID] = []
        let count = diagnostics.count
        for index in chosen.parameters.indices {
            if let argument = chosen.argument(index) {
                let value = checkExpression(argument, chosen.parameters[index], &variables)
                checkLimit(of: chosen.parameters[index], .expression(value), argument.range)
                values.append(value)
            } else {
                let type = chosen.parameters[index].fixedType ?? TypeTable.invalid
                let place = chosen.arguments.last?.range ?? SourceRange(file: tree.source.id, start: 0, end: 0)
                values.append(append(.omitted, type, place))
            }
        }
        if diagnostics.count == count + 2 { joinExchanged(chosen) }
        return values
    }

    /// A call of members of one name: the one that the arguments choose; `start` is where its callee begins.
    func call(
        _ method: Method, _ arguments: [CallArgument], _ node: SyntaxNode, from start: UInt32, _ hint: TypeID? = nil
    ) -> Resolved {
        let signatures = method.candidates.map { memberSignature($0) }
        let isInitializer = method.name == words.initializer
        let chosen = choose(
            signatures, arguments, node, isInitializer ? describe(method.owner) : text(method.name),
            .members(method.candidates))
        let id = method.candidates[chosen.index]
        if Catalog.members[id.index].isMutating {
            let name = Catalog.members[id.index].name
            let place = SourceRange(file: tree.source.id, start: start, end: tree.range(node).end)
            let isFunction = Catalog.members[id.index].owner == .void
            report(isFunction ? .functionOutsideAction(name, place) : .mutationOutsideAction(name, tree.range(node)))
            return .invalid
        }
        var variables = method.variables
        let isReduction = Catalog.members[id.index].operation == .reduce
        let values =
            isReduction ? checkReduction(chosen, &variables, hint) : checkExpressions(chosen, &variables)
        let result = memberResult(id, variables)
        let start = method.receiver.map { program.range($0).start } ?? start
        let range = SourceRange(file: tree.source.id, start: start, end: tree.range(node).end)
        return .value(append(.member(id, receiver: method.receiver, list(values)), result, range))
    }

    // MARK: Slots and pieces

    private func callPiece(_ index: Int, _ callNode: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        let piece = body.pieces[index]
        let name = text(piece.header.name)
        let chosen = choose(
            [infos(of: piece.parameters)], arguments(ofCall: callNode), callNode, name, .local(piece.header.range),
            declared: piece.header.range)
        var variables = TypeVariables()
        let checked = checkArguments(chosen, &variables)
        return .draft(ElementDraft(kind: .piece(index), arguments: checked, start: tree.range(node).start))
    }

    private func callSlot(_ value: ExpressionID, _ callNode: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        let type = program.type(value)
        switch shape(unwrapped(type) ?? type) {
        case .content(let types):
            let given = arguments(ofCall: callNode)
            guard checkCount(given, types, "Content", node) else { return .invalid }
            var checked: [Argument] = []
            for index in given.indices {
                let argument = checkValue(given[index].value, types[index])
                checked.append(
                    Argument(parameter: index, value: .expression(argument), range: given[index].range))
            }
            return .draft(
                ElementDraft(
                    kind: .slot(value), arguments: append(arguments: checked[...]), start: tree.range(node).start))
        case .action:
            report(.callsHandlerForValue(tree.range(node)))
        case .invalid:
            break
        default:
            report(.notCallable(tree.range(callNode)))
        }
        return .invalid
    }

    /// Whether a handler or slot is called with as many unlabelled arguments as it takes.
    ///
    /// The message names the type to declare where the types of all arguments are known; `kind` is its word.
    func checkCount(_ arguments: [CallArgument], _ types: [TypeID], _ kind: String, _ node: SyntaxNode) -> Bool {
        if arguments.count == types.count { return true }
        let callee = tree.kind(node) == .postfixExpression ? tree.expression(node).map { tree.text($0) } : nil
        var spellings: [String] = []
        for argument in arguments where hasOwnType(argument.value) {
            let value = checkValue(argument.value, nil)
            let type = program.type(value)
            if type != TypeTable.invalid { spellings.append(describe(type)) }
        }
        let isKnown = spellings.count == arguments.count
        let wanted = spellings.isEmpty ? kind : kind + "(" + spellings.joined(separator: ", ") + ")"
        report(
            .wrongArgumentCount(
                types.count, arguments.count, tree.range(node), callee: callee, declare: isKnown ? wanted : nil))
        return false
    }
}
