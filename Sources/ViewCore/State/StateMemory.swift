/// The states of a live screen, by the places of their components.
final class StateMemory {
    private struct Key: Hashable {
        let place: UInt32
        let offset: Int
    }

    /// A state and the last evaluation in which its component was there.
    private struct Slot {
        let storage: AnyObject
        var evaluation: Int
    }

    private var slots: [Key: Slot] = [:]
    private var evaluation = 0

    /// Begins an evaluation; what the last one did not come to is gone.
    func beginEvaluation() {
        slots = slots.filter { $0.value.evaluation == evaluation }
        evaluation += 1
    }

    /// The storage of a state of the component at a place, new where there was none.
    func storage<Value>(
        at place: UInt32, offset: Int, initially value: @autoclosure () -> Value
    ) -> StateStorage<Value> {
        let key = Key(place: place, offset: offset)
        if let known = slots[key]?.storage as? StateStorage<Value> {
            slots[key]?.evaluation = evaluation
            return known
        }
        let storage = StateStorage(value())
        slots[key] = Slot(storage: storage, evaluation: evaluation)
        return storage
    }
}
