import ViewBase
import ViewIR

/// What a program calls its locals: parameters of blocks, closures, functions and actions, and what `let`, `for` and
/// conditions bind; not the parameters of views, which are members.
struct SwiftLocals {
    private(set) var names: Set<String> = []

    init(_ program: Program) {
        var seen: Set<Name> = []
        func add(_ name: Name) {
            if seen.insert(name).inserted { names.insert(program.names.text(name)) }
        }
        func add(_ locals: [LocalID]) {
            for local in locals { add(local.name) }
        }
        func add(_ conditions: [Condition]) {
            for condition in conditions {
                if case .binding(let local, _) = condition { add(local.name) }
            }
        }
        func add(_ parameters: [Parameter]) {
            for parameter in parameters { add(parameter.name) }
        }
        for block in program.blocks.elements { add(block.parameters) }
        for item in program.items {
            if case .constant(let local, _) = item { add(local.name) }
        }
        for conditional in program.conditionals.elements {
            for clause in conditional.clauses { add(clause.conditions) }
        }
        for closure in program.closures.elements { add(closure.parameters) }
        for block in program.statementBlocks.elements { add(block.parameters) }
        for statement in program.statements {
            switch statement {
            case .constant(let local, _), .loop(let local, _, _): add(local.name)
            case .guarded(let conditions, _): add(conditions)
            default: break
            }
        }
        for function in program.functions.elements { add(function.parameters) }
        for view in program.views.elements {
            for piece in view.pieces { add(piece.parameters) }
            for action in view.actions { add(action.parameters) }
        }
    }
}
