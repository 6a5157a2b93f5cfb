import ViewBase
import ViewCatalog

/// What a type is made of.
public enum TypeShape: Hashable, Sendable {
    /// The type of what is already reported; it agrees with every type.
    case invalid
    case void
    case bool
    case int
    case double
    case string
    case range
    case vocabulary(Vocabulary)
    case optional(TypeID)
    case array(TypeID)
    case binding(TypeID)
    case action([TypeID])
    case content([TypeID])
    case function([TypeID], TypeID)
    case keyPath(TypeID)
    case record(RecordID)
    case enumeration(EnumID)
    /// What `enumerated()` gives: `offset` and `element`.
    case pair(TypeID)
}

/// All types of a program; equal shapes have equal ids.
public struct TypeTable: Sendable {
    private var shapes: [TypeShape] = []
    private var numbers: [TypeShape: TypeID] = [:]
    /// The ids of the vocabulary's types by their raw values, and of each type's optional; 0 where not made yet.
    private var vocabularies = [TypeID](repeating: TypeID(0), count: 256)
    private var optionals: [TypeID] = []

    public static let invalid = TypeID(0)
    public static let void = TypeID(1)
    public static let bool = TypeID(2)
    public static let int = TypeID(3)
    public static let double = TypeID(4)
    public static let string = TypeID(5)
    public static let range = TypeID(6)

    public init() {
        for shape: TypeShape in [.invalid, .void, .bool, .int, .double, .string, .range] { _ = id(shape) }
    }

    /// The id of a shape, new if it was not seen before.
    public mutating func id(_ shape: TypeShape) -> TypeID {
        switch shape {
        case .vocabulary(let vocabulary):
            let known = vocabularies[Int(vocabulary.rawValue)]
            if known != TypeTable.invalid { return known }
            let new = number(shape)
            vocabularies[Int(vocabulary.rawValue)] = new
            return new
        case .optional(let inner):
            if inner.index < optionals.count, optionals[inner.index] != TypeTable.invalid {
                return optionals[inner.index]
            }
            let new = number(shape)
            while optionals.count <= inner.index { optionals.append(TypeTable.invalid) }
            optionals[inner.index] = new
            return new
        default:
            return number(shape)
        }
    }

    private mutating func number(_ shape: TypeShape) -> TypeID {
        if let known = numbers[shape] { return known }
        let new = TypeID(shapes.count)
        shapes.append(shape)
        numbers[shape] = new
        return new
    }

    public func shape(_ type: TypeID) -> TypeShape { shapes[type.index] }
}
