import ViewBase
import ViewCatalog

extension IRPrinter {
    /// An expression and its type: `value: Type`.
    func typed(_ id: ExpressionID) -> String { "\(text(id)): \(text(program.type(id)))" }

    /// The expressions of a list with commas between.
    func texts(_ list: IDList) -> String { self.list(program.list(list).map { text($0) }) }

    /// An expression on one line, in the language's spelling where it has one.
    func text(_ id: ExpressionID) -> String {
        switch program.expressions[id] {
        case .invalid: "<invalid>"
        case .none: "nil"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): text(value)
        case .string(let string): quoted(program.strings[string])
        case .interpolation(let pieces): interpolation(pieces)
        case .formatted(let value, let parameter, let argument):
            "\(text(value)), \(Catalog.interpolationParameters[parameter].name): \(text(argument))"
        case .array(let elements): "[\(texts(elements))]"
        case .keyPath(let fields, let computed): keyPath(fields, computed)
        case .environmentKey(let key): "\\.\(key.name)"
        case .local(let local): text(local)
        case .constant(let constant): text(program.constants[constant].header.name)
        case .state(let index): "state \(index)"
        case .environment(let key): "env.\(key.name)"
        case .bindingValue(let binding): "\(text(binding)).wrappedValue"
        case .recordValue(let record, let fields): recordValue(program.records[record], fields)
        case .field(let base, let index): "\(text(base)).\(fieldName(base, index))"
        case .enumCase(let enumeration, let index): enumCase(program.enums[enumeration], index)
        case .rawValue(let base): "\(text(base)).rawValue"
        case .allCases(let enumeration): "\(text(program.enums[enumeration].header.name)).allCases"
        case .pairPart(let base, let part): "\(text(base)).\(part == 0 ? "offset" : "element")"
        case .member(let member, let receiver, let arguments): self.member(member, receiver, arguments)
        case .call(let function, let arguments):
            "\(text(program.functions[function].header.name))(\(texts(arguments)))"
        case .omitted: "default"
        case .element(let base, let index): "\(text(base))[\(text(index))]"
        case .optionalChain(let base, let local, let rest): "(\(text(base)) as \(text(local)))?.(\(text(rest)))"
        case .wrap(let value): "some(\(text(value)))"
        case .parenthesized(let inner): "(\(text(inner)))"
        case .negate(let operand): "-\(text(operand))"
        case .not(let operand): "!\(text(operand))"
        case .arithmetic(let operands, let operators): arithmetic(operands, operators)
        case .comparison(let how, let left, let right): "\(text(left)) \(text(how)) \(text(right))"
        case .and(let operands): chain(operands, " && ")
        case .or(let operands): chain(operands, " || ")
        case .coalesce(let operands, _): chain(operands, " ?? ")
        case .ternary(let parts): ternary(parts)
        case .range(let lower, let upper, let isClosed): "\(text(lower))\(isClosed ? "..." : "..<")\(text(upper))"
        case .concatenation(let operands): chain(operands, " + ")
        case .conditional(let conditional): inline(program.conditionals[conditional])
        case .selection(let selection): inline(program.selections[selection])
        case .closure(let closure): text(program.closures[closure])
        case .content(let block): inline(block)
        case .piece(let index): "piece \(index)"
        case .action(let index): "action \(index)"
        case .handler(let block): inline(block)
        case .binding(let path): "$(\(text(path)))"
        case .constantBinding(let value): ".constant(\(text(value)))"
        case .elementValue(let element): inline(element)
        case .fact(let fact): text(program.facts[fact])
        case .question(let question): text(program.questions[question])
        }
    }

    private func enumCase(_ enumeration: EnumDeclaration, _ index: Int) -> String {
        "\(text(enumeration.header.name)).\(text(enumeration.cases[index].name))"
    }

    private func member(_ id: MemberID, _ receiver: ExpressionID?, _ arguments: IDList) -> String {
        let spec = Catalog.members[id.index]
        let owner = receiver.map { "\(text($0))." } ?? (spec.isStatic ? "." : "")
        return owner + call(spec, arguments)
    }

    /// A member with its arguments; a property has none, not even empty parentheses.
    func call(_ spec: MemberSpec, _ arguments: IDList) -> String {
        guard let parameters = spec.parameters else { return spec.name }
        var parts: [String] = []
        for (index, argument) in program.list(arguments).enumerated() {
            let label = index < parameters.count ? parameters[index].label : nil
            parts.append(label.map { "\($0): \(text(argument))" } ?? text(argument))
        }
        return "\(spec.name)(\(list(parts)))"
    }

    private func recordValue(_ record: RecordDeclaration, _ fields: IDList) -> String {
        var parts: [String] = []
        for (index, value) in program.list(fields).enumerated() {
            parts.append("\(text(record.fields[index].name)): \(text(value))")
        }
        return "\(text(record.header.name))(\(list(parts)))"
    }

    private func arithmetic(_ operands: IDList, _ operators: IDList) -> String {
        let signs = program.operators[operators.range]
        var result = ""
        for (index, operand) in program.list(operands).enumerated() {
            if index > 0 { result += " \(text(signs[signs.startIndex + index - 1])) " }
            result += text(operand)
        }
        return result
    }

    private func ternary(_ parts: IDList) -> String {
        let parts = program.list(parts).map { text($0) }
        var result = ""
        for index in parts.indices {
            if index > 0 { result += index % 2 == 1 ? " ? " : " : " }
            result += parts[index]
        }
        return result
    }

    private func chain(_ operands: IDList, _ sign: String) -> String {
        program.list(operands).map { text($0) }.joined(separator: sign)
    }

    private func interpolation(_ pieces: IDList) -> String {
        var result = "\""
        for piece in program.list(pieces) {
            if case .string(let string) = program.expressions[piece] {
                result += escaped(program.strings[string])
            } else {
                result += "\\(\(text(piece)))"
            }
        }
        return result + "\""
    }

    private func text(_ closure: Closure) -> String {
        let body = inline(closure.body)
        return closure.parameters.isEmpty ? body : "{ \(locals(closure.parameters)) in\(body.dropFirst())"
    }

    private func text(_ fact: FactReference) -> String {
        fact.names.map { "#\(text($0))" }.joined(separator: ".") + ".\(fact.member.name)"
    }

    /// The fields of a key path by number, and the name of the computed value at its end; `self` for none.
    private func keyPath(_ fields: IDList, _ computed: FunctionID?) -> String {
        let steps = program.fieldPaths[fields.range].map { ".\($0)" }
        let last = computed.map { [".\(text(program.functions[$0].header.name))"] } ?? []
        return "\\" + (steps.isEmpty && last.isEmpty ? ".self" : (steps + last).joined())
    }

    /// The name of a field of the record that an expression gives.
    private func fieldName(_ base: ExpressionID, _ index: Int) -> String {
        guard case .record(let id) = program.types.shape(program.type(base)) else { return "\(index)" }
        return text(program.records[id].fields[index].name)
    }
}
