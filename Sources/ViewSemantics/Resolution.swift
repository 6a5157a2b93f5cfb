import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

/// What an expression stands for before its place decides whether it is a value or an element.
enum Resolved {
    case value(ExpressionID)
    case draft(ElementDraft)
    /// The name of a row, not called yet.
    case elementName(ElementID, Name)
    /// The name of a type: its static members and initialisers.
    case type(TypeID)
    case component(ViewID)
    case function(FunctionID, receiver: ExpressionID?)
    case action(Int)
    case piece(Int)
    /// A method, or several of one name, not called yet.
    case method(Method)
    /// `env`
    case environment
    /// `self` in a view: its members are names.
    case selfReference
    /// Already reported.
    case invalid
}

/// Members of one name that belong to one receiver, in the order of their rows.
struct Method {
    let name: Name
    let candidates: [MemberID]
    /// Nil for static members.
    let receiver: ExpressionID?
    let variables: TypeVariables
    /// The type whose members they are, for messages.
    let owner: TypeID
}

extension Checker {
    /// What an expression stands for; the hint is the expected type for implicit members.
    func resolve(_ node: SyntaxNode, _ hint: TypeID?) -> Resolved {
        switch tree.kind(node) {
        case .nameExpression:
            record?.hint = hint
            var suffixes = SuffixRun(next: tree.subtreeEnd(node), end: tree.subtreeEnd(node))
            return resolveStepWord(node, &suffixes) ?? resolveName(tree.spelling(node), node, hint)
        case .implicitMember: return resolveImplicit(node, hint, isCalled: false)
        case .postfixExpression: return resolvePostfix(node, hint)
        case .namedElement: return resolveNamed(node)
        case .factExpression:
            var suffixes = SuffixRun(next: tree.subtreeEnd(node), end: tree.subtreeEnd(node))
            return resolveFact(node, &suffixes)
        default: return .value(checkValue(node, nil))
        }
    }

    // MARK: Names

    /// What a name stands for; the hint is the expected type, whose member may be meant by one that stands for nothing.
    func resolveName(_ name: Name, _ node: SyntaxNode, _ hint: TypeID? = nil) -> Resolved {
        if name == Interner.empty { return .invalid }
        if let local = findLocal(name) {
            noteLocal(name, node)
            noteRead(name, local)
            return resolve(local, node)
        }
        if let field = resolveReceiverField(name, node) { return field }
        if let entry = findInFile(name) {
            if entry.isDeprecated { reportDeprecated(entry, name, node) }
            let resolved = resolve(entry.symbol, node)
            if record != nil { note(tree.range(node), declaredAt: entry.range, resolvedType(resolved)) }
            return resolved
        }
        if let element = catalog.element(name, &program.names) {
            note(tree.range(node), .element(element))
            return .elementName(element, name)
        }
        if let type = plainType(name) {
            noteType(type, node)
            return .type(type)
        }
        if name == words.environment {
            noteReadOfView()
            return .environment
        }
        if name == words.selfWord, case .view = body.owner { return .selfReference }
        let globals = name == words.array ? arrayInitializers : globalFunctions(name)
        if !globals.isEmpty {
            note(tree.range(node), .member(globals[0]))
            return .method(
                Method(
                    name: name, candidates: globals, receiver: nil, variables: TypeVariables(),
                    owner: TypeTable.void))
        }
        reportUnknown(name, node, hint)
        return .invalid
    }

    /// Warns of a use of a declaration that is on its way out.
    func reportDeprecated(_ entry: FileEntry, _ name: Name, _ node: SyntaxNode) {
        let header: DeclarationHeader
        switch entry.symbol {
        case .record(let id): header = program.records[id].header
        case .enumeration(let id): header = program.enums[id].header
        case .constant(let id): header = program.constants[id].header
        case .function(let id): header = program.functions[id].header
        case .view(let id): header = program.views[id].header
        case .misnamed: return
        }
        report(.deprecated(text(name), header.deprecation ?? "", tree.range(node)))
    }

    /// Functions of the catalogue that belong to no type: `min`, `max`, `abs`, `print`.
    func globalFunctions(_ name: Name) -> [MemberID] {
        members(name).filter { Catalog.members[$0.index].owner == .void }
    }

    /// `Array(range)`: the type alone names no element type, so its initialisers act as functions.
    private var arrayInitializers: [MemberID] {
        members(words.initializer).filter { Catalog.members[$0.index].owner == .array(.element) }
    }

