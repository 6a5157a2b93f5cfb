import ViewBase
import ViewCatalog
import ViewIR

extension SwiftEmitter {
    /// Writes what is reached by a dot, a subscript or a call.
    mutating func writeAccess(_ id: ExpressionID, _ context: SwiftContext) {
        switch program.expressions[id] {
        case .recordValue(let record, let fields): writeRecord(record, program.list(fields))
        case .field(let base, let index): writeField(base, index)
        case .enumCase(let type, let index):
            let isShort = context.isTyped && !isNamedLikeOptionals(id)
            write("\(isShort ? "" : names.enums[type.index]).\(caseName(type, index))")
        case .rawValue(let base):
            write(base)
            write(".rawValue")
        case .allCases(let type): write("\(names.enums[type.index]).allCases")
        case .pairPart(let base, let part):
            write(base)
            write(part == 0 ? ".offset" : ".element")
        case .member(let member, let receiver, let arguments):
            write(Catalog.members[member.index], receiver, program.list(arguments), context)
        case .call(let function, let arguments): writeCall(function, program.list(arguments))
        case .element(let base, let index):
            write(base)
            write("[")
            write(index)
            write("]")
        case .optionalChain(let base, let local, let rest): writeChain(base, local, rest)
        default: break
        }
    }

    /// Whether a value is a case called `none` or `some`, which are an optional's own cases where one is expected.
    func isNamedLikeOptionals(_ id: ExpressionID) -> Bool {
        guard case .enumCase(let type, let index) = program.expressions[id] else { return false }
        let name = caseName(type, index)
        return name == "none" || name == "some"
    }

    private mutating func writeRecord(_ record: RecordID, _ values: ArraySlice<ExpressionID>) {
        write(names.records[record.index])
        writeArguments(program.records[record].fields, values)
    }

    /// Writes the arguments of a call, one a parameter, those left out left out.
    mutating func writeArguments(_ parameters: [Parameter], _ values: ArraySlice<ExpressionID>) {
        var pieces: [Piece] = []
        for index in parameters.indices where index < values.count {
            let value = values[values.startIndex + index]
            if case .omitted = program.expressions[value] { continue }
            let label = self.label(parameters[index])
            let type = parameters[index].type
            pieces.append { emitter in
                emitter.write(label)
                emitter.write(value, .stored(type))
            }
        }
        list("(", pieces, ")")
    }

    /// A parameter's label at a call, with its colon.
    func label(_ parameter: Parameter) -> String {
        parameter.label == Interner.empty ? "" : "\(SwiftNames.label(text(parameter.label))): "
    }

    private mutating func writeField(_ base: ExpressionID, _ index: Int) {
        guard case .record(let record) = program.types.shape(program.type(base)) else { return }
        let name = fieldName(record, index)
        if case .local(let local) = program.expressions[base], local == scope.receiver {
            write(scope.taken.contains(SwiftNames.bare(name)) ? "self.\(name)" : name)
            return
        }
        write(base)
        write(".\(name)")
    }

    private mutating func writeCall(_ id: FunctionID, _ arguments: ArraySlice<ExpressionID>) {
        let function = program.functions[id]
        var rest = arguments
        if function.receiver != nil, let receiver = rest.popFirst() {
            if case .local(let local) = program.expressions[receiver], local == scope.receiver {
                write(names.functions[id.index])
            } else {
                write(receiver)
                write(".\(names.functions[id.index])")
            }
        } else {
            let own = scope.functions.first { $0.id == id }
            write(own.map { function.readsView ? $0.name : "Self.\($0.name)" } ?? names.functions[id.index])
        }
        if !function.isComputed { writeArguments(function.parameters, rest) }
    }

    // MARK: Optional chains

    private mutating func writeChain(_ base: ExpressionID, _ local: LocalID, _ rest: ExpressionID) {
        if isPostfix(rest, local) {
            scope.chains.append((local, base))
            write(rest)
            scope.chains.removeLast()
            return
        }
        write(base)
        let name = bindInvented(local, "value", Uses(rest, program), program.type(base))
        write(unwrapped(program.type(rest)) == nil ? ".map { \(name) in " : ".flatMap { \(name) in ")
        write(rest, .stored(program.type(rest)))
        write(" }")
    }

    /// Whether the rest of an optional chain is written after its base, part by part.
    private func isPostfix(_ id: ExpressionID, _ local: LocalID) -> Bool {
        switch program.expressions[id] {
        case .local(let start): start == local
        case .field(let base, _), .rawValue(let base), .pairPart(let base, _), .element(let base, _):
            isPostfix(base, local)
        case .member(let member, let receiver?, _):
            SwiftMembers.isPlain(
                Catalog.members[member.index].operation, isOfRange: program.type(receiver) == TypeTable.range)
                && isPostfix(receiver, local)
        case .call(let function, let arguments):
            program.functions[function].receiver != nil
                && program.list(arguments).first.map { isPostfix($0, local) } ?? false
        case .optionalChain(let base, _, let rest): isPostfix(base, local) && isPostfixOfItself(rest)
        default: false
        }
    }

