extension ValueType {
    /// The type as the reference writes it.
    public var spelling: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .range: "Range"
        case .vocabulary(let vocabulary): vocabulary.spelling
        case .optional(let inner): inner.spelling + "?"
        case .array(let inner): "[" + inner.spelling + "]"
        case .binding(let inner): "Binding<" + inner.spelling + ">"
        case .action(let arguments): "Action" + ValueType.list(arguments)
        case .content(let arguments): "Content" + ValueType.list(arguments)
        case .function(let arguments, let result): "(" + ValueType.joined(arguments) + ") -> " + result.spelling
        case .keyPath: "KeyPath"
        case .element: "Element"
        case .result: "Result"
        case .collection: "Collection<Element>"
        case .equatable: "Equatable"
        case .comparable: "Comparable"
        case .enumerated(let inner): "(offset: Int, element: " + inner.spelling + ")"
        case .name: "#name"
        case .interpolable: "Interpolable"
        case .void: "nothing"
        }
    }

    /// Types in parentheses; nothing for none.
    private static func list(_ types: [ValueType]) -> String { types.isEmpty ? "" : "(" + joined(types) + ")" }

    private static func joined(_ types: [ValueType]) -> String {
        var text = ""
        for index in types.indices {
            if index > 0 { text += ", " }
            text += types[index].spelling
        }
        return text
    }
}
