import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

extension SwiftEmitter {
    /// Writes the statements of a function's or action's body, a line each.
    ///
    /// A function's only statement gives its value without `return`.
    mutating func write(statements id: StatementBlockID, ofFunction: Bool = false) {
        let list = program.statementBlocks[id].statements
        if ofFunction, list.count == 1 {
            write(program.statements[list.range.lowerBound], isOnly: true)
        } else {
            write(statements: list)
        }
    }

    private mutating func write(statements list: IDList) {
        for index in list.range {
            append(.freshLine)
            write(program.statements[index])
            append(.freshLine)
        }
    }

    /// Writes a closure's braces, head and statements, on one line if they fit; a closure's only value needs no `return`.
    mutating func writeBlock(
        _ head: String, _ statements: IDList, mayBeShort: Bool = true, isClosure: Bool = true
    ) {
        if isFlat { return writeFlatBlock(head, statements, isClosure: isClosure) }
        if mayBeShort, statements.count == 1, isShort(program.statements[statements.range.lowerBound]) {
            open(.openBlock)
            write("{")
            if !head.isEmpty { write(" \(head)") }
            append(.indent)
            append(.line)
            write(program.statements[statements.range.lowerBound], isOnly: isClosure)
            append(.outdent)
            append(.line)
            write("}")
            return close()
        }
        if mayBeShort, statements.count == 0 { return write(head.isEmpty ? "{}" : "{ \(head) }") }
        write(head.isEmpty ? "{" : "{ \(head)")
        append(.indent)
        line()
        write(statements: statements)
        append(.outdent)
        append(.freshLine)
        write("}")
    }

    /// Writes a closure on the line of the string that it stands in, which cannot be broken.
    private mutating func writeFlatBlock(_ head: String, _ statements: IDList, isClosure: Bool) {
        write(head.isEmpty ? "{ " : "{ \(head) ")
        for index in statements.range {
            if index > statements.range.lowerBound { write("; ") }
            write(program.statements[index], isOnly: isClosure && statements.count == 1)
        }
        write(statements.count == 0 ? "}" : " }")
    }

    private func isShort(_ statement: Statement) -> Bool {
        switch statement {
        case .constant, .assign, .mutate, .call, .print, .returned: true
        case .withAnimation, .conditional, .selection, .guarded, .loop: false
        }
    }

    /// Binds a closure's parameters; what stands before `in`, or nothing where they are `$0`, `$1` ….
    mutating func bindClosure(_ parameters: [LocalID], mayBeAnonymous: Bool) -> String {
        if parameters.isEmpty { return "" }
        let isAnonymous = mayBeAnonymous && parameters.allSatisfy { $0.name == Interner.empty }
        var head = ""
        for index in parameters.indices {
            let given = text(parameters[index].name)
            if isAnonymous {
                scope.set(parameters[index], "$\(index)")
            } else {
                let name = given.isEmpty ? (index == 0 ? "value" : "value\(index)") : given
                head += (index > 0 ? ", " : "") + scope.bind(parameters[index], name)
            }
        }
        return isAnonymous ? "" : head + " in"
    }

    /// Writes a handler's block.
    mutating func writeHandler(_ id: StatementBlockID, mayBeShort: Bool = true) {
        let block = program.statementBlocks[id]
        let outer = scope.isInCondition
        scope.isInCondition = false
        let head = bindClosure(block.parameters, mayBeAnonymous: false)
        writeBlock(head, block.statements, mayBeShort: mayBeShort)
        scope.isInCondition = outer
    }

    private mutating func write(_ statement: Statement, isOnly: Bool = false) {
        switch statement {
        case .constant(let local, let value): writeConstant(local, value)
        case .assign(let path, let how, let value): writeAssignment(program.paths[path], how, value)
        case .mutate(let path, let member, let arguments):
            writePath(program.paths[path], isBinding: false)
            write(".\(Catalog.members[member.index].name)")
            writeArguments(Catalog.members[member.index].parameters ?? [], program.list(arguments))
        case .call(let callee, let arguments): write(callee, program.list(arguments))
        case .print(let arguments): list("print(", program.list(arguments).map { item in { $0.write(item) } }, ")")
        case .withAnimation(let animation, let body): writeAnimation(animation, body)
        case .conditional(let conditional): write(statement: program.conditionals[conditional])
        case .selection(let selection): write(statement: program.selections[selection])
        case .guarded(let conditions, let otherwise): writeGuard(conditions, otherwise)
        case .loop(let local, let sequence, let body): writeLoop(local, sequence, body)
        case .returned(let value):
            guard let value else { return write("return") }
            if !isOnly { write("return ") }
            write(value, .stored(scope.result ?? program.type(value)))
        }
    }

    /// Writes a `let` with its type, which spares the compiler the search for it.
    mutating func writeConstant(_ local: LocalID, _ value: ExpressionID) {
        let type = program.type(value)
        let given = text(local.name)
        let name = scope.bind(local, given.isEmpty ? "value" : given, type, isPattern: true)
        write("let \(name)\(isEvident(value) ? "" : ": \(spelling(type))") = ")
        write(value, isEvident(value) ? .free : .stored(type))
    }

    /// Whether a value shows its type to the reader and the compiler.
    func isEvident(_ value: ExpressionID) -> Bool {
        switch program.expressions[value] {
        case .bool, .int, .double, .string, .interpolation, .recordValue, .enumCase: true
        default: false
        }
    }

