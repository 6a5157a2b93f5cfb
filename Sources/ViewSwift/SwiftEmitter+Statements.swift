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
        append(.freshLine)
        for index in list.range {
            if index > list.range.lowerBound { separate() }
            write(program.statements[index])
        }
        append(.freshLine)
    }

    /// Writes a closure's braces, head and statements, on one line if they fit; a closure's only value needs no `return`.
    mutating func writeBlock(
        _ head: String, _ statements: IDList, mayBeShort: Bool = true, isClosure: Bool = true
    ) {
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

    private func isShort(_ statement: Statement) -> Bool {
        switch statement {
        case .constant, .assign, .mutate, .call, .print, .returned: true
        case .withAnimation, .conditional, .selection, .guarded, .loop: false
        }
    }

    /// Binds a closure's parameters; what stands before `in`, or nothing where they are `$0`, `$1` ….
    mutating func bindClosure(_ parameters: [LocalID], _ body: StatementBlockID, mayBeAnonymous: Bool) -> String {
        if parameters.isEmpty { return "" }
        let isNamed = parameters.allSatisfy { $0.name != Interner.empty }
        let uses = isNamed ? nil : Uses(body, program)
        if mayBeAnonymous, let uses, !uses.hasClosures, parameters.allSatisfy({ $0.name == Interner.empty }) {
            for index in parameters.indices { scope.set(parameters[index], "$\(index)") }
            return ""
        }
        var head = ""
        for index in parameters.indices {
            let given = parameters[index].name
            head += index > 0 ? ", " : ""
            if let uses, given == Interner.empty {
                head += bindInvented(parameters[index], index == 0 ? "value" : "value\(index)", uses)
            } else {
                head += scope.bind(parameters[index], text(given))
            }
        }
        return head + " in"
    }

    /// Gives a local that the source does not name a name that hides nothing which is used where it holds.
    mutating func bindInvented(_ local: LocalID, _ name: String, _ uses: Uses, _ type: TypeID? = nil) -> String {
        var used: Set<String> = []
        for other in uses.locals { used.insert(SwiftNames.bare(scope.name(other.local))) }
        for constant in uses.constants { used.insert(SwiftNames.bare(names.constants[constant.index])) }
        for function in uses.functions { used.insert(SwiftNames.bare(names.functions[function.index])) }
        func isBound(_ name: String) -> Bool { program.names.find(name).map { uses.boundNames.contains($0) } ?? false }
        var free = name
        while used.contains(free) || scope.taken.contains(free) || isBound(free) { free += "_" }
        scope.lint.declare(free, isPattern: false)
        scope.set(local, free, type)
        return free
    }

    /// Writes a handler's block.
    mutating func writeHandler(_ id: StatementBlockID, mayBeShort: Bool = true) {
        let block = program.statementBlocks[id]
        let outer = scope.isInCondition
        scope.isInCondition = false
        let head = bindClosure(block.parameters, id, mayBeAnonymous: false)
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
            writeArguments(
                Catalog.members[member.index].parameters ?? [], program.list(arguments),
                element: typeHeld(at: program.paths[path]).flatMap { elementType($0) })
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
        let numbers = folded(value)
        let given = text(local.name)
        let name = scope.bind(local, given.isEmpty ? "value" : given, type, isPattern: true)
        let isEvident = isEvident(value)
        assign("let \(name)\(isEvident ? "" : ": \(spelling(type))") =", value, isEvident ? .free : .stored(type))
        scope.setNumbers(local, numbers, isKnown: isKnownOrWritten(value))
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
        if how == .divide, folded(value).contains(.whole(0)) {
            write(" /= ")
            return write(value, isHidden: true)
        }
        let sign =
            switch how {
            case .set: " ="
            case .add: " +="
            case .subtract: " -="
            case .multiply: " *="
            case .divide: " /="
            }
        assign(sign, value, .stored(typeHeld(at: path) ?? program.type(value)))
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

    /// Writes conditions with commas between, and the space before what follows; the names that they bind hold from
    /// then on.
    mutating func write(conditions: [Condition]) {
        if conditions.count == 1, case .expression(let value) = conditions[0] { return write(head: value) }
        let outer = scope.isInCondition
        scope.isInCondition = true
        open(.openBlock)
        for index in conditions.indices {
            if index > 0 { write(",") }
            if index == 1 { append(.listIndent) }
            if index > 0 { append(.line) }
            switch conditions[index] {
            case .expression(let value): write(choice: bare(value))
            case .availability: write("#available(iOS 13.0, *)")
            case .binding(let local, let value): writeBinding(local, value)
            }
        }
        if conditions.count > 1 {
            append(.listOutdent)
            append(.line)
        } else {
            space()
        }
        close()
        scope.isInCondition = outer
    }

    /// Writes what stands alone before a brace, and the space or the line end between.
    mutating func write(head id: ExpressionID) {
        let value = bare(id)
        let outer = (isInCondition: scope.isInCondition, assigned: assigned)
        scope.isInCondition = true
        if isChain(value), !isKnown(value) {
            assigned = value
            open(.openBlock)
            append(.listIndent)
            write(value)
            append(.listOutdent)
            append(.line)
            close()
        } else {
            write(choice: value)
            space()
        }
        assigned = outer.assigned
        scope.isInCondition = outer.isInCondition
    }

    /// An expression without parentheses around it, of which Swift needs none before a brace and in others.
    func bare(_ id: ExpressionID) -> ExpressionID {
        if case .parenthesized(let inner) = program.expressions[id] { bare(inner) } else { id }
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
        write(head: selection.subject)
        write("{")
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
        open(.openBlock)
        append(.listIndent)
        for index in item.patterns.indices {
            if index > 0 {
                write(",")
                append(.line)
            }
            write(pattern: item.patterns[index])
        }
        write(":")
        append(.listOutdent)
        close()
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
        write("else ")
        writeBlock("", program.statementBlocks[otherwise].statements, isClosure: false)
    }

    private mutating func writeLoop(_ local: LocalID, _ sequence: ExpressionID, _ body: StatementBlockID) {
        let given = text(local.name)
        let element = elementType(program.type(sequence))
        let isRead = Uses(body, program).locals.contains { $0.local == local }
        let name =
            isRead ? scope.bind(local, given.isEmpty ? "value" : given, element, isPattern: true) : "_"
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
