import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// The path that an expression is: `#card.#title[2]`; anything else is reported for the step of a word.
    func elementPath(_ node: SyntaxNode, _ step: String) -> NamePathID? {
        let base = tree.kind(node) == .postfixExpression ? tree.expression(node) : node
        guard let base, tree.kind(base) == .factExpression else {
            let isName = tree.kind(node) == .nameExpression && isNameOfElement(tree.spelling(node))
            report(.stepNeedsName(step, tree.range(node), name: isName ? tree.text(node) : nil))
            return nil
        }
        var suffixes = SuffixRun(next: tree.subtreeEnd(base), end: tree.subtreeEnd(node))
        guard let path = inStep({ namePath(base, &suffixes) }) else { return nil }
        guard let rest = first(suffixes) else { return path }
        report(.stepNeedsName(step, tree.range(rest), name: nil))
        return nil
    }

    /// The names from a `#name` on, with their indices; the suffixes after them are left.
    func namePath(_ base: SyntaxNode, _ suffixes: inout SuffixRun) -> NamePathID? {
        var steps: [NameStep] = []
        var isKnown = true
        var name = tree.firstToken(base)
        var end = tree.range(base).end
        while true {
            isKnown = requireElementName(name) && isKnown
            var indices: [NameIndex] = []
            while let suffix = first(suffixes), tree.kind(suffix) == .subscriptSuffix {
                _ = take(&suffixes)
                end = tree.range(suffix).end
                if let index = nameIndex(suffix, of: tree.tokens.names[name.index]) { indices.append(index) }
            }
            steps.append(NameStep(name: tree.tokens.names[name.index], indices: indices))
            guard let next = first(suffixes), tree.kind(next) == .memberSuffix,
                let token = tree.ownToken(next, .hashName)
            else { break }
            _ = take(&suffixes)
            name = token
            end = tree.range(next).end
        }
        guard isKnown else { return nil }
        let range = SourceRange(file: tree.source.id, start: tree.range(base).start, end: end)
        return program.namePaths.append(NamePath(steps: steps, range: range))
    }

    private func nameIndex(_ suffix: SyntaxNode, of name: Name) -> NameIndex? {
        guard let list = tree.child(suffix, .argumentList), let argument = tree.child(list, .argument),
            let value = tree.expression(argument)
        else { return nil }
        guard let label = tree.child(argument, .name) else { return .position(checkValue(value, TypeTable.int)) }
        guard tree.spelling(label) == words.id else {
            report(.unknownNameIndex(tree.text(label), tree.range(label)))
            return nil
        }
        let identity = checkValue(value, identityType(of: name, value))
        if !isEquatable(program.type(identity)) {
            report(.notEquatable(describe(program.type(identity)), tree.range(value)))
        }
        return .identity(identity)
    }

    /// The type that a leading dot stands for in `#name[id: .member]`: that of a loop around an element of the name, else
    /// of any loop, that has such a case; nil where that is none, or several.
    private func identityType(of name: Name, _ value: SyntaxNode) -> TypeID? {
        guard tree.kind(value) == .implicitMember, let member = tree.child(value, .name) else { return nil }
        var places: [SourceRange] = []
        for modifier in program.modifiers {
            if case .name(name, _) = modifier.kind { places.append(modifier.range) }
        }
        var (around, all): ([TypeID], [TypeID]) = ([], [])
        for (loop, type) in loopIdentities {
            guard case .enumeration = shape(type) else { continue }
            if !all.contains(type) { all.append(type) }
            let isAround = places.contains { $0.file == loop.file && loop.start <= $0.start && $0.end <= loop.end }
            if isAround, !around.contains(type) { around.append(type) }
        }
        let candidates = around.isEmpty ? all : around
        let spelling = tree.spelling(member)
        let fitting = candidates.filter { type in
            guard case .enumeration(let id) = shape(type) else { return false }
            return program.enums[id].cases.contains { $0.name == spelling }
        }
        if fitting.count == 1 { return fitting[0] }
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// Whether some element that the file can show has a name; one that none has is reported, once for all its uses.
    ///
    /// A name that is written before an element whose own mistake kept it out of the program counts as one.
    private func requireElementName(_ token: TokenID) -> Bool {
        let name = tree.tokens.names[token.index]
        note(tree.range(token), .elementName(name, owner: nil))
        if record?.focus != nil || isNameOfElement(name) { return true }
        if findings > 0, isWrittenBeforeElement(name) { return true }
        let candidates = elementNames.map { text($0) }.sorted()
        reportUnknown(
            UnknownNames.Key(name: name, owner: tree.range(tree.root)),
            .noElementOfName(text(name), tree.range(token), suggestion(for: name, in: candidates)))
        return false
    }

    private func isWrittenBeforeElement(_ name: Name) -> Bool {
        reach.files.contains { index in
            let tree = files[index].tree
            return (0..<tree.count).contains { index in
                let node = SyntaxNode(index)
                return tree.kind(node) == .namedElement && tree.tokens.names[tree.firstToken(node).index] == name
            }
        }
    }
}
