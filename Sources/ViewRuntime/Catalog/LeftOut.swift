import ViewCatalog

/// What a parameter is when a call leaves it out, looked up once in the catalogue.
enum LeftOut {
    /// The rule supplies it: a slot, a handler, what the parameter's summary says.
    case missing
    case none
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    /// A static member of the parameter's type.
    case operation(MemberOperation)

    init(_ parameter: ParameterSpec) {
        switch parameter.defaultValue {
        case .required, .empty, .implied: self = .missing
        case .none: self = .none
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .infinity: self = .double(.infinity)
        case .string(let value): self = .string(value)
        case .member(let name): self = LeftOut.member(name, parameter.type)
        }
    }

    private static func member(_ name: String, _ type: ValueType) -> LeftOut {
        let owner = if case .optional(let wrapped) = type { wrapped } else { type }
        for member in Catalog.members where member.isStatic && member.name == name && member.owner == owner {
            return .operation(member.operation)
        }
        return .missing
    }
}
