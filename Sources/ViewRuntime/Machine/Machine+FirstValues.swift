import ViewBase
import ViewIR
import ViewLayout

/// The use of a view whose states get their first values, which may read its constants and its other states.
struct FirstValues {
    let view: ViewID
    let frame: FrameID
    /// Where the first state stands in storage.
    let start: Int
    /// What is being worked out or was, whether that gave a value or not: constants by their slots, states by index.
    var constants: [LocalID] = []
    var states: [Int] = []
}

extension Machine {
    /// Gives the states of a use of a view their first values; `given` ones instead of their own.
    func makeFirstValues(_ view: ViewID, _ frame: FrameID, at start: Int, _ given: (Int) -> Value<S>?) {
        let count = program.views[view].states.count
        for index in 0..<count { storage[start + index] = given(index) ?? .invalid }
        let outer = firstValues
        firstValues = FirstValues(view: view, frame: frame, start: start)
        for index in 0..<count where storage[start + index].isInvalid { _ = firstValue(ofState: index, frame) }
        firstValues = outer
    }

    /// The value of a constant that is read before all constants are worked out; invalid for any other local.
    func firstValue(of local: LocalID, _ frame: FrameID) -> Value<S> {
        guard let values = firstValues, values.frame == frame, !values.constants.contains(local),
            let constant = program.views[values.view].constants.first(where: { $0.local == local })
        else { return .invalid }
        firstValues?.constants.append(local)
        assign(local, evaluate(constant.value, frame), frame)
        return frames[frame.index].locals[local.index]
    }

    /// The value of a state that is read before it has one.
    func firstValue(ofState index: Int, _ frame: FrameID) -> Value<S> {
        guard let values = firstValues, values.frame == frame, !values.states.contains(index) else { return .invalid }
        firstValues?.states.append(index)
        storage[values.start + index] = evaluate(program.views[values.view].states[index].initialValue, frame)
        return storage[values.start + index]
    }
}
