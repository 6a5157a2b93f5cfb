import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

extension SwiftEmitter {
    /// Writes a declaration of a file; previews and tests are not among them.
    mutating func write(_ declaration: DeclarationReference) {
        beginScope()
        switch declaration {
        case .record(let id): write(id)
        case .enumeration(let id): write(id)
        case .constant(let id):
            scope.lint.declare(names.constants[id.index], isPattern: true)
            write(
                program.constants[id], names.constants[id.index],
                attributes: availability?.of(id).attributesOfOthers ?? [])
        case .function(let id): writeFunction(id)
        case .view(let id): write(id)
        case .preview, .test: break
        }
    }

    /// Writes what stands before a declaration's keyword: documentation, deprecation, availability, access.
    mutating func write(
        _ header: DeclarationHeader, isMember: Bool = false, isExposed: Bool = false,
        attributes: [String] = []
    ) {
        append(.freshLine)
        writePlace(header)
        if let deprecation = header.deprecation {
            line("@available(*, deprecated, message: \(SwiftLiteral.quoted(deprecation)))")
        }
        for attribute in attributes { line(attribute) }
        if isMember || (header.access == .private && !isExposed) { write("private ") }
    }

    /// Writes a declaration's documentation, and before it, where that is asked for, which line of the source comes
    /// next: the one that puts the declaration itself on its own line.
    mutating func writePlace(_ header: DeclarationHeader) {
        let documentation = header.documentation?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        place(header.range, linesBefore: documentation.count + (header.deprecation == nil ? 0 : 1))
        for text in documentation { line(text.isEmpty ? "///" : "/// \(text)") }
    }

    // MARK: Records and enums

    private mutating func write(_ id: RecordID) {
        let record = program.records[id]
        write(record.header, isExposed: exposure.holds(id))
        scope.lint.declare(type: names.records[id.index])
        for field in record.fields { scope.lint.declare(fieldSpelling(field), isPattern: true) }
        var conformances: [String] = []
        if let conformance = hashing.conformance(of: id) { conformances.append(conformance) }
        if record.fields.contains(where: { text($0.name) == "id" }) || hasComputedIdentity(record.functions) {
            conformances.append("Identifiable")
        }
        let inherited = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
        let attributes = availability?.of(id).attributesOfOthers ?? []
        let needsInitializer =
            !attributes.isEmpty
            || record.fields.contains { SwiftNames.bare(fieldSpelling($0)) != text($0.label) }
        braces("struct \(names.records[id.index])\(inherited)") { emitter in
            for field in record.fields { emitter.write(field: field, hasDefault: !needsInitializer) }
            if needsInitializer { emitter.writeInitializer(record, attributes) }
            for function in record.functions { emitter.write(method: function) }
        }
        line()
    }

    private func fieldSpelling(_ field: Parameter) -> String { names.member(text(field.name)) }

    /// Whether some member is a `var id` of a type that Swift can tell values apart by.
    private func hasComputedIdentity(_ functions: [FunctionID]) -> Bool {
        functions.contains { id in
            let function = program.functions[id]
            return function.isComputed && text(function.header.name) == "id"
                && hashing.conformance(function.result) == .hashable
        }
    }

    private mutating func write(field: Parameter, hasDefault: Bool) {
        append(.freshLine)
        write("var \(fieldSpelling(field)): \(spelling(field.type))")
        if hasDefault, let value = field.defaultValue {
            assign(" =", value, .stored(field.type))
        }
        append(.freshLine)
    }

    private mutating func writeInitializer(_ record: RecordDeclaration, _ attributes: [String]) {
        append(.blankLine)
        for attribute in attributes { line(attribute) }
        write("init")
        write(parameters: record.fields)
        space()
        braces { emitter in
            for field in record.fields {
                emitter.write("self.\(emitter.fieldSpelling(field)) = \(emitter.scope.name(field.local))")
                emitter.append(.freshLine)
            }
        }
        append(.freshLine)
    }

    /// Writes a method of a record or enum.
    private mutating func write(method id: FunctionID) {
        append(.blankLine)
        beginScope()
        scope.receiver = program.functions[id].receiver
        for parameter in program.functions[id].parameters { scope.taken.insert(text(parameter.name)) }
        if let receiver = scope.receiver { scope.set(receiver, "self") }
        writeFunction(id)
    }

    private mutating func writeFunction(_ id: FunctionID) {
        write(
            program.functions[id], names.functions[id.index],
            attributes: availability?.of(id).attributesOfOthers ?? [])
    }

