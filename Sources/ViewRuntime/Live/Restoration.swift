import ViewBase
import ViewIR
import ViewLayout

/// Gives states the values that they had in another program, while a screen is shown for the first time.
struct Restoration {
    private let kept: KeptStates
    private var ways = UseWays()
    /// How many states have got a value.
    private(set) var count = 0

    init(_ kept: KeptStates) { self.kept = kept }

    /// The value that a state of a use of a view had; nil where it had none, or one of another type.
    mutating func value<S: LayoutScalar>(
        of state: StateDeclaration, in instance: InstanceID, _ machine: Machine<S>
    ) -> Value<S>? {
        ways.follow(machine)
        let program = machine.program
        let key = KeptStates.Key(way: ways.ways[instance.index], state: program.names.text(state.header.name))
        guard let entry = kept.entries[key], entry.type == program.keptSpelling(of: state.type),
            let value: Value<S> = entry.value.value(of: state.type, in: program)
        else { return nil }
        count += 1
        return value
    }
}
