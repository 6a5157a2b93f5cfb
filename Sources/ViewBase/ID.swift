/// A 32-bit index into one kind of array; `Tag` keeps ids of different arrays apart.
public struct ID<Tag>: Hashable, Comparable, Sendable {
    /// The position in the array.
    public let raw: UInt32

    /// Makes the id of a known position.
    @inlinable public init(_ raw: UInt32) { self.raw = raw }

    /// Makes the id of a known position.
    @inlinable public init(_ index: Int) { self.raw = UInt32(truncatingIfNeeded: index) }

    /// The position as an array index.
    @inlinable public var index: Int { Int(raw) }

    @inlinable public static func < (a: ID, b: ID) -> Bool { a.raw < b.raw }
    @inlinable public static func == (a: ID, b: ID) -> Bool { a.raw == b.raw }
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}

/// A growing array whose elements are named by typed ids.
public struct Table<Tag, Element> {
    @usableFromInline var storage: [Element] = []

    @inlinable public init() {}

    /// The elements in the order of their ids.
    @inlinable public var elements: [Element] { storage }

    /// The number of elements, which is also the next id.
    @inlinable public var count: Int { storage.count }

    /// All ids, in order.
    @inlinable public var ids: [ID<Tag>] { storage.indices.map { ID<Tag>($0) } }

    /// Makes room for some elements in all.
    @inlinable public mutating func reserve(_ count: Int) { storage.reserveCapacity(count) }

    /// Appends an element and returns its id.
    @inlinable @discardableResult
    public mutating func append(_ element: Element) -> ID<Tag> {
        storage.append(element)
        return ID(storage.count - 1)
    }

    @inlinable public subscript(id: ID<Tag>) -> Element {
        get { storage[id.index] }
        _modify { yield &storage[id.index] }
    }
}

extension Table: Sendable where Element: Sendable {}
