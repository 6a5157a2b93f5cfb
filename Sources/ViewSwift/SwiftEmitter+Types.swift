import ViewBase
import ViewCatalog
import ViewIR

extension SwiftEmitter {
    /// A type as Swift spells that of a stored value.
    func spelling(_ type: TypeID) -> String {
        switch program.types.shape(type) {
        case .invalid, .void: "Void"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .range: "Range<Int>"
        case .vocabulary(let type): type.spec.swiftName
        case .optional(let wrapped): isFunction(wrapped) ? "(\(spelling(wrapped)))?" : "\(spelling(wrapped))?"
        case .array(let element): "[\(spelling(element))]"
        case .binding(let value): "Binding<\(spelling(value))>"
        case .action(let arguments): "(\(spellings(arguments))) -> Void"
        case .content(let arguments): "(\(spellings(arguments))) -> AnyView"
        case .function(let arguments, let result): "(\(spellings(arguments))) -> \(spelling(result))"
        case .keyPath(let root): "PartialKeyPath<\(spelling(root))>"
        case .record(let record): names.records[record.index]
        case .enumeration(let enumeration): names.enums[enumeration.index]
        case .pair(let element): "(offset: Int, element: \(spelling(element)))"
        }
    }

    private func spellings(_ types: [TypeID]) -> String {
        var text = ""
        for index in types.indices { text += (index > 0 ? ", " : "") + spelling(types[index]) }
        return text
    }

    func isFunction(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .action, .content, .function: true
        default: false
        }
    }

    /// The type inside an optional; nil for any other.
    func unwrapped(_ type: TypeID) -> TypeID? {
        if case .optional(let wrapped) = program.types.shape(type) { return wrapped }
        return nil
    }

    /// The type of a binding's value; nil for any other.
    func bound(_ type: TypeID) -> TypeID? {
        if case .binding(let value) = program.types.shape(type) { return value }
        return nil
    }

    /// The types of a slot's arguments; nil for what is no slot.
    func slotArguments(_ type: TypeID) -> [TypeID]? {
        if case .content(let arguments) = program.types.shape(type) { return arguments }
        return nil
    }

    /// What values are wrapped in where they are stored, for a type that is a protocol in Swift or an optional of one.
    func erasure(_ type: TypeID) -> String? {
        guard case .vocabulary(let vocabulary) = program.types.shape(unwrapped(type) ?? type),
            vocabulary.spec.isProtocol
        else { return nil }
        return vocabulary.spec.swiftName
    }
}
