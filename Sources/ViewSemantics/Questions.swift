import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// `#name.fact` in a step, with the suffixes that belong to it taken off.
    func resolveStepFact(_ node: SyntaxNode, _ suffixes: inout SuffixRun) -> Resolved {
        guard let path = namePath(node, &suffixes) else { return .invalid }
        guard let suffix = take(&suffixes), tree.kind(suffix) == .memberSuffix, let word = tree.child(suffix, .name)
        else {
            report(.stepFactNeedsMember(tree.text(node), program.namePaths[path].range))
            return .invalid
        }
        guard let member = FactMember.allCases.first(where: { $0.name == tree.text(word) }) else {
            if completes(tree.spelling(word), .fact) { return .invalid }
            let names = FactMember.allCases.map { $0.name }
            report(
                .unknownFact(tree.text(word), tree.range(word), Spelling.nearest(to: tree.text(word), among: names)))
            return .invalid
        }
        note(tree.range(word), .fact(member), resolve(member.type) ?? TypeTable.invalid)
        let start = tree.range(node).start
        guard member.takesName else {
            return question(.fact(path, member), member.type, from: start, to: tree.range(suffix).end)
        }
        guard let call = first(suffixes), tree.kind(call) == .callSuffix else {
            report(.relationNeedsName(member.name, tree.range(suffix)))
            return .invalid
        }
        _ = take(&suffixes)
        guard let others = names(ofCall: call) else { return .invalid }
        guard others.count == 1 else {
            report(.relationNeedsName(member.name, tree.range(call)))
            return .invalid
        }
        return question(.relation(path, member, others[0]), member.type, from: start, to: tree.range(call).end)
    }

    /// What a word asks in a step: `exists(#row)`, `window.size`, `printed`, `noTruncation`; nil for other names.
    func resolveStepWord(_ node: SyntaxNode, _ suffixes: inout SuffixRun) -> Resolved? {
        let name = tree.spelling(node)
        guard body.test.isStep, locals.find(name) == nil, files[file].find(name) == nil else { return nil }
        let word = tree.text(node)
        if let check = ScreenCheck.allCases.first(where: { $0.name == word }) {
            return resolveCheck(check, node, &suffixes)
        }
        switch word {
        case "printed":
            let range = tree.range(node)
            return question(.printed, .array(.string), from: range.start, to: range.end)
        case "exists": return resolveExists(node, &suffixes)
        case "window": return resolveWindow(node, &suffixes)
        default: return nil
        }
    }

    /// The words that ask for something in steps.
    var stepWords: [String] { ScreenCheck.allCases.map { $0.name } + ["printed", "exists", "window"] }

    private func resolveExists(_ node: SyntaxNode, _ suffixes: inout SuffixRun) -> Resolved {
        guard let call = take(&suffixes), tree.kind(call) == .callSuffix else {
            report(.checkNeedsNames("exists", 1, tree.range(node)))
            return .invalid
        }
        guard let paths = names(ofCall: call) else { return .invalid }
        guard paths.count == 1 else {
            report(.checkNeedsNames("exists", 1, tree.range(call)))
            return .invalid
        }
        return question(.exists(paths[0]), .bool, from: tree.range(node).start, to: tree.range(call).end)
    }

    private func resolveWindow(_ node: SyntaxNode, _ suffixes: inout SuffixRun) -> Resolved {
        guard let suffix = take(&suffixes), let word = tree.child(suffix, .name), tree.text(word) == "size" else {
            report(.windowHasSize(tree.range(node)))
            return .invalid
        }
        return question(
            .windowSize, .vocabulary(.size), from: tree.range(node).start, to: tree.range(suffix).end)
    }

    private func resolveCheck(_ check: ScreenCheck, _ node: SyntaxNode, _ suffixes: inout SuffixRun) -> Resolved {
        var paths: [NamePathID] = []
        var end = tree.range(node).end
        if let call = first(suffixes), tree.kind(call) == .callSuffix {
            _ = take(&suffixes)
            guard let given = names(ofCall: call) else { return .invalid }
            paths = given
            end = tree.range(call).end
        }
        if paths.count < check.leastNames {
            report(.checkNeedsNames(check.name, check.leastNames, tree.range(node)))
            return .invalid
        }
        return question(.check(check, paths), .bool, from: tree.range(node).start, to: end)
    }

    /// The paths in the parentheses of a call; nil, reported, where something else stands there.
    private func names(ofCall call: SyntaxNode) -> [NamePathID]? {
        var paths: [NamePathID] = []
        for argument in arguments(ofCall: call) {
            guard let path = argumentPath(argument.value) else { return nil }
            paths.append(path)
        }
        return paths
    }

    private func argumentPath(_ node: SyntaxNode) -> NamePathID? {
        let base = tree.kind(node) == .postfixExpression ? tree.expression(node) : node
        guard let base, tree.kind(base) == .factExpression else {
            report(.argumentNeedsName(tree.range(node)))
            return nil
        }
        var suffixes = SuffixRun(next: tree.subtreeEnd(base), end: tree.subtreeEnd(node))
        guard let path = namePath(base, &suffixes) else { return nil }
        if let rest = first(suffixes) {
            report(.argumentNeedsName(tree.range(rest)))
            return nil
        }
        return path
    }

    private func question(_ question: Question, _ type: ValueType, from start: UInt32, to end: UInt32) -> Resolved {
        let range = SourceRange(file: tree.source.id, start: start, end: end)
        let id = program.questions.append(question)
        return .value(append(.question(id), resolve(type) ?? TypeTable.invalid, range))
    }
}
