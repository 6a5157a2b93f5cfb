import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

/// What the place of an expression says of its type.
enum SwiftContext {
    /// Nothing: the expression says all itself.
    case free
    /// The type that is stored there; where it is a protocol, the value is wrapped.
    case stored(TypeID)
    /// The type of a catalogue's parameter, which takes any value that conforms.
    case argument

    /// Whether the type is known, so that `.member` and whole doubles can be short.
    var isTyped: Bool {
        if case .free = self { false } else { true }
    }
}

extension SwiftEmitter {
    /// Writes an expression.
    mutating func write(_ id: ExpressionID, _ context: SwiftContext = .free) {
        if isInExpression { return writeNested(id, context) }
        isInExpression = true
        if !writeDeep(id, context) { writeNested(id, context) }
        isInExpression = false
    }

    /// Writes what ends with `=`, and what is assigned: on the next line where it does not fit whole behind it, unless
    /// it ends its lines with brackets.
    mutating func assign(_ head: String, _ value: ExpressionID, _ context: SwiftContext) {
        write(head)
        guard hasLinesOfItsOwn(value) else {
            space()
            return write(value, context)
        }
        let outer = assigned
        assigned = value
        open(.openBlock)
        append(.listIndent)
        append(.line)
        write(value, context)
        append(.listOutdent)
        close()
        assigned = outer
    }

    private func hasLinesOfItsOwn(_ value: ExpressionID) -> Bool {
        switch program.expressions[value] {
        case .string, .interpolation, .arithmetic, .comparison, .and, .or, .coalesce, .ternary, .concatenation,
            .conditional, .selection:
            true
        case .wrap(let inner): hasLinesOfItsOwn(inner)
        default: false
        }
    }

