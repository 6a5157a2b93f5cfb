import ViewBase
import ViewFormat
import ViewIR

/// The first values of states that read other members of their view.
extension SwiftEmitter {
    /// Writes the first values of states that read other members, and before them the members that they read.
    mutating func writeFirstValues(_ view: ViewDeclaration) {
        let late = view.states.indices.filter { readsMembers(view.states[$0].initialValue) }
        let values = late.map { view.states[$0].initialValue }
        let all = SwiftFirstReads(values, of: view, program)
        for member in all.members where !readsEnvironment(member, of: view) { write(member, of: view) }
        for index in late {
            let value = view.states[index].initialValue
            let own = SwiftFirstReads([value], of: view, program)
            write("_\(SwiftNames.bare(scope.states[index])) = State")
            if own.readsEnvironment {
                writeReading(value, view.states[index].type, own, of: view)
            } else {
                write("(initialValue: ")
                if all.states.contains(index) {
                    write(scope.states[index])
                } else {
                    write(value, .stored(view.states[index].type))
                }
                write(")")
            }
            append(.freshLine)
        }
    }

    /// Writes a first value as a closure that is handed the environment.
    private mutating func writeReading(
        _ value: ExpressionID, _ type: TypeID, _ reads: SwiftFirstReads, of view: ViewDeclaration
    ) {
        let outer = scope
        let environment = scope.invented("environment")
        readEnvironment(from: environment)
        write(" { \(environment) in")
        append(.indent)
        line()
        let members = reads.members.filter { readsEnvironment($0, of: view) }
        for member in members { write(member, of: view) }
        if !members.isEmpty { write("return ") }
        write(value, .stored(type))
        append(.outdent)
        append(.freshLine)
        write("}")
        let lint = scope.lint
        scope = outer
        scope.lint = lint
    }

    private func readsEnvironment(_ member: SwiftFirstReads.Member, of view: ViewDeclaration) -> Bool {
        SwiftFirstReads([SwiftFirstReads.value(member, of: view)], of: view, program).readsEnvironment
    }

    /// Writes a member as a constant of this place.
    private mutating func write(_ member: SwiftFirstReads.Member, of view: ViewDeclaration) {
        let (name, type) =
            switch member {
            case .constant(let index): (scope.name(view.constants[index].local), view.constants[index].type)
            case .state(let index): (scope.states[index], view.states[index].type)
            }
        let value = SwiftFirstReads.value(member, of: view)
        assign("let \(name): \(spelling(type)) =", value, .stored(type))
        append(.freshLine)
        switch member {
        case .constant(let index):
            scope.setNumbers(view.constants[index].local, folded(value), isKnown: isKnownOrWritten(value))
        case .state(let index): scope.firstNumbers[index] = folded(value)
        }
    }
}
