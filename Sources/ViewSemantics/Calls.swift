import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// A call of what is resolved.
    func call(_ callee: Resolved, _ callNode: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        switch callee {
        case .elementName(let id, let name): return callElementOrType(id, name, callNode, node)
        case .type(let type): return callType(type, callNode, node)
        case .component(let id): return callComponent(id, callNode, node)
        case .function(let id, let receiver): return callFunction(id, receiver, callNode, node)
        case .method(let method):
            return call(method, arguments(ofCall: callNode), callNode, from: tree.range(node).start)
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
    private func noteFunctionCall(_ id: FunctionID, _ range: SourceRange) {
        noteCall(of: id, range)
        var caller = body.functions.current.map { body.functions.all[$0].id }
        if case .function(let owner) = body.owner { caller = owner }
        if let caller { functionCalls.append(ReferenceEdge(from: caller, to: id, range: range)) }
    }

    /// One expression a parameter; `omitted` where the call leaves one out.
    func checkExpressions(_ chosen: ChosenCall, _ variables: inout TypeVariables) -> [ExpressionID] {
        var values: [ExpressionID] = []
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
        return values
    }

    /// A call of members of one name: the one that the arguments choose; `start` is where its callee begins.
    func call(
        _ method: Method, _ arguments: [CallArgument], _ node: SyntaxNode, from start: UInt32
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
            isReduction ? checkReduction(chosen, &variables) : checkExpressions(chosen, &variables)
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

    // MARK: Checking what is given

    /// The arguments of an element or modifier, in the order of the parameters; each knows its own.
    func checkArguments(
        _ chosen: ChosenCall, _ variables: inout TypeVariables, rule: ModifierRule? = nil,
        elementRule: ElementRule? = nil
    ) -> IDList {
        // Arguments of calls inside are taken off again before this call goes on, so its own stay together.
        let mark = pending.count
        for index in chosen.parameters.indices {
            guard let argument = chosen.argument(index) else { continue }
            if rule == .environment, index == 0 {
                pending.append(checkEnvironmentKey(argument, &variables))
                continue
            }
            let value: ArgumentValue
            if let type = chosen.parameters[index].fixedType, tree.kind(argument.value) != .block {
                value = .expression(checkGiven(argument, type))
            } else {
                value = checkArgument(
                    argument, chosen.parameters[index], &variables, excludes: elementRule == .fitting)
            }
            checkLimit(of: chosen.parameters[index], value, argument.range)
            pending.append(Argument(parameter: index, value: value, range: argument.range))
        }
        let list = append(arguments: pending[mark...])
        pending.removeLast(pending.count - mark)
        return list
    }

    private func checkArgument(
        _ argument: CallArgument, _ info: ParameterInfo, _ variables: inout TypeVariables, excludes: Bool
    ) -> ArgumentValue {
        let isBlock = tree.kind(argument.value) == .block
        let type = expectedType(info, variables)
        if isBlock, let type {
            switch shape(unwrapped(type) ?? type) {
            case .content(let arguments):
                let block =
                    excludes
                    ? checkAlternatives(argument.value)
                    : checkContent(argument.value, arguments, elementIsBinding: variables.elementIsBinding)
                checkContentRule(info.content, block, argument)
                return .block(block)
            case .action(let arguments):
                return .statements(checkStatementBlock(argument.value, arguments, .action))
            default: break
            }
        }
        return .expression(checkExpression(argument, info, &variables))
    }

    /// The candidates of a `ViewThatFits`, of which one is shown: two may share a `#name`.
    private func checkAlternatives(_ block: SyntaxNode) -> BlockID {
        let place = body.names.enterBranches()
        var items: [SyntaxNode] = []
        for item in tree.children(block) where tree.kind(item) != .closureHeader { items.append(item) }
        let mark = locals.mark
        var lists: [Item] = []
        for item in items {
            body.names.nextBranch(place)
            lists.append(contentsOf: program.items[checkItems([item]).range])
        }
        locals.leave(mark)
        body.names.leaveBranches()
        let list = append(items: lists[...])
        return program.blocks.append(Block(parameters: [], items: list, range: tree.range(block)))
    }

    private func expectedType(_ info: ParameterInfo, _ variables: TypeVariables) -> TypeID? {
        if let fixed = info.fixedType { return fixed }
        // A slot whose data is missing or wrong still takes its block.
        let type = rowType(info)
        if case .content(let types) = type {
            return typeID(.content(types.map { resolve($0, variables) ?? TypeTable.invalid }))
        }
        return type.flatMap { resolve($0, variables) }
    }

    private func checkExpression(
        _ argument: CallArgument, _ info: ParameterInfo, _ variables: inout TypeVariables
    ) -> ExpressionID {
        if let type = expectedType(info, variables) { return checkGiven(argument, type) }
        switch rowType(info) {
        case .collection, .array(.element): return checkCollection(argument, info, &variables)
        case .keyPath: return checkKeyPath(argument.value, variables.element)
        case .function(let arguments, let result):
            return checkFunction(argument, arguments, result, &variables)
        case .equatable:
            let value = checkEquatable(argument)
            variables.element = program.type(value)
            return value
        case .binding(.element):
            let value = checkGiven(argument, nil)
            variables.element = bindingTarget(program.type(value))
            return coerce(value, typeID(.binding(bindingTarget(program.type(value)))), argument.value)
        case .interpolable:
            let value = checkGiven(argument, nil)
            if !isInterpolable(program.type(value)) {
                report(.cannotInterpolate(describe(program.type(value)), argument.range))
            }
            return value
        case .element, .optional(.element):
            let value = checkGiven(argument, nil)
            variables.element = program.type(value)
            return value
        case .result:
            let value = checkGiven(argument, nil)
            variables.result = program.type(value)
            return value
        default: return checkGiven(argument, nil)
        }
    }

    private func checkGiven(_ argument: CallArgument, _ type: TypeID?) -> ExpressionID {
        if let checked = argument.checked { return type.map { coerce(checked, $0, argument.value) } ?? checked }
        return checkValue(argument.value, type)
    }

    private func checkEquatable(_ argument: CallArgument) -> ExpressionID {
        let value = checkGiven(argument, nil)
        if !isEquatable(program.type(value)) {
            report(.notEquatable(describe(program.type(value)), argument.range))
        }
        return value
    }

    private func checkCollection(
        _ argument: CallArgument, _ info: ParameterInfo, _ variables: inout TypeVariables
    ) -> ExpressionID {
        let value = checkGiven(argument, nil)
        let type = program.type(value)
        if case .binding = shape(type) { variables.elementIsBinding = true }
        guard let element = elementType(ofCollection: type) else {
            reportNotACollection(type, argument.value)
            variables.element = TypeTable.invalid
            return value
        }
        variables.element = variables.elementIsBinding ? typeID(.binding(element)) : element
        return value
    }

    /// Reports a value that nothing can run over.
    func reportNotACollection(_ type: TypeID, _ node: SyntaxNode) {
        let kind = tree.kind(node)
        let isOperand = kind != .binaryExpression && kind != .ternaryExpression
        report(.notACollection(describe(type), tree.range(node), isCount: type == TypeTable.int && isOperand))
    }

    private func checkFunction(
        _ argument: CallArgument, _ arguments: [ValueType], _ result: ValueType, _ variables: inout TypeVariables
    ) -> ExpressionID {
        guard let types = resolve(arguments, variables) else { return checkGiven(argument, nil) }
        let checked: (expression: ExpressionID, result: TypeID)
        switch tree.kind(argument.value) {
        case .block: checked = checkClosure(argument.value, types, nil)
        case .keyPath where types.count == 1: checked = keyPathFunction(argument.value, types[0], nil)
        default: return checkGiven(argument, nil)
        }
        if case .optional(.result) = result {
            variables.result = unwrapped(checked.result) ?? checked.result
        } else {
            variables.result = checked.result
        }
        return checked.expression
    }

    // MARK: Key paths

    private func checkEnvironmentKey(_ argument: CallArgument, _ variables: inout TypeVariables) -> Argument {
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

    /// A key path from the element type: its fields, or `\.self`.
    private func checkKeyPath(_ node: SyntaxNode, _ root: TypeID?) -> ExpressionID {
        guard tree.kind(node) == .keyPath else {
            report(.expectedKeyPath(tree.range(node)))
            return invalid(node)
        }
        var current = root.map { bindingTarget($0) } ?? TypeTable.invalid
        let start = current
        var fields: [UInt32] = []
        for nameNode in tree.children(node) where tree.kind(nameNode) == .name {
            let name = tree.spelling(nameNode)
            if name == words.selfWord { continue }
            guard let step = keyPathStep(current, name) else {
                if current != TypeTable.invalid { reportUnknownMember(name, current, nameNode) }
                return invalid(node)
            }
            if case .record(let id) = shape(current) { noteField(id, step.index, nameNode) }
            fields.append(UInt32(step.index))
            current = step.type
        }
        let list = IDList(start: program.fieldPaths.count, count: fields.count)
        program.fieldPaths.append(contentsOf: fields)
        return append(.keyPath(list), typeID(.keyPath(start)), node)
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