    private func isPostfixOfItself(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .local: true
        case .field(let base, _), .rawValue(let base), .pairPart(let base, _): isPostfixOfItself(base)
        default: false
        }
    }

    // MARK: Members

    private mutating func write(
        _ member: MemberSpec, _ receiver: ExpressionID?, _ arguments: ArraySlice<ExpressionID>, _ context: SwiftContext
    ) {
        guard let receiver else { return writeStatic(member, arguments, context) }
        let isOfRange = program.type(receiver) == TypeTable.range
        switch SwiftMembers.form(member.operation, isOfRange: isOfRange) {
        case .plain:
            // What SwiftUI has no one type for is written without one.
            write(receiver, member.owner == .vocabulary(.numberFormat) ? context : .free)
            writeSuffix(member, arguments, of: program.type(receiver))
        case .array:
            write("Array(")
            write(receiver)
            writeSuffix(member, arguments, of: program.type(receiver))
            write(")")
        case .ofArray:
            write("Array(")
            write(receiver)
            write(")")
            writeSuffix(member, arguments, of: program.type(receiver))
        case .places:
            write("(0..<")
            write(receiver)
            write(".count)")
        }
    }

    private mutating func writeStatic(
        _ member: MemberSpec, _ arguments: ArraySlice<ExpressionID>, _ context: SwiftContext
    ) {
        if member.operation == .stringOf, let value = arguments.first, needsInterpolation(program.type(value)) {
            return writeInterpolation(arguments)
        }
        if member.operation == .intOfDouble, let number = arguments.first, isHuge(number) {
            write("Int(finiteNumber(")
            write(number)
            return write("))")
        }
        if member.operation == .doubleOfString, let text = arguments.first {
            write("Double(decimal: ")
            write(text)
            return write(")")
        }
        if member.owner == .void {
            write(member.name)
        } else if member.name == "init" {
            write(ownerName(member))
        } else {
            write("\(isShort(member, context) ? "" : ownerName(member)).\(member.name)")
        }
        guard let parameters = member.parameters else { return }
        // Swift's numbers have other initializers beside those of the language, which take other numbers.
        writeArguments(parameters, arguments, isTyped: member.owner != .int && member.owner != .double)
    }

    /// Whether a static member can be written without its type.
    private func isShort(_ member: MemberSpec, _ context: SwiftContext) -> Bool {
        guard member.needsOwner else { return context.isTyped }
        guard case .stored(let type) = context, case .vocabulary(let vocabulary) = program.types.shape(type) else {
            return false
        }
        return member.owner == .vocabulary(vocabulary)
    }

    /// Whether the compiler may see a number to be too large for a whole one.
    private func isHuge(_ id: ExpressionID) -> Bool { folded(id).contains { $0.truncated == nil } }

    /// Whether `String(_:)` has no initializer for a type.
    private func needsInterpolation(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .string, .int, .double, .bool: false
        default: true
        }
    }

    /// The Swift type that has a static member.
    private func ownerName(_ member: MemberSpec) -> String {
        switch member.owner {
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .array: "Array"
        case .vocabulary(let type) where type.spec.isProtocol: type.spec.swiftName
        case .vocabulary(let type): type.spec.swiftName
        default: ""
        }
    }

    /// Writes a property, a method or a subscript after its receiver.
    private mutating func writeSuffix(
        _ member: MemberSpec, _ arguments: ArraySlice<ExpressionID>, of receiver: TypeID
    ) {
        guard let parameters = member.parameters else { return write(".\(member.name)") }
        if member.name == "subscript" {
            write("[")
            for argument in arguments { write(argument) }
            write("]")
            return
        }
        write(".\(member.name)")
        if arguments.count == 1, !scope.isInCondition, let only = arguments.first,
            case .closure = program.expressions[only]
        {
            space()
            return write(only)
        }
        writeArguments(parameters, arguments, element: elementType(receiver))
    }

    /// Writes the arguments of a member; `isTyped` says whether the parameters give them their types, `element` is the
    /// type of the elements of the array that they are for.
    mutating func writeArguments(
        _ parameters: [ParameterSpec], _ values: ArraySlice<ExpressionID>, isTyped: Bool = true,
        element: TypeID? = nil
    ) {
        var pieces: [Piece] = []
        for index in parameters.indices where index < values.count {
            let value = values[values.startIndex + index]
            if case .omitted = program.expressions[value] { continue }
            let label = parameters[index].label.map { "\($0): " } ?? ""
            var context = isTyped ? context(of: parameters[index].type) : .free
            if parameters[index].type == .element, let element, erasure(element) != nil { context = .stored(element) }
            let place = context
            pieces.append { emitter in
                emitter.write(label)
                emitter.write(value, place)
            }
        }
        list("(", pieces, ")")
    }

    /// What a catalogue's parameter says of its argument's type.
    func context(of type: ValueType) -> SwiftContext {
        switch type {
        case .element, .result, .equatable, .comparable, .interpolable, .collection: .free
        case .optional(let inner): context(of: inner)
        default: .argument
        }
    }
}
