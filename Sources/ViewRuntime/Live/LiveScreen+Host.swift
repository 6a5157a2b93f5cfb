import ViewBase
import ViewIR
import ViewLayout

/// What the host of a screen, such as a test, does beside events.
extension LiveScreen {
    /// The value of an expression in the host's frame; nil where it failed, which is noted.
    func evaluate(_ expression: ExpressionID) -> Value<Double>? {
        var result: Value<Double>?
        perform(in: machine) {
            machine.startAgain()
            let value = machine.evaluate(expression, hostFrame)
            if machine.isStopped { machine.recover() }
            result = value.isInvalid ? nil : value
            return result != nil
        }
        return result
    }

    /// Sets a local of the host's frame.
    func assign(_ local: LocalID, _ value: Value<Double>) { machine.assign(local, value, hostFrame) }

    /// Sets what a path in the host's frame leads to, as an action does; a state may be that of a view that is shown.
    func set(_ path: PathID, _ value: Value<Double>, of instance: InstanceID? = nil) {
        endTaps()
        event {
            perform(in: machine) {
                machine.transact {
                    guard let reference = machine.reference(path, hostFrame, of: instance) else {
                        return .returned(.invalid)
                    }
                    return machine.store(value, at: reference, program.paths[path].range)
                }
            }
        }
    }

    /// The outermost views that are shown, each as its first use.
    var shownViews: [InstanceID] {
        let outermost = host == nil ? InstanceID(0) : InstanceID(1)
        return machine.instances.indices.dropFirst(outermost.index + 1)
            .filter { machine.instances[$0].parent == outermost }.map { InstanceID($0) }
    }
}
