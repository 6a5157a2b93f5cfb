import ViewBase
import ViewCatalog

extension IRPrinter {
    /// A type as the language spells it.
    func text(_ type: TypeID) -> String {
        switch program.types.shape(type) {
        case .invalid: "<invalid>"
        case .void: "Void"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .range: "Range"
        case .vocabulary(let type): type.spec.spellings[0]
        case .optional(let wrapped): "\(text(wrapped))?"
        case .array(let element): "[\(text(element))]"
        case .binding(let value): "Binding<\(text(value))>"
        case .action(let arguments): arguments.isEmpty ? "Action" : "Action(\(types(arguments)))"
        case .content(let arguments): arguments.isEmpty ? "Content" : "Content(\(types(arguments)))"
        case .function(let arguments, let result): "(\(types(arguments))) -> \(text(result))"
        case .keyPath(let root): "KeyPath<\(text(root))>"
        case .record(let record): text(program.records[record].header.name)
        case .enumeration(let enumeration): text(program.enums[enumeration].header.name)
        case .pair(let element): "(offset: Int, element: \(text(element)))"
        }
    }

    private func types(_ types: [TypeID]) -> String { list(types.map { text($0) }) }
}
