/// A value of the environment of a component's place.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var environment = EnvironmentValues()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { environment[keyPath: keyPath] }

    public mutating func _install(_ properties: PropertyPlace) { environment = properties.environment }
}
