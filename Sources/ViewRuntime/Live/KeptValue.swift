import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// A value that means the same in every program in which its type is declared alike.
indirect enum KeptValue: Sendable {
    case none
    case some(KeptValue)
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case array([KeptValue])
    /// The values of a record's fields.
    case record([KeptValue])
    /// A case of an enum, by its name.
    case enumeration(String)
    case symbol(UInt8)
    case numbers([Double])
    case color(ColorValue)

    /// The value of a program, if it is of such a kind.
    init?<S: LayoutScalar>(_ value: Value<S>, in program: Program) {
        func kept(_ list: ValueList<S>) -> [KeptValue]? {
            var elements: [KeptValue] = []
            for element in list.elements {
                guard let element = KeptValue(element, in: program) else { return nil }
                elements.append(element)
            }
            return elements
        }
        switch value {
        case .none: self = .none
        case .some(let wrapped):
            guard let wrapped = KeptValue(wrapped, in: program) else { return nil }
            self = .some(wrapped)
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value.value)
        case .string(let value): self = .string(value)
        case .array(let list):
            guard let elements = kept(list) else { return nil }
            self = .array(elements)
        case .record(_, let list):
            guard let fields = kept(list) else { return nil }
            self = .record(fields)
        case .enumeration(let id, let index):
            self = .enumeration(program.names.text(program.enums[id].cases[Int(index)].name))
        case .symbol(let value): self = .symbol(value)
        case .numbers(let numbers): self = .numbers(numbers.map { $0.value })
        case .color(let color): self = .color(color)
        default: return nil
        }
    }

    /// The value as a machine has it that runs a program, for a type that is declared there as it was; nil where the enum
    /// has no such case any more.
    func value<S: LayoutScalar>(of type: TypeID, in program: Program) -> Value<S>? {
        func values(_ list: [KeptValue], _ type: (Int) -> TypeID) -> ValueList<S>? {
            var elements: [Value<S>] = []
            for (index, element) in list.enumerated() {
                guard let value: Value<S> = element.value(of: type(index), in: program) else { return nil }
                elements.append(value)
            }
            return ValueList(elements)
        }
        if case .none = self { return Value.none }
        let shape = program.types.shape(type)
        if case .optional(let inner) = shape {
            guard case .some(let wrapped) = self else { return value(of: inner, in: program) }
            return wrapped.value(of: inner, in: program).map { .some($0) }
        }
        switch (self, shape) {
        case (.bool(let value), _): return .bool(value)
        case (.int(let value), _): return .int(value)
        case (.double(let value), _): return .double(S(value))
        case (.string(let value), _): return .string(value)
        case (.symbol(let value), _): return .symbol(value)
        case (.numbers(let numbers), _): return .numbers(numbers.map { S($0) })
        case (.color(let color), _): return .color(color)
        case (.array(let elements), .array(let element)): return values(elements) { _ in element }.map { .array($0) }
        case (.record(let fields), .record(let id)):
            let declared = program.records[id].fields
            guard declared.count == fields.count else { return nil }
            return values(fields) { declared[$0].type }.map { .record(id, $0) }
        case (.enumeration(let name), .enumeration(let id)):
            let index = program.enums[id].cases.firstIndex { program.names.text($0.name) == name }
            return index.map { .enumeration(id, Int32($0)) }
        default: return nil
        }
    }
}

extension Program {
    /// The spelling of a type with the fields of its records: where that is the same, values can be taken over.
    func keptSpelling(of type: TypeID, inside outer: [RecordID] = []) -> String {
        switch types.shape(type) {
        case .optional(let inner): return keptSpelling(of: inner, inside: outer) + "?"
        case .array(let element): return "[" + keptSpelling(of: element, inside: outer) + "]"
        case .record(let id) where !outer.contains(id):
            let fields = records[id].fields.map { field in
                names.text(field.name) + ": " + keptSpelling(of: field.type, inside: outer + [id])
            }
            return spelling(of: type) + "(" + fields.joined(separator: ", ") + ")"
        default: return spelling(of: type)
        }
    }
}
