/// Where a dynamic property of a component stands: what it takes its value from.
public struct PropertyPlace {
    let environment: EnvironmentValues
    let states: StateMemory
    /// The component's place; nil where nothing is kept from one evaluation to the next.
    let place: UInt32?
    /// Where the property lies in the component.
    var offset = 0

    /// The storage of a state that begins with a value; nil where states never change.
    func storage<Value>(initially value: @autoclosure () -> Value) -> StateStorage<Value>? {
        place.map { states.storage(at: $0, offset: offset, initially: value()) }
    }
}
