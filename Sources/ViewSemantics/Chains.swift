import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// A base and its suffixes, one after the other.
    func resolvePostfix(_ node: SyntaxNode, _ hint: TypeID?) -> Resolved {
        guard let base = tree.expression(node) else { return .invalid }
        var suffixes = SuffixRun(next: tree.subtreeEnd(base), end: tree.subtreeEnd(node))
        switch tree.kind(base) {
        case .factExpression:
            let fact = resolveFact(base, &suffixes)
            return apply(suffixes, to: fact, node, hint)
        case .nameExpression where body.test.isStep:
            let word = resolveStepWord(base, &suffixes)
            return apply(suffixes, to: word ?? resolve(base, hint), node, hint)
        case .dollarExpression:
            return bindingPath(base, suffixes) ?? apply(suffixes, to: resolve(base, hint), node, hint)
        case .implicitMember:
            let isCalled = first(suffixes).map { tree.kind($0) == .callSuffix } ?? false
            return apply(suffixes, to: resolveImplicit(base, hint, isCalled: isCalled), node, hint)
        default:
            return apply(suffixes, to: resolve(base, hint), node, hint)
        }
    }

    /// The first suffix of a run.
    func first(_ suffixes: SuffixRun) -> SyntaxNode? { suffixes.next < suffixes.end ? suffixes.next : nil }

    /// Takes the first suffix off a run.
    func take(_ suffixes: inout SuffixRun) -> SyntaxNode? {
        guard let suffix = first(suffixes) else { return nil }
        suffixes.next = tree.subtreeEnd(suffix)
        return suffix
    }

    /// The suffixes of a run on what is resolved; the hint is the type expected of the last one's value.
    private func apply(_ run: SuffixRun, to base: Resolved, _ node: SyntaxNode, _ hint: TypeID?) -> Resolved {
        var current = base
        var suffixes = run
        while let suffix = take(&suffixes) {
            switch tree.kind(suffix) {
            case .memberSuffix:
                var callNode: SyntaxNode?
                if let next = first(suffixes), tree.kind(next) == .callSuffix { callNode = take(&suffixes) }
                current = access(&current, suffix, callNode, first(suffixes) == nil ? hint : nil)
            case .callSuffix:
                current = call(current, suffix, node)
            case .subscriptSuffix:
                current = subscripted(current, suffix, node)
            case .optionalMemberSuffix:
                return optionalChain(current, suffix, suffixes, node)
            case .optionalCallSuffix:
                report(.callsHandlerForValue(tree.range(suffix)))
                return .invalid
            default:
                return .invalid
            }
            if case .invalid = current { return .invalid }
        }
        return current
    }

    // MARK: Members

    /// `.name` after what is resolved, with the call that follows it.
    private func access(
        _ current: inout Resolved, _ suffix: SyntaxNode, _ callNode: SyntaxNode?, _ hint: TypeID?
    ) -> Resolved {
        guard let nameNode = tree.child(suffix, .name) else {
            if tree.ownToken(suffix, .hashName) != nil { report(.factPathAlone(tree.range(suffix))) }
            return .invalid
        }
        let name = tree.spelling(nameNode)
        if case .draft(var draft) = current {
            // The old holder lets go first, so that a long chain appends in place.
            current = .invalid
            return modify(&draft, nameNode, callNode) ? .draft(draft) : .invalid
        }
        let member = member(of: current, name, nameNode, isCalled: callNode != nil)
        guard let callNode else { return member }
        if case .draft(var draft) = member {
            return modify(&draft, nameNode, callNode) ? .draft(draft) : .invalid
        }
        return call(member, callNode, nameNode, hint)
    }

    /// A member of what is resolved; an element draft means that the name is a modifier of it.
    private func member(of resolved: Resolved, _ name: Name, _ node: SyntaxNode, isCalled: Bool) -> Resolved {
        switch resolved {
        case .value(let value):
            return memberOrModifier(value, name, node, isCalled: isCalled)
        case .type(let type):
            return nestedType(type, name) ?? staticMember(type, name, node, isCalled: isCalled)
        case .elementName(let id, let typeName):
            guard let vocabulary = catalog.vocabulary(typeName, &program.names) else {
                reportNotCalled(id, tree.range(TokenID(tree.firstToken(node).index - 2)))
                return .invalid
            }
            let type = typeID(.vocabulary(vocabulary))
            return nestedType(type, name) ?? staticMember(type, name, node, isCalled: isCalled)
        case .environment:
            guard let key = catalog.environmentKey(name, &program.names) else {
                if completes(name, .environment) { return .invalid }
                report(.unknownEnvironmentKey(text(name), tree.range(node), environmentSuggestion(node)))
                return .invalid
            }
            let type = resolve(key.type) ?? TypeTable.invalid
            note(tree.range(node), .environment(key), type)
            return .value(append(.environment(key), type, node))
        case .selfReference:
            return resolveName(name, node)
        case .piece, .component, .draft:
            if let draft = draft(of: resolved, node) { return .draft(draft) }
            return .invalid
        case .action, .function, .method:
            report(.noMembers(text(name), tree.range(node)))
            return .invalid
        case .invalid:
            return .invalid
        }
    }

    /// `Font.Weight`, `Edge.Set`: a type named with a dot.
    private func nestedType(_ outer: TypeID, _ inner: Name) -> Resolved? {
        guard case .vocabulary(let vocabulary) = shape(outer),
            let nested = Catalog.vocabulary(spelled: vocabulary.spelling + "." + text(inner))
        else { return nil }
        return .type(typeID(.vocabulary(nested)))
    }

    /// A member of a value, or the value as an element that the name modifies.
    private func memberOrModifier(
        _ value: ExpressionID, _ name: Name, _ node: SyntaxNode, isCalled: Bool
    ) -> Resolved {
        let type = program.type(value)
        if type == TypeTable.invalid { return .invalid }
        if let member = findMember(value, name, node, isCalled: isCalled) { return member }
        if isElementType(type), catalog.modifier(name, &program.names) != nil {
            return .draft(draft(ofValue: value, node))
        }
        if let nested = nestedType(type, name) { return nested }
        reportUnknownMember(name, type, node)
        return .invalid
    }

    /// A member of a value; what does not exist is reported.
    func member(_ value: ExpressionID, _ name: Name, _ node: SyntaxNode, isCalled: Bool = false) -> Resolved {
        if let member = findMember(value, name, node, isCalled: isCalled) { return member }
        reportUnknownMember(name, program.type(value), node)
        return .invalid
    }

    func findMember(
        _ value: ExpressionID, _ name: Name, _ node: SyntaxNode, isCalled: Bool
    ) -> Resolved? {
        let type = program.type(value)
        switch shape(type) {
        case .record(let id):
            if let index = program.records[id].fields.firstIndex(where: { $0.name == name }) {
                noteField(id, index, node)
                return .value(append(.field(value, index), program.records[id].fields[index].type, node))
            }
            if let method = method(program.records[id].functions, name) {
                return methodOf(value, method, node)
            }
        case .enumeration(let id):
            if name == words.rawValue, let raw = program.enums[id].rawType {
                return .value(append(.rawValue(value), raw, node))
            }
            if let method = method(program.enums[id].functions, name) {
                return methodOf(value, method, node)
            }
        case .pair(let element):
            if name == words.offset { return .value(append(.pairPart(value, 0), TypeTable.int, node)) }
            if name == words.element { return .value(append(.pairPart(value, 1), element, node)) }
        default:
            break
        }
        return catalogMember(value, type, name, node, isCalled: isCalled)
    }

    private func methodOf(_ value: ExpressionID, _ method: FunctionID, _ node: SyntaxNode) -> Resolved {
        note(tree.range(node), declaredAt: program.functions[method].header.range)
        if program.functions[method].isComputed { return readComputed(method, value, node) }
        return .function(method, receiver: value)
    }

    func method(_ functions: [FunctionID], _ name: Name) -> FunctionID? {
        functions.first { program.functions[$0].header.name == name }
    }

    /// A member of the catalogue; of a property and a method of one name, a call means the method.
    private func catalogMember(
        _ value: ExpressionID, _ type: TypeID, _ name: Name, _ node: SyntaxNode, isCalled: Bool
    ) -> Resolved? {
        var methods: [MemberID] = []
        var property: MemberCandidate?
        var variables = TypeVariables()
        for id in members(name) where !Catalog.members[id.index].isStatic {
            let owner = Catalog.members[id.index].owner
            guard owner != .void, let matched = match(owner: owner, type) else { continue }
            if Catalog.members[id.index].parameters == nil {
                property = property ?? MemberCandidate(id: id, variables: matched)
            } else {
                if methods.isEmpty { variables = matched }
                methods.append(id)
            }
        }
        if let property, !isCalled || methods.isEmpty {
            let result = memberResult(property.id, property.variables)
            note(tree.range(node), .member(property.id), result)
            return .value(append(.member(property.id, receiver: value, .none), result, node))
        }
        guard !methods.isEmpty else { return nil }
        note(tree.range(node), .member(methods[0]))
        return .method(Method(name: name, candidates: methods, receiver: value, variables: variables, owner: type))
    }

    /// The type of a member's result.
    func memberResult(_ id: MemberID, _ variables: TypeVariables) -> TypeID {
        resolve(Catalog.members[id.index].result, variables) ?? TypeTable.invalid
    }

    // MARK: Subscripts

    private func subscripted(_ current: Resolved, _ suffix: SyntaxNode, _ node: SyntaxNode) -> Resolved {
        guard case .value(let base) = current else {
            report(.noSubscript("this", tree.range(suffix)))
            return .invalid
        }
        let type = program.type(base)
        guard let list = tree.child(suffix, .argumentList), let argument = tree.child(list, .argument),
            let indexNode = tree.expression(argument)
        else { return .invalid }
        if case .array(let element) = shape(type) {
            let index = checkValue(indexNode, TypeTable.int)
            return .value(append(.element(base, index: index), element, node))
        }
        let candidates = subscriptCandidates(type)
        guard !candidates.isEmpty else {
            if type != TypeTable.invalid {
                report(.noSubscript("a value of type " + describe(type), tree.range(suffix)))
            }
            return .invalid
        }
        let method = Method(
            name: words.subscriptName, candidates: candidates, receiver: base, variables: TypeVariables(), owner: type)
        return call(method, arguments(list), suffix, from: program.range(base).start)
    }

    private func subscriptCandidates(_ type: TypeID) -> [MemberID] {
        members(words.subscriptName).filter { match(owner: Catalog.members[$0.index].owner, type) != nil }
    }

    // MARK: Optional chains

    /// `base?.rest`: the rest of the chain runs on the unwrapped value.
    private func optionalChain(
        _ current: Resolved, _ suffix: SyntaxNode, _ run: SuffixRun, _ node: SyntaxNode
    ) -> Resolved {
        guard case .value(let base) = current, let nameNode = tree.child(suffix, .name) else { return .invalid }
        let type = program.type(base)
        guard let inner = unwrapped(type) else {
            if type != TypeTable.invalid { report(.chainNeedsOptional(describe(type), tree.range(suffix))) }
            return .invalid
        }
        let local = body.newLocal()
        let start = append(.local(local), inner, suffix)
        let isCalled = first(run).map { tree.kind($0) == .callSuffix } ?? false
        let rest = apply(run, to: member(start, tree.spelling(nameNode), nameNode, isCalled: isCalled), node, nil)
        if case .invalid = rest { return .invalid }
        let restValue = value(of: rest, node, nil)
        let result = optional(program.type(restValue))
        return .value(append(.optionalChain(base: base, local, rest: restValue), result, node))
    }
}

/// The suffixes of a chain that are left to read.
struct SuffixRun {
    var next: SyntaxNode
    let end: SyntaxNode
}
