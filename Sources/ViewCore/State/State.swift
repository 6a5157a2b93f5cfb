/// Storage that belongs to a component's place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var storage: StateStorage<Value>?

    public init(wrappedValue: Value) { initialValue = wrappedValue }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { storage?.value ?? initialValue }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initialValue) }
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }

    public mutating func _install(_ properties: PropertyPlace) {
        storage = properties.storage(initially: initialValue)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
