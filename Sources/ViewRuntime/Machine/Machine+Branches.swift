import ViewBase
import ViewIR
import ViewLayout

/// Conditions, branches, and the statements of functions and value closures.
extension Machine {
    /// Whether all conditions hold, binding the names of `let`s; nil if one failed.
    func hold(_ conditions: [Condition], _ frame: FrameID) -> Bool? {
        for condition in conditions {
            switch condition {
            case .availability: continue
            case .expression(let expression):
                guard let value = evaluate(expression, frame).bool else { return nil }
                if !value { return false }
            case .binding(let local, let optional):
                let value = evaluate(optional, frame)
                if value.isInvalid { return nil }
                guard let unwrapped = value.unwrapped else { return false }
                assign(local, unwrapped, frame)
            }
        }
        return true
    }

    /// The branch of an `if`.
    func choose(_ id: ConditionalID, _ frame: FrameID) -> Choice {
        let conditional = program.conditionals[id]
        for clause in conditional.clauses {
            guard let holds = hold(clause.conditions, frame) else { return .invalid }
            if holds { return .body(clause.body) }
        }
        return conditional.otherwise.map { .body($0) } ?? .nothing
    }

    /// The branch of a `switch`.
    func choose(_ id: SelectionID, _ frame: FrameID) -> Choice {
        let selection = program.selections[id]
        let subject = evaluate(selection.subject, frame)
        if subject.isInvalid { return .invalid }
        var fallback = Choice.nothing
        for candidate in selection.cases {
            if candidate.isDefault { fallback = .body(candidate.body) }
            for pattern in candidate.patterns {
                let value = evaluate(pattern, frame)
                if value.isInvalid { return .invalid }
                if matches(subject, value, pattern, frame) { return .body(candidate.body) }
            }
        }
        return fallback
    }

    private func matches(
        _ subject: Value<S>, _ pattern: Value<S>, _ place: ExpressionID, _ frame: FrameID
    ) -> Bool {
        if case .int(let number) = subject, case .range(let lower, let upper) = pattern {
            return lower <= number && number < upper
        }
        return areEqual(subject, pattern, place, frame)
    }

    /// The value of the branch of an `if` or `switch` after `=`.
    func value(of choice: Choice, _ frame: FrameID) -> Value<S> {
        guard case .body(let body) = choice else { return .invalid }
        switch body {
        case .value(let expression): return evaluate(expression, frame)
        case .statements(let block): return result(of: block, frame)
        case .content: return .invalid
        }
    }

    /// What the statements of a function or value closure return.
    ///
    /// They change nothing, and a function's frame has no constants of the view, so these are not refreshed meanwhile.
    func result(of block: StatementBlockID, _ frame: FrameID) -> Value<S> {
        let isActing = effects.isActing
        effects.isActing = false
        defer { effects.isActing = isActing }
        guard case .returned(let value) = run(block, frame) else { return .invalid }
        return value
    }

    /// Runs statements until one returns; a condition that fails returns an invalid value.
    func run(_ block: StatementBlockID, _ frame: FrameID) -> Flow<S> {
        for index in program.statementBlocks[block].statements.range {
            if effects.isActing { refreshConstants(frame) }
            if case .returned(let value) = run(program.statements[index], frame) { return .returned(value) }
        }
        return .next
    }

    private func run(_ statement: Statement, _ frame: FrameID) -> Flow<S> {
        switch statement {
        case .constant(let local, let value):
            let value = evaluate(value, frame)
            if effects.isActing, value.isInvalid { return .returned(.invalid) }
            assign(local, value, frame)
            return .next
        case .returned(let value):
            return .returned(value.map { evaluate($0, frame) } ?? .none)
        case .conditional(let conditional): return run(choose(conditional, frame), frame)
        case .selection(let selection): return run(choose(selection, frame), frame)
        case .guarded(let conditions, let otherwise):
            guard let holds = hold(conditions, frame) else { return .returned(.invalid) }
            return holds ? .next : run(otherwise, frame)
        case .loop(let local, let sequence, let body): return run(loop: local, sequence, body, frame)
        case .assign, .mutate, .call, .print, .withAnimation: return runEffect(statement, frame)
        }
    }

    private func run(_ choice: Choice, _ frame: FrameID) -> Flow<S> {
        switch choice {
        case .nothing: return .next
        case .body(.statements(let block)): return run(block, frame)
        case .body(.value(let expression)): return .returned(evaluate(expression, frame))
        case .body(.content), .invalid: return .returned(.invalid)
        }
    }

    private func run(
        loop local: LocalID, _ sequence: ExpressionID, _ body: StatementBlockID, _ frame: FrameID
    ) -> Flow<S> {
        let source = evaluate(sequence, frame)
        guard let count = count(of: source) else { return .returned(.invalid) }
        var position: Int64 = 0
        while position < count {
            guard spend(1, sequence, frame) else { return .returned(.invalid) }
            assign(local, element(of: source, at: position), frame)
            if case .returned(let value) = run(body, frame) { return .returned(value) }
            position += 1
        }
        return .next
    }
}
