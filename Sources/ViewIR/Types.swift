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
    private var shapes: [TypeShape] = [.invalid, .void, .bool, .int, .double, .string, .range]
    /// For each hash the number of a composed type, 0 for none: open addressing.
    private var slots = [UInt32](repeating: 0, count: 64)
    private var composedCount = 0
    /// The ids of the vocabulary's types by their raw values, and of each type's optional; 0 where not made yet.
    private var vocabularies = [UInt32](repeating: 0, count: 256)
    private var optionals: [UInt32] = []

    @inlinable public static var invalid: TypeID { TypeID(0) }
    @inlinable public static var void: TypeID { TypeID(1) }
    @inlinable public static var bool: TypeID { TypeID(2) }
    @inlinable public static var int: TypeID { TypeID(3) }
    @inlinable public static var double: TypeID { TypeID(4) }
    @inlinable public static var string: TypeID { TypeID(5) }
    @inlinable public static var range: TypeID { TypeID(6) }

    public init() {}

    /// The id of a shape, new if it was not seen before.
    public mutating func id(_ shape: TypeShape) -> TypeID {
        switch shape {
        case .invalid: return TypeTable.invalid
        case .void: return TypeTable.void
        case .bool: return TypeTable.bool
        case .int: return TypeTable.int
        case .double: return TypeTable.double
        case .string: return TypeTable.string
        case .range: return TypeTable.range
        case .vocabulary(let vocabulary):
            if vocabularies[Int(vocabulary.rawValue)] == 0 {
                vocabularies[Int(vocabulary.rawValue)] = append(shape).raw
            }
            return TypeID(vocabularies[Int(vocabulary.rawValue)])
        case .optional(let inner):
            while optionals.count <= inner.index { optionals.append(0) }
            if optionals[inner.index] == 0 { optionals[inner.index] = append(shape).raw }
            return TypeID(optionals[inner.index])
        default:
            return composed(shape)
        }
    }

    private mutating func append(_ shape: TypeShape) -> TypeID {
        shapes.append(shape)
        return TypeID(shapes.count - 1)
    }

    private mutating func composed(_ shape: TypeShape) -> TypeID {
        let slot = probe(shape)
        if slots[slot] != 0 { return TypeID(slots[slot]) }
        let new = append(shape)
        slots[slot] = new.raw
        composedCount += 1
        if composedCount * 2 > slots.count { grow() }
        return new
    }

    /// The place of a composed shape, or the free one where it belongs.
    private func probe(_ shape: TypeShape) -> Int {
        let mask = slots.count - 1
        var slot = shape.hashValue & mask
        while slots[slot] != 0, shapes[Int(slots[slot])] != shape { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt32](repeating: 0, count: old.count * 2)
        for type in old where type != 0 { slots[probe(shapes[Int(type)])] = type }
    }

    public func shape(_ type: TypeID) -> TypeShape { shapes[type.index] }
}