    private mutating func write(_ id: EnumID) {
        let enumeration = program.enums[id]
        write(enumeration.header, isExposed: exposure.holds(id))
        scope.lint.declare(type: names.enums[id.index])
        let raw = enumeration.rawType.map { "\(spelling($0)), " } ?? ""
        // A case that cannot have its own name in Swift is still printed by it.
        let isRenamed = enumeration.cases.indices.contains { index in
            SwiftNames.bare(caseName(id, index)) != text(enumeration.cases[index].name)
        }
        let printed = isRenamed ? "CustomStringConvertible, " : ""
        let identified = hasComputedIdentity(enumeration.functions) ? ", Identifiable" : ""
        braces("enum \(names.enums[id.index]): \(raw)CaseIterable, \(printed)Hashable\(identified)") { emitter in
            for index in enumeration.cases.indices {
                var text = "case \(emitter.caseName(id, index))"
                emitter.scope.lint.declare(emitter.caseName(id, index), isPattern: false)
                switch enumeration.cases[index].rawValue {
                case .string(let value) where value != SwiftNames.bare(emitter.caseName(id, index)):
                    text += " = \(SwiftLiteral.quoted(value))"
                case .int(let value): text += " = \(value)"
                case .string, nil: break
                }
                emitter.line(text)
            }
            if isRenamed { emitter.writeDescription(id) }
            for function in enumeration.functions { emitter.write(method: function) }
        }
        line()
    }

    /// Writes how the cases of an enum are printed.
    private mutating func writeDescription(_ id: EnumID) {
        append(.blankLine)
        braces("var description: String") { emitter in
            emitter.line("switch self {")
            for index in emitter.program.enums[id].cases.indices {
                let name = emitter.text(emitter.program.enums[id].cases[index].name)
                emitter.line("case .\(emitter.caseName(id, index)): \(SwiftLiteral.quoted(name))")
            }
            emitter.line("}")
        }
        append(.freshLine)
    }

    // MARK: Constants and functions

    private mutating func write(_ constant: ConstantDeclaration, _ name: String, attributes: [String]) {
        write(constant.header, attributes: attributes)
        assign("let \(name): \(spelling(constant.type)) =", constant.value, .stored(constant.type))
        line()
    }

    /// Writes a function or computed property with its body, after the words before `func` or `var`.
    mutating func write(
        _ function: FunctionDeclaration, _ name: String, _ words: String = "", isMember: Bool = false,
        attributes: [String] = []
    ) {
        scope.lint.declare(name, isPattern: function.isComputed)
        write(function.header, isMember: isMember, attributes: attributes)
        if function.isComputed {
            write("\(words)var \(name): \(spelling(function.result)) ")
        } else {
            write("\(words)func \(name)")
            write(parameters: function.parameters)
            write(" -> \(spelling(function.result)) ")
        }
        braces { emitter in
            emitter.scope.result = function.result
            emitter.write(statements: function.body, ofFunction: true)
        }
        line()
    }

    // MARK: Parameters

    /// Writes the parameters of a function or initializer with their labels and defaults, and binds them.
    mutating func write(parameters: [Parameter]) {
        var pieces: [Piece] = []
        for parameter in parameters {
            let name = scope.bind(parameter.local, text(parameter.name), parameter.type)
            let label = labelled(parameter, name)
            pieces.append { $0.write(parameter, label) }
        }
        list("(", pieces, ")")
    }

    private func labelled(_ parameter: Parameter, _ name: String) -> String {
        if parameter.label == Interner.empty { return "_ \(name)" }
        let label = SwiftNames.declaredLabel(text(parameter.label))
        return SwiftNames.bare(name) == text(parameter.label) ? name : "\(label) \(name)"
    }

    private mutating func write(_ parameter: Parameter, _ label: String) {
        if let arguments = slotArguments(parameter.type) {
            return write(slot: parameter, label, arguments)
        }
        let type = spelling(parameter.type)
        write("\(label): \(isFunction(parameter.type) ? "@escaping " : "")\(type)")
        if let value = parameter.defaultValue {
            assign(" =", value, .stored(parameter.type))
        } else if parameter.isOmittable {
            write(" = nil")
        }
    }

    /// Writes a slot's parameter: what builds any view, or, with a default, what gives a view without a type of its own.
    private mutating func write(slot parameter: Parameter, _ label: String, _ arguments: [TypeID]) {
        var types = ""
        for index in arguments.indices { types += (index > 0 ? ", " : "") + spelling(arguments[index]) }
        if parameter.defaultValue == nil {
            write("@ViewBuilder \(label): @escaping (\(types)) -> some View")
        } else {
            write("\(label): ((\(types)) -> AnyView)? = nil")
        }
    }
}
