import ViewIR
import ViewLayout
import ViewTree

/// What tells the items of a loop apart.
enum Identity: Hashable {
    case bool(Bool)
    case int(Int64)
    case double(UInt64)
    case string(String)
    case enumeration(EnumID, Int32)
    case symbol(UInt8)
    case color(ColorValue)
    indirect case font(FontRequest)
    case list([Identity])
    /// Where an item stands whose value tells nothing.
    case position(Int64)
    case nothing

    init<S: LayoutScalar>(_ value: Value<S>) {
        switch value {
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double((value.value == 0 ? 0 : value.value).bitPattern)
        case .string(let value): self = .string(value)
        case .enumeration(let type, let index): self = .enumeration(type, index)
        case .symbol(let index): self = .symbol(index)
        case .color(let color): self = .color(color)
        case .font(let font): self = .font(font)
        case .numbers(let numbers): self = .list(numbers.map { Identity(Value<S>.double($0)) })
        case .array(let list): self = .list(list.elements.map { Identity($0) })
        case .record(_, let fields): self = .list(fields.elements.map { Identity($0) })
        case .some(let value): self = .list([Identity(value)])
        case .range(let lower, let upper): self = .list([.int(lower), .int(upper)])
        case .pair(let offset, let element): self = .list([.int(offset), Identity(element)])
        default: self = .nothing
        }
    }

    /// The identity in words; nil for one that is no single value.
    var text: String? {
        switch self {
        case .int(let value): String(value)
        case .string(let value): "\"" + value + "\""
        case .bool(let value): value ? "true" : "false"
        default: nil
        }
    }
}
