import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// Checks every default, constant, function and view in the order of their ids.
    func checkBodies() {
        for index in recordSources.indices {
            inBody(of: recordSources[index]) { checkRecord(RecordID(index), recordSources[index].node) }
        }
        for index in constantSources.indices {
            inBody(of: constantSources[index]) { _ = constantType(ConstantID(index)) }
        }
        for index in viewSources.indices {
            inBody(of: viewSources[index]) { checkView(ViewID(index), viewSources[index].node) }
        }
        // Those in views were checked with them.
        for index in functionSources.indices {
            let id = FunctionID(index)
            if memberFunctions.contains(id) { continue }
            inBody(of: functionSources[index]) { checkFunction(id, functionSources[index].node) }
        }
    }

    /// Runs the check of a declaration's body in its file, unless editors ask about another place.
    private func inBody(of source: DeclarationSource, _ check: () -> Void) {
        inFile(source.file) { if !passesOver(source.node) { check() } }
    }

    /// Checks one more preview or test expression with a body of its own.
    func inBody<Result>(_ context: BodyContext, _ work: () -> Result) -> Result {
        let outerBody = body
        let outerLocals = locals
        body = context
        locals = LocalScope()
        defer {
            body = outerBody
            locals = outerLocals
        }
        return work()
    }

    // MARK: Records, constants, functions

    private func checkRecord(_ id: RecordID, _ node: SyntaxNode) {
        inBody(BodyContext(owner: .record(id))) {
            body.frameSize = program.records[id].frameSize
            let defaults = checkDefaults(program.records[id].fields, node)
            for index in defaults.indices { program.records[id].fields[index].defaultValue = defaults[index] }
            program.records[id].frameSize = body.frameSize
        }
    }

    /// The defaults written for a declaration's parameters, each checked against its parameter's type.
    func checkDefaults(_ parameters: [Parameter], _ node: SyntaxNode) -> [ExpressionID?] {
        guard let list = tree.child(node, .parameterList) else { return [] }
        var result: [ExpressionID?] = []
        for child in tree.children(list) where tree.kind(child) == .parameter {
            guard result.count < parameters.count, tree.child(child, .name) != nil else { continue }
            let type = parameters[result.count].type
            body.currentDefault = result.count
            result.append(tree.expression(child).map { checkValue($0, type) })
        }
        body.currentDefault = nil
        return result
    }

    /// The type of a file's constant, which is checked now if it was not before.
    func constantType(_ id: ConstantID) -> TypeID {
        switch constantStates[id.index] {
        case .done(let type):
            return type
        case .inProgress:
            // Who reads it on whose behalf was noted, and is reported with all cycles.
            constantStates[id.index] = .done(TypeTable.invalid)
            return TypeTable.invalid
        case .waiting:
            constantStates[id.index] = .inProgress
            constantChain.append(id)
            let source = constantSources[id.index]
            let type = lastingly { inFile(source.file) { checkConstant(id, source.node) } }
            constantChain.removeLast()
            if case .done(let reported) = constantStates[id.index] { return reported }
            constantStates[id.index] = .done(type)
            return type
        }
    }

    private func checkConstant(_ id: ConstantID, _ node: SyntaxNode) -> TypeID {
        inBody(BodyContext(owner: .constant)) {
            let expected = tree.type(node).map { resolveType($0) }
            guard let valueNode = tree.expression(node) else { return expected ?? TypeTable.invalid }
            let value = checkValue(valueNode, expected)
            let type = expected ?? storedType(value, valueNode)
            program.constants[id] = ConstantDeclaration(
                header: program.constants[id].header, type: type, value: value, frameSize: body.frameSize)
            return type
        }
    }

    /// The type a `let` or state takes from its value; a value without a type of its own is reported.
    func storedType(_ value: ExpressionID, _ node: SyntaxNode) -> TypeID {
        let type = program.type(value)
        if type == TypeTable.void {
            report(.givesNothing(tree.range(node)))
            return TypeTable.invalid
        }
        if case .action = shape(type) {
            report(.storesHandler(tree.range(node)))
            return TypeTable.invalid
        }
        return type
    }

    private func checkFunction(_ id: FunctionID, _ node: SyntaxNode) {
        let function = program.functions[id]
        inBody(BodyContext(owner: .function(id))) {
            body.frameSize = function.frameSize
            declareReceiver(id)
            let defaults = checkDefaults(function.parameters, node)
            for index in defaults.indices { program.functions[id].parameters[index].defaultValue = defaults[index] }
            declare(function.parameters)
            // Whether the body of one without a type is right cannot be said.
            guard let block = tree.child(node, .block), tree.type(node) != nil else { return }
            program.functions[id].body = checkValueBlock(block, result: function.result).block
            program.functions[id].frameSize = body.frameSize
        }
    }

    /// Makes the fields of a record visible inside its methods, as `self.name` and as `name`.
    private func declareReceiver(_ id: FunctionID) {
        guard let receiver = program.functions[id].receiver else { return }
        let type = receiverType(id)
        locals.declare(words.selfWord, .value(receiver, type), program.functions[id].header.range)
    }

    /// The record or enum that a method belongs to.
    func receiverType(_ id: FunctionID) -> TypeID {
        for record in program.records.ids where program.records[record].functions.contains(id) {
            return typeID(.record(record))
        }
        for enumeration in program.enums.ids where program.enums[enumeration].functions.contains(id) {
            return typeID(.enumeration(enumeration))
        }
        return TypeTable.invalid
    }

    /// Declares parameters in the current scope; a `Binding` parameter's name reads the value behind it.
    func declare(_ parameters: [Parameter]) {
        for parameter in parameters {
            let kind: Watched.Kind = parameter.label == parameter.name ? .parameter : .labelledParameter
            declareValue(
                parameter.name, parameter.local, parameter.type, parameter.range,
                watch: watch(kind, parameter.name, parameter.range))
        }
    }

    func declareValue(_ name: Name, _ local: LocalID, _ type: TypeID, _ range: SourceRange, watch: Int = -1) {
        guard name != words.wildcard else { return }
        noteDeclared(range, type)
        if case .binding(let value) = shape(type) {
            locals.declare(name, .binding(local, value), range, watch: watch)
        } else {
            locals.declare(name, .value(local, type), range, watch: watch)
        }
    }

    // MARK: Views

    private func checkView(_ id: ViewID, _ node: SyntaxNode) {
        inBody(BodyContext(owner: .view(id))) {
            let view = program.views[id]
            body.frameSize = view.frameSize
            let defaults = checkDefaults(view.parameters, node)
            for index in defaults.indices { program.views[id].parameters[index].defaultValue = defaults[index] }
            declare(view.parameters)
            guard let block = tree.child(node, .block) else { return }
            var written: [SyntaxNode] = []
            for item in tree.children(block) where !declareMember(item, id) { written.append(item) }
            body.memberScope = locals
            for index in body.members.indices { _ = memberType(index) }
            checkFunctions(of: id)
            checkActionsAndPieces()
            let items = written.isEmpty ? bodyPiece() : checkItems(written)
            let content = program.blocks.append(Block(parameters: [], items: items, range: tree.range(block)))
            placeCountReaders(in: content)
            finishView(id, content)
        }
    }

    /// A view pasted whole has its content in `var body: some View { … }`: a piece of that name is shown where the view
    /// has no other content.
    private func bodyPiece() -> IDList {
        guard let index = body.pieces.firstIndex(where: { $0.header.name == words.body && $0.parameters.isEmpty })
        else {
            return .none
        }
        _ = findLocal(words.body)
        let start = body.pieces[index].header.range.start
        let draft = ElementDraft(kind: .piece(index), arguments: .none, start: start)
        return append(items: [.element(finish(draft, body.pieceNodes[index]))])
    }

    func finishView(_ id: ViewID, _ block: BlockID) {
        program.views[id].states = body.states
        program.views[id].actions = body.actions
        program.views[id].pieces = body.pieces
        program.views[id].constants = body.constants
        program.views[id].body = block
        program.views[id].frameSize = body.frameSize
        program.views[id].isControl = isControl(id)
    }

    /// Declares a state, action, content piece, function or top-level `let`; false for an item of content.
    func declareMember(_ node: SyntaxNode, _ view: ViewID) -> Bool {
        switch tree.kind(node) {
        case .stateDeclaration, .letDeclaration:
            declareStored(node)
        case .actionDeclaration:
            let header = header(node)
            let parameters = parameters(node, &body)
            declareNamed(header, .action(body.actions.count), .action, node)
            body.actions.append(
                ActionDeclaration(header: header, parameters: parameters, body: StatementBlockID(0)))
            body.actionNodes.append(node)
        case .contentDeclaration:
            let header = header(node)
            let parameters = parameters(node, &body)
            declareNamed(header, .piece(body.pieces.count), .local, node)
            body.pieces.append(PieceDeclaration(header: header, parameters: parameters, body: BlockID(0)))
            body.pieceNodes.append(node)
        case .functionDeclaration:
            declareFunction(node, view)
        case .recordDeclaration, .enumDeclaration, .viewDeclaration, .previewDeclaration, .testDeclaration,
            .importDeclaration:
            report(.belongsAtFileLevel(tree.range(node)))
        case .closureHeader:
            break
        case .assignment:
            return declareAssigned(node)
        default:
            return false
        }
        return true
    }

    private func declareStored(_ node: SyntaxNode) {
        let header = header(node)
        let isState = tree.kind(node) == .stateDeclaration
        declareNamed(header, .member(body.members.count), isState ? .state : .local, node)
        body.members.append(
            ViewMemberSource(
                node: node, header: header, state: isState ? body.states.count : nil,
                local: isState ? LocalID(0) : body.newLocal(header.name)))
        if isState {
            body.states.append(
                StateDeclaration(header: header, type: TypeTable.invalid, initialValue: ExpressionID(0)))
        }
    }

    /// Takes `name = value` for a state whose `state` is missing, if nothing has the name.
    private func declareAssigned(_ node: SyntaxNode) -> Bool {
        guard let target = tree.expression(node), tree.kind(target) == .nameExpression else { return false }
        let name = tree.spelling(target)
        guard locals.find(name) == nil, files[file].find(name) == nil else { return false }
        report(.stateNeedsWord(text(name), tree.range(target)))
        locals.declare(name, .binding(body.newLocal(), TypeTable.invalid), tree.range(target))
        return true
    }

    func declareNamed(
        _ header: DeclarationHeader, _ symbol: LocalSymbol, _ kind: Watched.Kind, _ node: SyntaxNode
    ) {
        guard header.name != Interner.empty, header.name != words.wildcard else { return }
        if let other = locals.place(of: header.name, since: 0) {
            report(.declaredTwice(text(header.name), header.range, other))
        } else {
            let watch = watch(kind, header.name, header.range, node)
            locals.declare(header.name, symbol, header.range, watch: watch)
        }
    }

    /// The type of a state or top-level `let` of the view, which is checked now if it was not before.
    func memberType(_ index: Int) -> TypeID {
        switch body.members[index].progress {
        case .done(let type):
            return type
        case .inProgress:
            lastingly { reportMemberCycle(index) }
            body.members[index].progress = .done(TypeTable.invalid)
            return TypeTable.invalid
        case .waiting:
            body.members[index].progress = .inProgress
            body.memberChain.append(index)
            let function = body.functions.current
            body.functions.current = nil
            defer { body.functions.current = function }
            let outer = locals
            locals = body.memberScope
            let type = lastingly { checkMember(body.members[index]) }
            locals = outer
            body.memberChain.removeLast()
            if case .done(let reported) = body.members[index].progress { return reported }
            body.members[index].progress = .done(type)
            noteDeclared(body.members[index].header.range, type)
            return type
        }
    }

    private func checkMember(_ member: ViewMemberSource) -> TypeID {
        let header = member.header
        let expected = tree.type(member.node).map { resolveType($0) }
        guard let node = tree.expression(member.node) else { return expected ?? TypeTable.invalid }
        let value = checkValue(node, expected)
        let type = expected ?? storedType(value, node)
        if let state = member.state {
            body.states[state] = StateDeclaration(header: header, type: type, initialValue: value)
        } else {
            body.constants.append(ViewConstant(header: header, type: type, value: value, local: member.local))
        }
        return type
    }

    private func reportMemberCycle(_ index: Int) {
        let start = body.memberChain.firstIndex(of: index) ?? 0
        var names: [String] = []
        for member in body.memberChain[start...] { names.append(text(body.members[member].header.name)) }
        names.append(text(body.members[index].header.name))
        report(.cycle(names, body.members[index].header.range))
    }

    func checkActionsAndPieces() {
        for index in body.actions.indices where !passesOver(body.actionNodes[index]) {
            guard let block = tree.child(body.actionNodes[index], .block) else { continue }
            let defaults = checkDefaults(body.actions[index].parameters, body.actionNodes[index])
            for parameter in defaults.indices {
                body.actions[index].parameters[parameter].defaultValue = defaults[parameter]
            }
            let mark = locals.mark
            declare(body.actions[index].parameters)
            body.actions[index].body = checkStatementBlock(block, [], .action)
            locals.leave(mark)
        }
        for index in body.pieces.indices where !passesOver(body.pieceNodes[index]) {
            guard let block = tree.child(body.pieceNodes[index], .block) else { continue }
            let defaults = checkDefaults(body.pieces[index].parameters, body.pieceNodes[index])
            for parameter in defaults.indices {
                body.pieces[index].parameters[parameter].defaultValue = defaults[parameter]
            }
            let mark = locals.mark
            declare(body.pieces[index].parameters)
            body.currentPiece = index
            body.pieces[index].body = checkContent(block, [])
            body.currentPiece = nil
            locals.leave(mark)
        }
        for ring in rings(body.pieceUses, count: body.pieces.count) {
            let names = ring.map { text(body.pieces[$0.from.index].header.name) }
            report(.cycle(names + [names[0]], ring[0].range, verb: "shows"))
        }
    }
}
