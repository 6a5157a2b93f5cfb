import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// The checking of what a call gives.
extension Checker {
    /// The arguments of an element or modifier, in the order of the parameters; each knows its own.
    func checkArguments(
        _ chosen: ChosenCall, _ variables: inout TypeVariables, rule: ModifierRule? = nil,
        elementRule: ElementRule? = nil
    ) -> IDList {
        // Arguments of calls inside are taken off again before this call goes on, so its own stay together.
        let mark = pending.count
        let count = diagnostics.count
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
        if diagnostics.count == count + 2 { joinExchanged(chosen) }
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

    func checkExpression(
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
        guard let checked = functionValue(argument, types) else {
            let value = checkGiven(argument, nil)
            variables.result = TypeTable.invalid
            let type = program.type(value)
            if type == TypeTable.invalid { return value }
            report(.typeMismatch(describe(type), "closure", argument.range))
            return invalid(argument.value)
        }
        if case .optional(.result) = result {
            variables.result = unwrapped(checked.result) ?? checked.result
        } else {
            variables.result = checked.result
        }
        return checked.expression
    }

    /// An argument as a function with the result that it gives; nil for what is none.
    private func functionValue(
        _ argument: CallArgument, _ types: [TypeID]
    ) -> (expression: ExpressionID, result: TypeID)? {
        switch tree.kind(argument.value) {
        case .block: return checkClosure(argument.value, types, nil)
        case .keyPath where types.count == 1: return keyPathFunction(argument.value, types[0], nil)
        default:
            guard argument.checked == nil, arity(ofFunctionName: argument.value) != nil else { return nil }
            return namedFunction(argument.value, types, nil)
        }
    }
}