    /// Whether an expression is written as operands with lines of their own.
    func isChain(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .and(let list), .or(let list), .coalesce(let list, _), .ternary(let list):
            list.count <= SwiftEmitter.greatestLength
        case .arithmetic(let list, _): program.type(id) == TypeTable.int && list.count <= SwiftEmitter.greatestChain
        default: false
        }
    }

    /// Writes an expression that does not depend on what is around it: an operand that may not be evaluated, a block.
    mutating func writeApart(_ body: Piece) {
        let outer = isInExpression
        isInExpression = false
        body(&self)
        isInExpression = outer
    }

    /// Writes an expression that is part of another, or by itself not too deep.
    mutating func writeNested(_ id: ExpressionID, _ context: SwiftContext) {
        if let name = scope.parts[id] { return write(name) }
        if case .stored(let target) = context, let type = erasure(target), !isWrapped(id) {
            write("\(type)(")
            write(id, .argument)
            write(")")
            return
        }
        switch program.expressions[id] {
        case .invalid, .omitted, .question: write("()")
        case .none: write("nil")
        case .bool(let value): write(value ? "true" : "false")
        case .int(let value): write(SwiftLiteral.text(value))
        case .double(let value): write(SwiftLiteral.text(value, isTyped: context.isTyped))
        case .string(let string):
            let text = SwiftLiteral.quoted(program.strings[string])
            write(literal: id) { $0.write(text) }
        case .interpolation(let pieces):
            let isKey = scope.keys[id] != nil
            write(literal: id) { $0.writeInterpolation($0.program.list(pieces), isKey: isKey) }
        case .array(let elements): writeArray(id, elements, context)
        case .keyPath(let fields, let computed): write(keyPath(fields, computed, program.type(id)))
        case .environmentKey(let key): write("\\.\(key.name)")
        case .parenthesized(let inner): writeParenthesized(inner, context)
        case .wrap(let value): write(value, context)
        case .local, .constant, .state, .environment, .bindingValue, .fact, .piece, .action, .binding,
            .constantBinding:
            writeReference(id)
        case .recordValue, .field, .enumCase, .rawValue, .allCases, .pairPart, .member, .call, .element,
            .optionalChain:
            writeAccess(id, context)
        case .negate, .not, .arithmetic, .comparison, .and, .or, .coalesce, .ternary, .range, .concatenation:
            writeOperation(id, context)
        case .conditional, .selection, .closure, .content, .handler, .elementValue:
            writeApart { $0.writeBlock(id, context) }
        case .formatted(let value, let parameter, let argument): writeFormatted(value, parameter, argument)
        }
    }

    /// Writes what has expressions of its own in it.
    private mutating func writeBlock(_ id: ExpressionID, _ context: SwiftContext) {
        switch program.expressions[id] {
        case .conditional(let conditional): write(statement: program.conditionals[conditional], context)
        case .selection(let selection): write(statement: program.selections[selection], context)
        case .closure(let closure): write(program.closures[closure])
        case .content(let block): writeSlot(block)
        case .handler(let block): writeHandler(block)
        case .elementValue(let element): write(program.elements[element])
        default: break
        }
    }

    /// Whether an expression of a protocol type already is of the type that stores its values.
    private func isWrapped(_ id: ExpressionID) -> Bool {
        if isNil(id) { return true }
        if erasure(program.type(id)) == nil { return false }
        return switch program.expressions[id] {
        case .local, .constant, .state, .bindingValue, .field, .call, .element, .optionalChain, .coalesce, .ternary,
            .conditional, .selection:
            true
        case .member(_, let receiver?, _): elementType(program.type(receiver)) != nil
        case .wrap(let inner), .parenthesized(let inner): isWrapped(inner)
        default: false
        }
    }

    private func isNil(_ id: ExpressionID) -> Bool {
        if case .none = program.expressions[id] { return true }
        return false
    }

    private mutating func writeParenthesized(_ inner: ExpressionID, _ context: SwiftContext) {
        let outer = scope.isInCondition
        scope.isInCondition = false
        write("(")
        write(inner, context)
        write(")")
        scope.isInCondition = outer
    }

    private mutating func writeArray(_ id: ExpressionID, _ elements: IDList, _ context: SwiftContext) {
        if elements.count == 0, !context.isTyped {
            write("\(spelling(program.type(id)))()")
            return
        }
        let place = context.isTyped ? elementType(program.type(id)).map { SwiftContext.stored($0) } ?? .argument : .free
        var isOptionSet = false
        if case .vocabulary = program.types.shape(program.type(id)) { isOptionSet = true }
        if elements.count > 2 * SwiftEmitter.runLength, let element = elementType(program.type(id)) {
            return writeRuns(program.type(id), program.list(elements), .stored(element))
        }
        list(
            "[", program.list(elements).map { item in { $0.write(item, isOptionSet ? .argument : place) } }, "]",
            ending: .listComma)
    }

    private mutating func writeReference(_ id: ExpressionID) {
        switch program.expressions[id] {
        case .local(let local): writeLocal(local, program.type(id))
        case .constant(let constant): write(names.constants[constant.index])
        case .state(let index): write(scope.states[index])
        case .environment(let key): write(property(key))
        case .bindingValue(let binding): writeBoundValue(binding)
        case .fact(let fact): write(scope.name(program.facts[fact].local))
        case .piece(let index): writePieceValue(index, program.type(id))
        case .action(let index): write(scope.actions[index])
        case .binding(let path): writePath(program.paths[path], isBinding: true)
        case .constantBinding(let value):
            write(".constant(")
            write(value, .stored(program.type(value)))
            write(")")
        default: break
        }
    }

    /// A local where its value is read; `$name` where the binding itself is.
    private mutating func writeLocal(_ local: LocalID, _ type: TypeID) {
        if let chain = scope.chains.last(where: { $0.local == local }) {
            write(chain.base)
            return write("?")
        }
        write(bound(type) == nil ? scope.name(local) : "$\(SwiftNames.bare(scope.name(local)))")
    }

    private mutating func writeBoundValue(_ binding: ExpressionID) {
        if case .local(let local) = program.expressions[binding] {
            write(scope.name(local))
        } else {
            write(binding)
            write(".wrappedValue")
        }
    }

    /// The property that reads a value of the environment.
    private func property(_ key: EnvironmentKey) -> String {
        for property in scope.environment where property.key == key { return property.name }
        return "unknown"
    }

    /// A piece of the view given on as a slot.
    private mutating func writePieceValue(_ index: Int, _ type: TypeID) {
        guard let view = scope.view else { return }
        let parameters = program.views[view].pieces[index].parameters
        if parameters.isEmpty {
            write("{ AnyView(\(scope.pieces[index])) }")
        } else {
            var text = ""
            for position in parameters.indices { text += (position > 0 ? ", " : "") + "$\(position)" }
            write("{ AnyView(\(scope.pieces[index])(\(text))) }")
        }
    }

    /// A storage path: what it holds, or `$…`, the binding of it.
    mutating func writePath(_ path: StoragePath, isBinding: Bool) {
        let root =
            switch path.root {
            case .state(let index): scope.states[index]
            case .binding(let local): scope.name(local)
            }
        write(isBinding ? "$\(SwiftNames.bare(root))" : root)
        var type = rootType(path)
        for step in path.steps {
            switch step {
            case .field(let index):
                guard let holder = type, case .record(let record) = program.types.shape(holder) else { return }
                write(".\(fieldName(record, index))")
                type = program.records[record].fields[index].type
            case .element(let index):
                write("[")
                write(index)
                write("]")
                if let holder = type, case .array(let element) = program.types.shape(holder) { type = element }
            }
        }
    }

    /// The type of what a storage path leads to; nil where that is not known.
    func typeHeld(at path: StoragePath) -> TypeID? {
        var type = rootType(path)
        for step in path.steps {
            guard let holder = type else { return nil }
            switch step {
            case .field(let index):
                guard case .record(let record) = program.types.shape(holder) else { return nil }
                type = program.records[record].fields[index].type
            case .element: type = elementType(holder)
            }
        }
        return type
    }

    /// The type of what a storage path begins at.
    private func rootType(_ path: StoragePath) -> TypeID? {
        switch path.root {
        case .state(let index):
            guard let view = scope.view else { return nil }
            return program.views[view].states[index].type
        case .binding(let local): return scope.type(local).flatMap { bound($0) ?? $0 }
        }
    }

    /// The name of a record's field.
    func fieldName(_ record: RecordID, _ index: Int) -> String {
        names.member(text(program.records[record].fields[index].name))
    }

    /// The name of an enum's case.
    func caseName(_ enumeration: EnumID, _ index: Int) -> String {
        names.member(text(program.enums[enumeration].cases[index].name))
    }

    private func keyPath(_ fields: IDList, _ computed: FunctionID?, _ type: TypeID) -> String {
        guard case .keyPath(var root) = program.types.shape(type), fields.count > 0 || computed != nil else {
            return "\\.self"
        }
        var text = "\\"
        for field in program.fieldPaths[fields.range] {
            switch program.types.shape(root) {
            case .record(let record):
                text += ".\(fieldName(record, Int(field)))"
                root = program.records[record].fields[Int(field)].type
            case .pair(let element):
                text += field == 0 ? ".offset" : ".element"
                root = field == 0 ? TypeTable.int : element
            default: break
            }
        }
        if let computed { text += ".\(names.functions[computed.index])" }
        return text
    }

    // MARK: Strings

    mutating func writeInterpolation(_ pieces: ArraySlice<ExpressionID>, isKey: Bool = false) {
        let outer = isFlat
        isFlat = true
        defer { isFlat = outer }
        write("\"")
        for piece in pieces {
            switch program.expressions[piece] {
            case .string(let string): write(SwiftLiteral.escaped(program.strings[string]))
            case .formatted: write(piece)
            default:
                write("\\(")
                write(interpolated: piece, isKey: isKey)
                write(")")
            }
        }
        write("\"")
    }

    private mutating func writeFormatted(_ value: ExpressionID, _ parameter: Int, _ argument: ExpressionID) {
        write("\\(")
        write(value)
        write(", \(Catalog.interpolationParameters[parameter].name): ")
        write(argument, .argument)
        write(")")
    }

    // MARK: Closures

    private mutating func write(_ closure: Closure) {
        let outer = scope.isInCondition
        scope.isInCondition = false
        let statements = program.statementBlocks[closure.body].statements
        let head = bindClosure(closure.parameters, closure.body, mayBeAnonymous: true)
        writeBlock(head, statements)
        scope.isInCondition = outer
    }
}
