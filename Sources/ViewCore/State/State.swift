/// Storage that belongs to a component's place in the tree.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private enum First {
        case value(Value)
        case reading((EnvironmentValues) -> Value)
    }

    private var first: First
    private var storage: StateStorage<Value>?

    public init(wrappedValue: Value) { first = .value(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state whose first value reads the environment of the place where it is first shown.
    public init(reading first: @escaping (EnvironmentValues) -> Value) { self.first = .reading(first) }

    private var initialValue: Value {
        switch first {
        case .value(let value): value
        case .reading(let make): make(EnvironmentValues())
        }
    }

    public var wrappedValue: Value {
        get { storage?.value ?? initialValue }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initialValue) }
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }

    public mutating func _install(_ properties: PropertyPlace) {
        if case .reading(let make) = first {
            let environment = properties.environment
            first = .reading { _ in make(environment) }
        }
        storage = properties.storage(initially: initialValue)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
