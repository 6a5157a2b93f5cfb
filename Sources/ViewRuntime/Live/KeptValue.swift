import ViewLayout

/// A value that means the same in every program.
indirect enum KeptValue: Sendable {
    case none
    case some(KeptValue)
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case array([KeptValue])

    /// The value, if it is of such a kind.
    init?<S: LayoutScalar>(_ value: Value<S>) {
        switch value {
        case .none: self = .none
        case .some(let wrapped):
            guard let wrapped = KeptValue(wrapped) else { return nil }
            self = .some(wrapped)
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value.value)
        case .string(let value): self = .string(value)
        case .array(let list):
            var elements: [KeptValue] = []
            for element in list.elements {
                guard let element = KeptValue(element) else { return nil }
                elements.append(element)
            }
            self = .array(elements)
        default: return nil
        }
    }

    /// The value as a machine has it.
    func value<S: LayoutScalar>() -> Value<S> {
        switch self {
        case .none: .none
        case .some(let wrapped): .some(wrapped.value())
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .double(let value): .double(S(value))
        case .string(let value): .string(value)
        case .array(let elements): .array(ValueList(elements.map { $0.value() }))
        }
    }
}
