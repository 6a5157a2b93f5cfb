import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// Calls as statements: of actions and handlers, and of members that change what they are called on.
extension Checker {
    /// A call that is a statement: of an action, a handler, a changing member, `print` or `withAnimation`.
    func checkCallStatement(_ node: SyntaxNode) -> Statement? {
        record?.statement = node
        if let mutation = mutationCall(node) { return checkMutation(mutation, node) }
        guard tree.kind(node) == .postfixExpression else {
            reportUnused(node)
            return nil
        }
        var parts: [SyntaxNode] = []
        for child in tree.children(node) { parts.append(child) }
        guard let last = parts.last else { return nil }
        let isOptionalCall = tree.kind(last) == .optionalCallSuffix
        guard isOptionalCall || tree.kind(last) == .callSuffix, parts.count == 2 else {
            reportUnused(node)
            return nil
        }
        let callee = resolve(parts[0], nil)
        let given =
            isOptionalCall ? tree.child(last, .argumentList).map { arguments($0) } ?? [] : arguments(ofCall: last)
        switch callee {
        case .action(let index): return callAction(index, given, last)
        case .value(let value): return callHandler(value, given, isOptionalCall, node)
        case .method(let method): return callEffect(method, given, node)
        case .invalid: return nil
        default:
            reportUnused(node)
            return nil
        }
    }

    private func reportUnused(_ node: SyntaxNode) {
        let errors = diagnostics.count
        let resolved = resolve(node, nil)
        if diagnostics.count > errors { return }
        switch resolved {
        case .action(let index):
            report(.actionNotCalled(text(body.actions[index].header.name), tree.range(node)))
        case .draft, .piece, .component, .elementName: report(.elementInStatements(tree.range(node)))
        case .invalid: break
        case .value(let value) where program.type(value) == TypeTable.invalid: break
        default: report(.valueUnused(tree.range(node)))
        }
    }

    private func callAction(_ index: Int, _ arguments: [CallArgument], _ node: SyntaxNode) -> Statement? {
        guard isAction else {
            report(.changeOutsideAction(tree.range(node)))
            return nil
        }
        let action = body.actions[index]
        let name = text(action.header.name)
        let chosen = choose(
            [infos(of: action.parameters)], arguments, node, name, .local(action.header.range))
        var variables = TypeVariables()
        return .call(.action(index), list(checkExpressions(chosen, &variables)))
    }

    private func callHandler(
        _ value: ExpressionID, _ arguments: [CallArgument], _ isOptionalCall: Bool, _ node: SyntaxNode
    ) -> Statement? {
        let type = program.type(value)
        guard case .action(let types) = shape(unwrapped(type) ?? type) else {
            if type != TypeTable.invalid { report(.notCallable(tree.range(node))) }
            return nil
        }
        guard isAction else {
            report(.changeOutsideAction(tree.range(node)))
            return nil
        }
        if unwrapped(type) != nil, !isOptionalCall { report(.optionalHandler(tree.range(node))) }
        guard checkCount(arguments, types, "Action", node) else { return nil }
        var values: [ExpressionID] = []
        for index in arguments.indices { values.append(checkValue(arguments[index].value, types[index])) }
        return .call(.handler(value), list(values))
    }

    /// `print(…)` and `withAnimation { … }`.
    private func callEffect(_ method: Method, _ arguments: [CallArgument], _ node: SyntaxNode) -> Statement? {
        guard let first = method.candidates.first, Catalog.members[first.index].isMutating else {
            report(.valueUnused(tree.range(node)))
            return nil
        }
        guard isAction else {
            report(.changeOutsideAction(tree.range(node)))
            return nil
        }
        let signatures = method.candidates.map { memberSignature($0) }
        let chosen = choose(signatures, arguments, node, text(method.name), .members(method.candidates))
        var variables = TypeVariables()
        switch Catalog.members[method.candidates[chosen.index].index].operation {
        case .print:
            return .print(list(checkExpressions(chosen, &variables)))
        case .withAnimation:
            let animation = chosen.argument(0).map {
                checkValue($0.value, chosen.parameters[0].fixedType)
            }
            guard let block = chosen.argument(1), tree.kind(block.value) == .block else { return nil }
            return .withAnimation(animation, checkStatementBlock(block.value, [], .action))
        default:
            return nil
        }
    }

    /// The parts of `place.append(x)` and the like.
    private struct MutationCall {
        let base: SyntaxNode
        let path: SuffixRun
        let name: SyntaxNode
        let call: SyntaxNode
        let candidates: [MemberID]
    }

    /// The parts of a call of a changing member; nil for any other expression.
    private func mutationCall(_ node: SyntaxNode) -> MutationCall? {
        guard tree.kind(node) == .postfixExpression, let base = tree.expression(node) else { return nil }
        var suffixes: [SyntaxNode] = []
        for child in tree.children(node) where child != base { suffixes.append(child) }
        guard suffixes.count >= 2, tree.kind(suffixes[suffixes.count - 1]) == .callSuffix,
            tree.kind(suffixes[suffixes.count - 2]) == .memberSuffix,
            let name = tree.child(suffixes[suffixes.count - 2], .name)
        else { return nil }
        let candidates = members(tree.spelling(name)).filter {
            Catalog.members[$0.index].isMutating && Catalog.members[$0.index].owner != .void
        }
        guard !candidates.isEmpty else { return nil }
        return MutationCall(
            base: base, path: SuffixRun(next: tree.subtreeEnd(base), end: suffixes[suffixes.count - 2]), name: name,
            call: suffixes[suffixes.count - 1], candidates: candidates)
    }

    private func checkMutation(_ mutation: MutationCall, _ node: SyntaxNode) -> Statement? {
        guard isAction else {
            reportChange(of: mutation.base, node)
            return nil
        }
        guard let target = storagePath(mutation.base, mutation.path) else { return nil }
        return self.mutation(target, mutation.candidates, mutation.name, mutation.call)
    }

    private func mutation(
        _ target: (path: StoragePath, type: TypeID), _ candidates: [MemberID], _ nameNode: SyntaxNode,
        _ callNode: SyntaxNode
    ) -> Statement? {
        var matching: [MemberID] = []
        var variables = TypeVariables()
        for id in candidates {
            guard let matched = match(owner: Catalog.members[id.index].owner, target.type) else { continue }
            variables = matched
            matching.append(id)
        }
        guard !matching.isEmpty else {
            reportUnknownMember(tree.spelling(nameNode), target.type, nameNode)
            return nil
        }
        let signatures = matching.map { memberSignature($0) }
        let chosen = choose(
            signatures, arguments(ofCall: callNode), callNode, tree.text(nameNode), .members(matching))
        let values = list(checkExpressions(chosen, &variables))
        return .mutate(program.paths.append(target.path), matching[chosen.index], values)
    }
}
