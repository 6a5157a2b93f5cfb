/// A value that can be read and changed where it is.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// The binding of a part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }

    /// The same binding; animations do not change what is stored.
    public func animation(_ animation: Animation? = .default) -> Binding { self }
}

extension Binding where Value: MutableCollection {
    /// The binding of an element.
    public subscript(_ index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
}

extension Binding where Value: MutableCollection, Value: RandomAccessCollection {
    /// The bindings of all elements, each of which follows its element to other places; of one that has gone, what it was
    /// is left. Elements told apart by themselves are those of their places.
    func elements<ID: Hashable>(
        isPlace: Bool, _ id: @escaping (Value.Element) -> ID
    ) -> [Binding<Value.Element>] {
        wrappedValue.indices.map { index in
            let element = wrappedValue[index]
            var identity = id(element)
            func place(_ items: Value) -> Value.Index? {
                if items.indices.contains(index), isPlace || id(items[index]) == identity { return index }
                return isPlace ? nil : items.firstIndex { id($0) == identity }
            }
            return Binding<Value.Element>(
                get: {
                    let items = wrappedValue
                    return place(items).map { items[$0] } ?? element
                },
                set: {
                    guard let index = place(wrappedValue) else { return }
                    wrappedValue[index] = $0
                    identity = id($0)
                })
        }
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
