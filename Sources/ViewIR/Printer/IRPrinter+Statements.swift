import ViewBase
import ViewCatalog

extension IRPrinter {
    /// Writes the statements of a block, each on lines of its own.
    mutating func write(_ id: StatementBlockID) {
        let block = program.statementBlocks[id]
        if !block.parameters.isEmpty { line("\(locals(block.parameters)) in", at: block.range) }
        for statement in program.statements[block.statements.range] { write(statement) }
    }

    private mutating func write(_ statement: Statement) {
        switch statement {
        case .conditional(let conditional): write(program.conditionals[conditional])
        case .selection(let selection): write(program.selections[selection])
        case .withAnimation(let animation, let body):
            line("withAnimation(\(animation.map { text($0) } ?? ""))")
            nested { printer in printer.write(body) }
        case .guarded(let conditions, let otherwise):
            line("guard \(self.conditions(conditions)) else")
            nested { printer in printer.write(otherwise) }
        case .loop(let local, let sequence, let body):
            line("for \(text(local)) in \(typed(sequence))", at: program.range(sequence))
            nested { printer in printer.write(body) }
        case .constant, .assign, .mutate, .call, .print, .returned: line(inline(statement), at: place(statement))
        }
    }

    /// The place of the expression that a simple statement holds, where it holds one.
    private func place(_ statement: Statement) -> SourceRange? {
        switch statement {
        case .constant(_, let value), .assign(_, _, let value): program.range(value)
        case .returned(let value): value.map { program.range($0) }
        case .mutate(_, _, let arguments), .call(_, let arguments), .print(let arguments):
            program.list(arguments).first.map { program.range($0) }
        case .conditional, .selection, .withAnimation, .guarded, .loop: nil
        }
    }

    /// A block of statements on one line.
    func inline(_ id: StatementBlockID) -> String {
        let block = program.statementBlocks[id]
        let parameters = block.parameters.isEmpty ? "" : "\(locals(block.parameters)) in "
        let statements = program.statements[block.statements.range].map { inline($0) }
        return "{ \(parameters)\(statements.joined(separator: "; ")) }"
    }

    private func inline(_ statement: Statement) -> String {
        switch statement {
        case .constant(let local, let value): return "let \(text(local)) = \(typed(value))"
        case .assign(let path, let how, let value): return "\(text(path)) \(text(how)) \(text(value))"
        case .mutate(let path, let member, let arguments):
            return "\(text(path)).\(call(Catalog.members[member.index], arguments))"
        case .call(let callee, let arguments): return "\(text(callee))(\(texts(arguments)))"
        case .print(let arguments): return "print(\(texts(arguments)))"
        case .withAnimation(let animation, let body):
            return "withAnimation(\(animation.map { text($0) } ?? "")) \(inline(body))"
        case .conditional(let conditional): return inline(program.conditionals[conditional])
        case .selection(let selection): return inline(program.selections[selection])
        case .guarded(let conditions, let otherwise):
            return "guard \(self.conditions(conditions)) else \(inline(otherwise))"
        case .loop(let local, let sequence, let body):
            return "for \(text(local)) in \(text(sequence)) \(inline(body))"
        case .returned(let value): return value.map { "return \(text($0))" } ?? "return"
        }
    }

    private func text(_ how: AssignmentOperator) -> String {
        switch how {
        case .set: "="
        case .add: "+="
        case .subtract: "-="
        case .multiply: "*="
        case .divide: "/="
        }
    }

    private func text(_ callee: Callee) -> String {
        switch callee {
        case .action(let index): "action \(index)"
        case .handler(let handler): text(handler)
        }
    }

    /// A storage path: `state 0.1[i]`.
    func text(_ id: PathID) -> String {
        let path = program.paths[id]
        var result =
            switch path.root {
            case .state(let index): "state \(index)"
            case .binding(let local): "$\(text(local))"
            }
        for step in path.steps {
            switch step {
            case .field(let index): result += ".\(index)"
            case .element(let index): result += "[\(text(index))]"
            }
        }
        return result
    }
}
