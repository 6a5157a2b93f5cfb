import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    // MARK: Places that statements change

    /// The storage that an expression names: a state or binding and the fields and elements below it.
    func storagePath(_ node: SyntaxNode) -> (path: StoragePath, type: TypeID)? {
        let end = tree.subtreeEnd(node)
        guard tree.kind(node) == .postfixExpression, let base = tree.expression(node) else {
            return storagePath(node, SuffixRun(next: end, end: end))
        }
        return storagePath(base, SuffixRun(next: tree.subtreeEnd(base), end: end))
    }

    func storagePath(
        _ base: SyntaxNode, _ run: SuffixRun
    ) -> (path: StoragePath, type: TypeID)? {
        var suffixes = run
        var nameNode = base
        if tree.kind(base) == .nameExpression, tree.spelling(base) == words.selfWord, let first = first(suffixes),
            let member = tree.child(first, .name)
        {
            nameNode = member
            suffixes.next = tree.subtreeEnd(first)
        }
        guard let root = storageRoot(nameNode) else { return nil }
        return extend(root.root, root.type, base, suffixes)
    }

    /// Reports a change where nothing may be changed, but for one of a local declared by `var`, which is reported.
    func reportChange(of target: SyntaxNode, _ node: SyntaxNode) {
        let base = tree.kind(target) == .postfixExpression ? tree.expression(target) ?? target : target
        if tree.kind(base) == .nameExpression, isDeclaredByVar(tree.spelling(base)) { return }
        report(.changeOutsideAction(tree.range(node)))
    }

    /// Whether a local was declared by `var`, which is reported.
    private func isDeclaredByVar(_ name: Name) -> Bool {
        guard hasDamage, let place = locals.place(of: name, since: 0), place.start >= 4 else { return false }
        return tree.source.text(Int(place.start) - 4..<Int(place.start)) == "var "
    }

    private func storageRoot(_ node: SyntaxNode) -> (root: PathRoot, type: TypeID)? {
        let kind = tree.kind(node)
        guard kind == .nameExpression || kind == .name else {
            report(.cannotAssign(tree.range(node)))
            return nil
        }
        let name = tree.spelling(node)
        noteLocal(name, node)
        switch findChanged(name) {
        case .member(let index):
            let type = memberType(index)
            if let state = body.members[index].state { return (.state(state), type) }
            report(.assignsConstant(text(name), tree.range(node)))
        case .binding(let local, let type):
            return (.binding(local), type)
        case .value, .pairPart:
            if !isDeclaredByVar(name) { report(.assignsConstant(text(name), tree.range(node))) }
        case .action, .piece, .function:
            report(.cannotAssign(tree.range(node)))
        case nil:
            if files[file].find(name) != nil {
                report(.assignsConstant(text(name), tree.range(node)))
            } else {
                reportUnknown(name, node)
            }
        }
        return nil
    }

    /// Fields and elements below a root.
    func extend(
        _ root: PathRoot, _ type: TypeID, _ base: SyntaxNode, _ run: SuffixRun
    ) -> (path: StoragePath, type: TypeID)? {
        var steps: [PathStep] = []
        var current = type
        var range = tree.range(base)
        var suffixes = run
        while let suffix = take(&suffixes) {
            guard let step = pathStep(current, suffix) else { return nil }
            steps.append(step.step)
            current = step.type
            range = SourceRange(file: range.file, start: range.start, end: tree.range(suffix).end)
        }
        return (StoragePath(root: root, steps: steps, range: range), current)
    }

    private func pathStep(_ type: TypeID, _ suffix: SyntaxNode) -> (step: PathStep, type: TypeID)? {
        switch (tree.kind(suffix), shape(type)) {
        case (.memberSuffix, .record(let id)):
            guard let nameNode = tree.child(suffix, .name) else { return nil }
            let name = tree.spelling(nameNode)
            guard let index = program.records[id].fields.firstIndex(where: { $0.name == name }) else {
                reportUnknownMember(name, type, nameNode)
                return nil
            }
            noteField(id, index, nameNode)
            return (.field(index), program.records[id].fields[index].type)
        case (.subscriptSuffix, .array(let element)):
            guard let list = tree.child(suffix, .argumentList), let argument = tree.child(list, .argument),
                let index = tree.expression(argument)
            else { return nil }
            return (.element(checkValue(index, TypeTable.int)), element)
        case (_, .invalid):
            return nil
        default:
            report(.cannotAssign(tree.range(suffix)))
            return nil
        }
    }

    // MARK: Bindings

    /// `$name`, or `$0`.
    func dollarValue(_ node: SyntaxNode) -> ExpressionID {
        if let anonymous = anonymousArgument(node) { return anonymous }
        let end = tree.subtreeEnd(node)
        guard let bound = binding(node, SuffixRun(next: end, end: end)) else { return invalid(node) }
        return bound
    }

    /// `$state.field[i]` as a binding of that part; nil for `$0.…`, which is a value.
    func bindingPath(_ base: SyntaxNode, _ suffixes: SuffixRun) -> Resolved? {
        if isAnonymous(base) { return nil }
        guard let bound = binding(base, suffixes) else { return .invalid }
        return .value(bound)
    }

    func isAnonymous(_ node: SyntaxNode) -> Bool {
        let bytes = program.names.utf8(tree.spelling(node))
        return bytes.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    }

    /// The number of `$0`, `$1` …; nil for `$name`.
    func anonymousIndex(_ node: SyntaxNode) -> Int? {
        isAnonymous(node) ? Int(text(tree.spelling(node))) ?? Int.max : nil
    }

    private func anonymousArgument(_ node: SyntaxNode) -> ExpressionID? {
        guard let index = anonymousIndex(node) else { return nil }
        guard let arguments = body.anonymous.last, index < arguments.count else {
            report(.noAnonymousArgument("$" + text(tree.spelling(node)), tree.range(node)))
            return invalid(node)
        }
        return append(.local(arguments[index].local), arguments[index].type, node)
    }

    private func binding(_ node: SyntaxNode, _ suffixes: SuffixRun) -> ExpressionID? {
        let name = tree.spelling(node)
        let root: PathRoot
        let type: TypeID
        noteLocal(name, node)
        noteReadOfView()
        switch findLocal(name) {
        case .binding(let local, let value):
            if first(suffixes) == nil { return append(.local(local), typeID(.binding(value)), node) }
            root = .binding(local)
            type = value
        case .member(let index) where body.members[index].state != nil:
            root = .state(body.members[index].state ?? 0)
            type = memberType(index)
        case .some:
            report(.noBinding(text(name), tree.range(node)))
            return nil
        case nil:
            if files[file].find(name) != nil {
                report(.noBinding(text(name), tree.range(node)))
            } else {
                reportUnknown(name, node)
            }
            return nil
        }
        guard let target = extend(root, type, node, suffixes) else { return nil }
        return append(.binding(program.paths.append(target.path)), typeID(.binding(target.type)), node)
    }
}
