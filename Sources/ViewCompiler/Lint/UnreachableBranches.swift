import ViewBase
import ViewIR
import ViewSyntax

/// Finds branches that are never taken: of an `if` whose condition is known, or was tested before in the same chain.
struct UnreachableBranches {
    private let program: Program
    private let trees: [SyntaxTree]
    private var found: [Diagnostic] = []

    static func find(_ program: Program, _ trees: [SyntaxTree]) -> [Diagnostic] {
        var search = UnreachableBranches(program: program, trees: trees)
        for conditional in program.conditionals.elements { search.visit(conditional) }
        return search.found
    }

    private mutating func visit(_ conditional: Conditional) {
        let clauses = conditional.clauses
        for index in clauses.indices {
            guard let condition = onlyCondition(clauses[index]) else { continue }
            let range = program.range(condition)
            switch value(condition) {
            case false:
                found.append(.neverTaken(range))
            case true:
                if index + 1 < clauses.count || conditional.otherwise != nil { found.append(.alwaysTaken(range)) }
                return
            case nil:
                let text = text(range)
                let earlier = clauses[..<index].first { clause in
                    onlyCondition(clause).map { self.text(program.range($0)) == text } ?? false
                }
                if let earlier = earlier.flatMap({ onlyCondition($0) }) {
                    found.append(.testedBefore(range, program.range(earlier)))
                }
            }
        }
    }

    /// The condition of a clause that has one and binds nothing.
    private func onlyCondition(_ clause: ConditionalClause) -> ExpressionID? {
        guard clause.conditions.count == 1, case .expression(let condition) = clause.conditions[0] else { return nil }
        return condition
    }

    private func text(_ range: SourceRange) -> ArraySlice<UInt8> {
        trees[range.file.index].source.bytes[range.offsets]
    }

    /// The value of a condition that holds only literals; nil where it depends on more.
    private func value(_ condition: ExpressionID) -> Bool? {
        switch program.expressions[condition] {
        case .bool(let value): return value
        case .parenthesized(let inner): return value(inner)
        case .not(let inner): return value(inner).map { !$0 }
        case .and(let list):
            let values = program.list(list).map { value($0) }
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        case .or(let list):
            let values = program.list(list).map { value($0) }
            return values.contains(true) ? true : values.contains(nil) ? nil : false
        default: return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func neverTaken(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unreachableBranch, .warning, "this never holds, so the branch is never taken", range)
    }

    fileprivate static func alwaysTaken(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.unreachableBranch, .warning, "this always holds, so the branches after it are never taken", range)
    }

    fileprivate static func testedBefore(_ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            .unreachableBranch, .warning, "this is tested before, so the branch is never taken", range,
            notes: [DiagnosticNote("it is here", earlier)])
    }
}
