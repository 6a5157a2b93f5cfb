import ViewBase
import ViewIR
import ViewLayout

/// States that outlive the program: what an edited file's screen begins with.
extension LiveScreen {
    /// The states of all that is shown now.
    public func keptStates() -> KeptStates {
        // Only after an evaluation of everything are all uses of views in use.
        needsEvaluation = true
        event {}
        var kept = KeptStates()
        var ways = UseWays()
        ways.follow(machine)
        for (index, instance) in machine.instances.enumerated() {
            guard let view = instance.view else { continue }
            let states = program.views[view].states
            for number in states.indices {
                guard instance.firstState + number < machine.storage.count,
                    let value = KeptValue(machine.storage[instance.firstState + number], in: program)
                else { continue }
                let key = KeptStates.Key(
                    way: ways.ways[index], state: program.names.text(states[number].header.name))
                kept.entries[key] = KeptStates.Entry(
                    type: program.keptSpelling(of: states[number].type), value: value)
            }
        }
        return kept
    }
}
