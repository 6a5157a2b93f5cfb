import ViewBase
import ViewCatalog

extension Program {
    /// A type as messages and editors spell it.
    public func spelling(of type: TypeID) -> String {
        switch types.shape(type) {
        case .invalid: "unknown"
        case .void: "nothing"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .range: "Range"
        case .vocabulary(let vocabulary): vocabulary.spelling
        case .optional(let inner): spelling(of: inner) + "?"
        case .array(let element): "[" + spelling(of: element) + "]"
        case .binding(let value): "Binding<" + spelling(of: value) + ">"
        case .action(let arguments): "Action" + spelling(of: arguments)
        case .content(let arguments): "Content" + spelling(of: arguments)
        case .function(_, let result): "closure that gives " + spelling(of: result)
        case .keyPath(let root): "key path of " + spelling(of: root)
        case .record(let id): names.text(records[id].header.name)
        case .enumeration(let id): names.text(enums[id].header.name)
        case .pair(let element): "(offset: Int, element: " + spelling(of: element) + ")"
        }
    }

    /// Types in parentheses; nothing for none.
    private func spelling(of arguments: [TypeID]) -> String {
        guard !arguments.isEmpty else { return "" }
        return "(" + arguments.map { spelling(of: $0) }.joined(separator: ", ") + ")"
    }
}