    private mutating func writeAssignment(_ path: StoragePath, _ how: AssignmentOperator, _ value: ExpressionID) {
        writePath(path, isBinding: false)
        switch how {
        case .set: write(" = ")
        case .add: write(" += ")
        case .subtract: write(" -= ")
        case .multiply: write(" *= ")
        case .divide: write(" /= ")
        }
        write(value, .stored(program.type(value)))
    }

    private mutating func write(_ callee: Callee, _ arguments: ArraySlice<ExpressionID>) {
        switch callee {
        case .action(let index):
            guard let view = scope.view else { return }
            write(scope.actions[index])
            writeArguments(program.views[view].actions[index].parameters, arguments)
        case .handler(let handler):
            write(handler)
            if unwrapped(program.type(handler)) != nil { write("?") }
            list("(", arguments.map { item in { $0.write(item, .stored($0.program.type(item))) } }, ")")
        }
    }

    private mutating func writeAnimation(_ animation: ExpressionID?, _ body: StatementBlockID) {
        write("withAnimation")
        if let animation {
            write("(")
            write(animation, .argument)
            write(")")
        }
        write(" ")
        writeBlock("", program.statementBlocks[body].statements)
    }

    // MARK: Branches

    /// Writes conditions with commas between; the names that they bind hold from then on.
    mutating func write(conditions: [Condition]) {
        let outer = scope.isInCondition
        scope.isInCondition = true
        for index in conditions.indices {
            if index > 0 { write(", ") }
            switch conditions[index] {
            case .expression(let value): write(condition: value)
            case .availability: write("#available(iOS 13.0, *)")
            case .binding(let local, let value): writeBinding(local, value)
            }
        }
        scope.isInCondition = outer
    }

    /// A condition without parentheses around it, which Swift needs none of.
    private mutating func write(condition value: ExpressionID) {
        if case .parenthesized(let inner) = program.expressions[value] { return write(condition: inner) }
        write(value)
    }

    private mutating func writeBinding(_ local: LocalID, _ value: ExpressionID) {
        let name = scope.bind(local, text(local.name), unwrapped(program.type(value)), isPattern: true)
        if case .local(let source) = program.expressions[value], scope.name(source) == name {
            write("let \(name)")
        } else {
            write("let \(name) = ")
            write(value)
        }
    }

    /// Writes an `if` of statements, or one that is a value.
    mutating func write(statement conditional: Conditional, _ context: SwiftContext = .free) {
        for index in conditional.clauses.indices {
            write(index == 0 ? "if " : " else if ")
            write(conditions: conditional.clauses[index].conditions)
            space()
            write(body: conditional.clauses[index].body, context)
        }
        if let otherwise = conditional.otherwise {
            write(" else ")
            write(body: otherwise, context)
        }
    }

    /// Writes a `switch` of statements, or one that is a value.
    mutating func write(statement selection: Selection, _ context: SwiftContext = .free) {
        write("switch ")
        write(selection.subject)
        write(" {")
        for item in selection.cases {
            line()
            write(patterns: item)
            append(.indent)
            line()
            switch item.body {
            case .statements(let block) where program.statementBlocks[block].statements.count == 0: write("break")
            case .statements(let block): write(statements: block)
            case .value(let value): write(value, context)
            case .content: break
            }
            append(.outdent)
        }
        append(.freshLine)
        write("}")
    }

    /// Writes `case a, b:` or `default:`.
    mutating func write(patterns item: SelectionCase) {
        if item.isDefault { return write("default:") }
        write("case ")
        for index in item.patterns.indices {
            if index > 0 { write(", ") }
            write(pattern: item.patterns[index])
        }
        write(":")
    }

    /// Writes a pattern, or what a loop runs over: a closed range as it is.
    mutating func write(pattern: ExpressionID) {
        if case .range(let lower, let upper, true) = program.expressions[pattern] {
            write(lower)
            write("...")
            write(upper)
        } else if case .wrap(let inner) = program.expressions[pattern], isNamedLikeOptionals(inner) {
            // A case with its enum's name is no pattern of an optional.
            write(".some(")
            write(inner, .argument)
            write(")")
        } else if case .enumCase(let type, let index) = program.expressions[pattern] {
            write(".\(caseName(type, index))")
        } else {
            write(pattern, .argument)
        }
    }

    /// Writes a branch of statements or of one value.
    private mutating func write(body: BranchBody, _ context: SwiftContext) {
        braces { emitter in
            switch body {
            case .statements(let block): emitter.write(statements: block)
            case .value(let value): emitter.write(value, context)
            case .content: break
            }
        }
    }

    private mutating func writeGuard(_ conditions: [Condition], _ otherwise: StatementBlockID) {
        write("guard ")
        write(conditions: conditions)
        write(" else ")
        writeBlock("", program.statementBlocks[otherwise].statements, isClosure: false)
    }

    private mutating func writeLoop(_ local: LocalID, _ sequence: ExpressionID, _ body: StatementBlockID) {
        let given = text(local.name)
        let element = elementType(program.type(sequence))
        let name = scope.bind(local, given.isEmpty ? "value" : given, element, isPattern: true)
        let outer = scope.isInCondition
        scope.isInCondition = true
        write("for \(name) in ")
        write(pattern: sequence)
        scope.isInCondition = outer
        space()
        braces { $0.write(statements: body) }
    }

    /// The type of a collection's elements; nil for what is none.
    func elementType(_ type: TypeID) -> TypeID? {
        switch program.types.shape(type) {
        case .array(let element): element
        case .range: TypeTable.int
        default: nil
        }
    }
}
