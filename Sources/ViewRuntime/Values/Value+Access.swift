import ViewLayout
import ViewTree

/// The value as one of its kinds; nil where it is of another one, which is so only for an invalid value.
extension Value {
    var isInvalid: Bool { if case .invalid = self { true } else { false } }

    var isNone: Bool { if case .none = self { true } else { false } }

    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    var int: Int64? { if case .int(let value) = self { value } else { nil } }

    var double: S? { if case .double(let value) = self { value } else { nil } }

    var string: String? { if case .string(let value) = self { value } else { nil } }

    var elements: [Value]? { if case .array(let list) = self { list.elements } else { nil } }

    var symbol: UInt8? { if case .symbol(let index) = self { index } else { nil } }

    var numbers: [S]? { if case .numbers(let numbers) = self { numbers } else { nil } }

    /// The value as a style: a colour is one too.
    var paint: Paint? {
        switch self {
        case .paint(let paint): paint
        case .color(let color): .color(color)
        default: nil
        }
    }

    /// The value as an animation; nil for none.
    var animation: Animation? { if case .animation(let animation) = self { animation } else { nil } }

    /// The value in an optional: `wrap` undone. Nil for `none`.
    var unwrapped: Value? {
        switch self {
        case .none: nil
        case .some(let value): value
        default: self
        }
    }

    /// The value where an optional is expected.
    static func wrapping(_ value: Value) -> Value {
        switch value {
        case .none, .some: .some(value)
        default: value
        }
    }

    /// An optional from a value that may be missing.
    init(optional value: Value?) { self = value.map { Value.wrapping($0) } ?? .none }
}