    private func resolve(_ symbol: LocalSymbol, _ node: SyntaxNode) -> Resolved {
        switch symbol {
        case .value(let local, let type):
            body.counts.use(local, tree.range(node))
            return .value(append(.local(local), type, node))
        case .binding(let local, let type):
            let binding = append(.local(local), typeID(.binding(type)), node)
            return .value(append(.bindingValue(binding), type, node))
        case .pairPart(let local, let pair, let part, let type):
            return .value(append(.pairPart(append(.local(local), pair, node), part), type, node))
        case .member(let index):
            let type = memberType(index)
            let member = body.members[index]
            if member.state == nil { noteUse(ofMember: index, tree.range(node)) }
            let expression: Expression = member.state.map { .state($0) } ?? .local(member.local)
            return .value(append(expression, type, node))
        case .action(let index): return .action(index)
        case .piece(let index):
            if let current = body.currentPiece {
                body.pieceUses.append(ReferenceEdge(from: ID(current), to: ID(index), range: tree.range(node)))
            }
            return .piece(index)
        case .function(let id): return function(id, node)
        }
    }

    /// A function, which is called at once where it is a `var`.
    private func function(_ id: FunctionID, _ node: SyntaxNode) -> Resolved {
        program.functions[id].isComputed ? readComputed(id, nil, node) : .function(id, receiver: nil)
    }

    private func resolve(_ symbol: FileSymbol, _ node: SyntaxNode) -> Resolved {
        switch symbol {
        case .record(let id): return .type(typeID(.record(id)))
        case .enumeration(let id): return .type(typeID(.enumeration(id)))
        case .constant(let id):
            noteNeed(.constant(id), tree.range(node))
            return .value(append(.constant(id), constantType(id), node))
        case .function(let id): return function(id, node)
        case .view(let id): return .component(id)
        case .misnamed: return .invalid
        }
    }

    /// A field or method of the record that the current method belongs to, named without `self.`.
    private func resolveReceiverField(_ name: Name, _ node: SyntaxNode) -> Resolved? {
        guard case .function(let id) = body.owner, let receiver = program.functions[id].receiver,
            let type = receiverType, hasMember(type, name)
        else { return nil }
        return member(append(.local(receiver), type, node), name, node)
    }

    /// The record or enum that the function being checked is a method of.
    var receiverType: TypeID? {
        guard case .function(let id) = body.owner, program.functions[id].receiver != nil else { return nil }
        return receiverType(id)
    }

    /// Whether a record or enum has a member of a name.
    func hasMember(_ type: TypeID, _ name: Name) -> Bool {
        if method(of: type, name) != nil { return true }
        return switch shape(type) {
        case .record(let id): program.records[id].fields.contains { $0.name == name }
        case .enumeration(let id): name == words.rawValue && program.enums[id].rawType != nil
        default: false
        }
    }

    /// The method or `var` of a name that a record or enum declares.
    func method(of type: TypeID, _ name: Name) -> FunctionID? {
        switch shape(type) {
        case .record(let id): method(program.records[id].functions, name)
        case .enumeration(let id): method(program.enums[id].functions, name)
        default: nil
        }
    }

    /// The value of a bare name, as `if let name` reads it.
    func checkName(_ node: SyntaxNode) -> ExpressionID {
        value(of: resolveName(tree.spelling(node), node), node, nil)
    }

    private func resolveNamed(_ node: SyntaxNode) -> Resolved {
        guard let inner = tree.expression(node) else { return .invalid }
        let resolved = resolve(inner, nil)
        guard var draft = draft(of: resolved, inner) else {
            if case .invalid = resolved { return .invalid }
            report(.nameNeedsElement(tree.range(inner)))
            return .invalid
        }
        let token = tree.firstToken(node)
        requireNameable(draft, tree.range(token))
        useName(tree.tokens.names[token.index], tree.range(token))
        draft.modifiers.append(
            ModifierNode(
                kind: .name(tree.tokens.names[token.index], isPrefix: true), arguments: .none,
                range: tree.range(token)))
        draft.start = tree.range(node).start
        return .draft(draft)
    }

    /// A name stands for one element, which has no other.
    func requireNameable(_ draft: ElementDraft, _ range: SourceRange) {
        if case .name = draft.modifiers.last?.kind { report(.namedAlready(range)) }
        switch draft.kind {
        case .slot:
            report(.nameOfSeveral(range))
        case .catalog(let id, let overload):
            let rule = Catalog.elements[id.index].overloads[overload].rule
            if rule.joinsContainer { report(.nameOfSeveral(range)) }
        default:
            break
        }
    }

    /// Notes a `#name` of the view; two that can exist together are an error.
    func useName(_ name: Name, _ range: SourceRange) {
        note(range, .elementName(name, owner: ownerPlace))
        if let earlier = body.names.use(name, range) { report(.nameUsedTwice(text(name), range, earlier)) }
    }

    // MARK: Values

