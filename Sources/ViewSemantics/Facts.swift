import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// `#name.fact` in content, with the suffix that names the fact taken off.
    ///
    /// Facts are known after layout; only the counts of a row can be read before, from where they cannot feed back,
    /// which `placeCountReaders` sees to once the whole content is checked.
    func resolveFact(_ node: SyntaxNode, _ suffixes: inout SuffixRun) -> Resolved {
        if body.test.isStep { return resolveStepFact(node, &suffixes) }
        let row = tree.spelling(node)
        let name = "#" + text(row)
        guard let suffix = take(&suffixes), tree.kind(suffix) == .memberSuffix, let word = tree.child(suffix, .name)
        else {
            report(.factNeedsMember(name, tree.range(node)))
            return .invalid
        }
        note(tree.range(node), .elementName(row, owner: ownerPlace))
        let range = SourceRange(
            file: tree.source.id, start: tree.range(node).start, end: tree.range(suffix).end)
        guard let member = FactMember.allCases.first(where: { $0.name == tree.text(word) }) else {
            if completes(tree.spelling(word), .fact) { return .invalid }
            let names = FactMember.allCases.filter { $0.isReadableInContent }.map { $0.name }
            report(
                .unknownFact(
                    tree.text(word), tree.range(word), Spelling.nearest(to: tree.text(word), among: names)))
            return .invalid
        }
        note(tree.range(word), .fact(member), resolve(member.type) ?? TypeTable.invalid)
        guard member.isReadableInContent else {
            report(.factInContent(name + "." + member.name, range))
            return .invalid
        }
        guard isContentOfView else {
            report(.countOutsideContent(name + "." + member.name, range))
            return .invalid
        }
        body.counts.read(row, range)
        let slots = countSlots(row)
        let fact = program.facts.append(
            FactReference(
                names: [row], member: member, local: member == .hiddenCount ? slots.hidden : slots.shown,
                range: range))
        return .value(append(.fact(fact), TypeTable.int, range))
    }

    /// The slots of the frame for a row's counts.
    private func countSlots(_ row: Name) -> CountSlots {
        if let known = body.counts.slots(of: row) { return known }
        let slots = CountSlots(row: row, hidden: body.newLocal(), shown: body.newLocal())
        body.counts.add(slots)
        return slots
    }

    /// Whether what is being checked is content of a view or preview itself, evaluated where it is written.
    private var isContentOfView: Bool {
        guard case .content = body.mode, body.memberChain.isEmpty, body.currentPiece == nil else { return false }
        switch body.owner {
        case .view, .preview: return true
        case .constant, .record, .function: return false
        }
    }
}
