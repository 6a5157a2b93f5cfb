import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// How many arguments the function or initialiser takes that an expression names without calling it; nil for all
    /// else.
    func arity(ofFunctionName node: SyntaxNode) -> Int? {
        if tree.kind(node) == .postfixExpression { return typeBeforeInitializer(node).flatMap { arity(ofType: $0) } }
        guard tree.kind(node) == .nameExpression else { return nil }
        let name = tree.spelling(node)
        if let local = locals.find(name) {
            guard case .function(let id) = local else { return nil }
            return arity(id)
        }
        if let type = receiverType, hasMember(type, name) { return method(of: type, name).flatMap { arity($0) } }
        if let entry = files[file].find(name) {
            guard case .function(let id) = entry.symbol else { return nil }
            return arity(id)
        }
        let global = globalFunctions(name).first { !Catalog.members[$0.index].isMutating }
        return global.map { memberSignature($0).count }
    }

    private func arity(_ id: FunctionID) -> Int? {
        program.functions[id].isComputed ? nil : program.functions[id].parameters.count
    }

    /// The name of the type in `Type.init`.
    private func typeBeforeInitializer(_ node: SyntaxNode) -> SyntaxNode? {
        guard let name = tree.expression(node), tree.kind(name) == .nameExpression else { return nil }
        let suffix = tree.subtreeEnd(name)
        guard tree.kind(suffix) == .memberSuffix, tree.subtreeEnd(suffix) == tree.subtreeEnd(node),
            let member = tree.child(suffix, .name), tree.spelling(member) == words.initializer,
            locals.find(tree.spelling(name)) == nil, catalog.element(tree.spelling(name), &program.names) == nil
        else { return nil }
        return name
    }

    private func arity(ofType node: SyntaxNode) -> Int? {
        let name = tree.spelling(node)
        if let entry = files[file].find(name) {
            guard case .record(let id) = entry.symbol else { return nil }
            return program.records[id].fields.count
        }
        return plainType(name).flatMap { unlabelledInitializers($0).first }.map { memberSignature($0).count }
    }

    private func unlabelledInitializers(_ type: TypeID) -> [MemberID] {
        initializers(type).filter { id in memberSignature(id).allSatisfy { $0.label == Interner.empty } }
    }

    /// The name of a function in the place of a closure, which is that closure: `max` is `{ max($0, $1) }`.
    func namedFunction(_ node: SyntaxNode, _ arguments: [TypeID], _ result: TypeID?) -> (
        expression: ExpressionID, result: TypeID
    ) {
        let locals = arguments.map { _ in body.newLocal() }
        let values = zip(locals, arguments).map { append(.local($0), $1, node) }
        let value: ExpressionID
        let name = tree.expression(node) ?? node
        let resolved = resolveName(tree.spelling(name), name)
        switch resolved {
        case .function(let id, let receiver): value = call(id, receiver, values, node)
        case .method(let method): value = call(method.candidates, values, method.variables, node)
        case .type(let type): value = initialize(type, values, node)
        default: value = self.value(of: resolved, node, nil)
        }
        return closure(locals, arguments, giving: value, result, node)
    }

    private func call(
        _ id: FunctionID, _ receiver: ExpressionID?, _ values: [ExpressionID], _ node: SyntaxNode
    ) -> ExpressionID {
        let function = program.functions[id]
        guard takes(function.parameters.count, values.count, node) else { return invalid(node) }
        noteFunctionCall(id, tree.range(node))
        let given = zip(values, function.parameters).map { coerce($0, $1.type, node) }
        return append(.call(id, list((receiver.map { [$0] } ?? []) + given)), function.result, node)
    }

    private func initialize(_ type: TypeID, _ values: [ExpressionID], _ node: SyntaxNode) -> ExpressionID {
        guard case .record(let id) = shape(type) else {
            return call(unlabelledInitializers(type), values, TypeVariables(), node)
        }
        let fields = program.records[id].fields
        guard takes(fields.count, values.count, node) else { return invalid(node) }
        let given = zip(values, fields).map { coerce($0, $1.type, node) }
        return append(.recordValue(id, list(given)), type, node)
    }

    /// A call of the first of some functions of the catalogue that takes the values.
    private func call(
        _ candidates: [MemberID], _ values: [ExpressionID], _ variables: TypeVariables, _ node: SyntaxNode
    ) -> ExpressionID {
        let types = values.map { program.type($0) }
        let fitting = candidates.first { id in
            let parameters = memberSignature(id)
            return parameters.count == types.count
                && zip(parameters, types).allSatisfy { accepts($0.fixedType ?? TypeTable.invalid, $1) }
        }
        if let fitting {
            return append(.member(fitting, receiver: nil, list(values)), memberResult(fitting, variables), node)
        }
        let parameters = memberSignature(candidates[0])
        if takes(parameters.count, values.count, node),
            let index = types.indices.first(where: { types[$0] != parameters[$0].fixedType })
        {
            let expected = parameters[index].fixedType ?? TypeTable.invalid
            report(.typeMismatch(describe(types[index]), describe(expected), tree.range(node)))
        }
        return invalid(node)
    }

    /// Whether a function can be given as many arguments as the place gives it; where not, that is reported.
    private func takes(_ parameters: Int, _ arguments: Int, _ node: SyntaxNode) -> Bool {
        if parameters == arguments { return true }
        report(.wrongArgumentCount(parameters, arguments, tree.range(node), callee: tree.text(node)))
        return false
    }

    /// A closure that gives one value of its parameters, brought to the result's type where one is expected.
    func closure(
        _ locals: [LocalID], _ arguments: [TypeID], giving value: ExpressionID, _ result: TypeID?, _ node: SyntaxNode
    ) -> (expression: ExpressionID, result: TypeID) {
        let value = result.map { coerce(value, $0, node) } ?? value
        let type = result ?? program.type(value)
        let block = program.statementBlocks.append(
            StatementBlock(
                parameters: [], statements: append(statements: [.returned(value)]), range: tree.range(node)))
        let closure = program.closures.append(Closure(parameters: locals, body: block))
        return (append(.closure(closure), typeID(.function(arguments, type)), node), type)
    }
}