    /// What is resolved, as a value.
    func value(of resolved: Resolved, _ node: SyntaxNode, _ hint: TypeID?) -> ExpressionID {
        switch resolved {
        case .value(let value): return value
        case .draft(let draft):
            let type = valueType(of: draft)
            return append(.elementValue(finish(draft, node)), type, node)
        case .action(let index):
            let types = body.actions[index].parameters.map { $0.type }
            return append(.action(index), typeID(.action(types)), node)
        case .piece(let index):
            let types = body.pieces[index].parameters.map { $0.type }
            return append(.piece(index), typeID(.content(types)), node)
        case .elementName(let id, _):
            reportNotCalled(id, tree.range(node))
        case .component(let id):
            report(
                .elementNotCalled(
                    text(program.views[id].header.name), tree.range(node), call: leastCall([viewSignature(id)])))
        case .type(let type): report(.typeForValue(describe(type), tree.range(node)))
        case .function(let id, _):
            // What one without a type was meant to be is not known, and was reported.
            if program.functions[id].result == TypeTable.invalid { break }
            report(.functionNotCalled(text(program.functions[id].header.name), tree.range(node)))
        case .method(let method): report(.functionNotCalled(text(method.name), tree.range(node)))
        case .environment: report(.environmentNeedsKey(tree.range(node)))
        case .selfReference: report(.selfAlone(tree.range(node)))
        case .invalid: break
        }
        return invalid(node)
    }

    func reportNotCalled(_ id: ElementID, _ range: SourceRange) {
        report(
            .elementNotCalled(
                Catalog.elements[id.index].name, range, call: leastCall(elementCalls(id).signatures)))
    }

    /// What must follow a name to call it: parentheses, or a block of content; nil where arguments are needed.
    private func leastCall(_ signatures: [[ParameterInfo]]) -> String? {
        if signatures.contains(where: { !$0.contains { $0.isRequired } }) { return "()" }
        let takesContent = signatures.contains { parameters in
            let required = parameters.filter { $0.isRequired }
            return required.count == 1 && required[0].takesBlock
        }
        return takesContent ? "{ }" : nil
    }

    // MARK: Implicit members

    /// `.name` of the expected type.
    func resolveImplicit(_ node: SyntaxNode, _ hint: TypeID?, isCalled: Bool) -> Resolved {
        guard let nameNode = tree.child(node, .name) else { return .invalid }
        let name = tree.spelling(nameNode)
        guard let hint else {
            report(.implicitMemberNeedsType(text(name), tree.range(node)))
            return .invalid
        }
        if hint == TypeTable.invalid { return .invalid }
        return staticMember(hint, name, nameNode, isCalled: isCalled)
    }

    /// A static member of a type: an enum's case, a symbol, an initialiser.
    func staticMember(_ type: TypeID, _ name: Name, _ node: SyntaxNode, isCalled: Bool) -> Resolved {
        if case .enumeration(let id) = shape(type) {
            if let index = enumCases[id]?[name] {
                note(tree.range(node), declaredAt: program.enums[id].cases[index].range, type)
                return .value(append(.enumCase(id, index), type, node))
            }
            if name == words.allCases { return .value(append(.allCases(id), typeID(.array(type)), node)) }
        }
        if name == words.initializer, case .record = shape(type) { return .type(type) }
        let found = staticMembers(type, name)
        if let property = found.property, !isCalled || found.methods.isEmpty {
            note(tree.range(node), .member(property.id), property.type)
            return .value(append(.member(property.id, receiver: nil, .none), property.type, node))
        }
        if !found.methods.isEmpty {
            note(tree.range(node), .member(found.methods[0]))
            return .method(
                Method(
                    name: name, candidates: found.methods, receiver: nil, variables: found.variables, owner: type))
        }
        if completes(name, .staticMember(type)) { return .invalid }
        if let owner = otherOwner(type, name) {
            report(.memberOfOtherType(text(name), describe(type), owner, tree.range(node)))
            return .invalid
        }
        let known = staticNames(type)
        report(
            .unknownStaticMember(
                text(name), describe(type), tree.range(node), suggestion(for: name, in: known), known: known))
        return .invalid
    }

    /// The type variables that make a row's owner the given type; nil where it is another type.
    func match(owner: ValueType, _ type: TypeID) -> TypeVariables? {
        var variables = TypeVariables()
        switch (owner, shape(type)) {
        case (.array(.element), .array(let element)):
            variables.element = element
        case (.array(.comparable), .array(let element)):
            guard isComparable(element) else { return nil }
            variables.element = element
        case (.array(.equatable), .array(let element)):
            guard isEquatable(element) else { return nil }
            variables.element = element
        case (.array(.element), .range), (.array(.comparable), .range), (.array(.equatable), .range), (.range, .range):
            variables.element = TypeTable.int
        case (.optional(.element), .optional(let inner)):
            variables.element = inner
        case (.binding(.element), .binding(let inner)):
            variables.element = inner
        case (.element, _):
            variables.element = type
        default:
            guard let fixed = resolve(owner), fixed == type else { return nil }
        }
        return variables
    }
}

/// A member with the type variables that its owner decides.
struct MemberCandidate {
    let id: MemberID
    let variables: TypeVariables
}
