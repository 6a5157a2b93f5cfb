/// The value of a state.
final class StateStorage<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
