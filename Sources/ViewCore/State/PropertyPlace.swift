/// Where the dynamic properties of a component stand: what they take their values from.
public struct PropertyPlace {
    let environment: EnvironmentValues

    /// The storage of a state that begins with a value.
    func storage<Value>(initially value: Value) -> StateStorage<Value> { StateStorage(value) }
}
