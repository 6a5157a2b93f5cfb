import ViewBase
import ViewIR

/// Finds branches that are never taken: of an `if` whose condition is known by its literals, by conditions before it in
/// the same chain or, in content, by those of the branches that it stands in.
struct UnreachableBranches {
    private let program: Program
    private var facts: ConditionFacts
    private var isVisited: [Bool]
    private var found: [Diagnostic] = []

    static func find(_ program: Program) -> [Diagnostic] {
        guard program.conditionals.count > 0 else { return [] }
        var search = UnreachableBranches(program)
        // Only where one stands in another is there anything to know of the way to it.
        if program.conditionals.ids.contains(where: { search.holdsAnother($0) }) {
            for file in program.files { for declaration in file.declarations { search.walk(declaration) } }
        }
        // Those of statements and values: storage may change between one and another inside it.
        for id in program.conditionals.ids where !search.isVisited[id.index] { search.visit(id) { _, _ in } }
        return search.found
    }

    private init(_ program: Program) {
        self.program = program
        facts = ConditionFacts(program)
        isVisited = Array(repeating: false, count: program.conditionals.count)
    }

    private mutating func walk(_ declaration: DeclarationReference) {
        switch declaration {
        case .view(let id):
            walk(program.views[id].body)
            for piece in program.views[id].pieces { walk(piece.body) }
        case .preview(let id): walk(program.previews[id].body)
        case .record, .enumeration, .constant, .function, .test: break
        }
    }

    private mutating func walk(_ block: BlockID) {
        for item in program.items[program.blocks[block].items.range] {
            switch item {
            case .element(let id):
                let element = program.elements[id]
                walk(element.arguments)
                for modifier in program.modifiers[element.modifiers.range] { walk(modifier.arguments) }
            case .conditional(let id): visit(id) { search, body in search.walk(body) }
            case .selection(let id): for branch in program.selections[id].cases { walk(branch.body) }
            case .reader(let id): walk(program.countReaders[id].content)
            case .constant: break
            }
        }
    }

    private mutating func walk(_ arguments: IDList) {
        for argument in program.arguments[arguments.range] {
            switch argument.value {
            case .block(let block): walk(block)
            case .expression(let value):
                if case .content(let block) = program.expressions[value] { walk(block) }
            case .statements: break
            }
        }
    }

    private mutating func walk(_ body: BranchBody) {
        if case .content(let block) = body { walk(block) }
    }

    /// Looks at an `if`, and at its branches with what is known in each.
    private mutating func visit(
        _ id: ConditionalID, _ walk: (inout UnreachableBranches, BranchBody) -> Void
    ) {
        isVisited[id.index] = true
        let conditional = program.conditionals[id]
        let isNoted = conditional.clauses.count > 1 || holdsAnother(id)
        let mark = facts.mark
        for (index, clause) in conditional.clauses.enumerated() {
            facts.chain = id.index
            let isLast = index + 1 == conditional.clauses.count && conditional.otherwise == nil
            let answer = answer(clause)
            if let answer, !answer.value || !isLast { report(answer, clause) }
            // What is known in a branch that is never taken is wrong, and nothing inside it is told.
            if answer?.value != false {
                let inside = facts.mark
                if isNoted { for condition in clause.conditions { assume(condition, true) } }
                walk(&self, clause.body)
                facts.forget(to: inside)
                facts.chain = id.index
            }
            if let answer, answer.value {
                facts.forget(to: mark)
                return
            }
            if isNoted, clause.conditions.count == 1 { assume(clause.conditions[0], false) }
        }
        if let otherwise = conditional.otherwise { walk(&self, otherwise) }
        facts.forget(to: mark)
    }

    /// Whether another `if` stands inside one: those inside come before it.
    private func holdsAnother(_ id: ConditionalID) -> Bool {
        guard id.index > 0 else { return false }
        let (inner, outer) = (program.conditionals[ConditionalID(id.index - 1)].range, program.conditionals[id].range)
        return inner.file == outer.file && inner.start > outer.start && inner.end <= outer.end
    }

    /// Whether all conditions of a clause are known to hold, or one not to.
    private mutating func answer(_ clause: ConditionalClause) -> ConditionFacts.Answer? {
        var source: SourceRange?
        var isKnown = true
        for condition in clause.conditions {
            if let one = answer(condition) {
                if !one.value { return one }
                source = source ?? one.source
            } else {
                isKnown = false
            }
        }
        return isKnown ? ConditionFacts.Answer(value: true, source: source) : nil
    }

    private mutating func answer(_ condition: Condition) -> ConditionFacts.Answer? {
        switch condition {
        case .expression(let value): facts.answer(value)
        case .binding(_, let optional):
            facts.answerNil(optional).map { ConditionFacts.Answer(value: !$0.value, source: $0.source) }
        case .availability: nil
        }
    }

    private mutating func assume(_ condition: Condition, _ value: Bool) {
        switch condition {
        case .expression(let expression): facts.assume(expression, value)
        case .binding(_, let optional): facts.assumeNil(optional, !value)
        case .availability: break
        }
    }

    private mutating func report(_ answer: ConditionFacts.Answer, _ clause: ConditionalClause) {
        guard let range = range(clause) else { return }
        found.append(.unreachable(answer, range))
    }

    /// From the first condition to the last.
    private func range(_ clause: ConditionalClause) -> SourceRange? {
        let ranges = clause.conditions.compactMap { condition -> SourceRange? in
            switch condition {
            case .expression(let value), .binding(_, let value): program.range(value)
            case .availability: nil
            }
        }
        guard let first = ranges.first, let last = ranges.last else { return nil }
        return SourceRange(file: first.file, start: first.start, end: last.end)
    }
}

extension Diagnostic {
    fileprivate static func unreachable(_ answer: ConditionFacts.Answer, _ range: SourceRange) -> Diagnostic {
        let here = answer.source == nil ? "" : " here"
        let message =
            answer.value
            ? "this always holds" + here + ", so the branches after it are never taken"
            : "this never holds" + here + ", so the branch is never taken"
        let notes = answer.source.map { [DiagnosticNote("because of what is tested here", $0)] }
        return Diagnostic(.unreachableBranch, .warning, message, range, notes: notes ?? [])
    }
}
