import ViewBase
import ViewIR
import ViewLayout

/// Bindings: made, read, and led further to a part.
extension Machine {
    /// The value of a state of the view that a frame belongs to.
    func state(_ index: Int, _ frame: FrameID) -> Value<S> {
        let slot = instances[frames[frame.index].instance.index].firstState + index
        if reads.isRecording { reads.note(slot) }
        let value = storage[slot]
        return value.isInvalid && firstValues != nil ? firstValue(ofState: index, frame) : value
    }

    /// `$state.field[i]`, or a part of what a binding in a local leads to.
    func binding(_ path: PathID, _ frame: FrameID) -> Value<S> {
        reference(path, frame).map { .binding($0) } ?? .invalid
    }

    /// What a storage path leads to, a state being the frame's own or that of another view; nil where an index failed.
    func reference(_ path: PathID, _ frame: FrameID, of instance: InstanceID? = nil) -> StorageReference<S>? {
        let path = program.paths[path]
        var reference: StorageReference<S>
        switch path.root {
        case .state(let index):
            let first = instances[(instance ?? frames[frame.index].instance).index].firstState
            reference = StorageReference(root: .storage(Int32(first + index)), steps: [])
        case .binding(let local):
            guard case .binding(let base) = frames[frame.index].locals[local.index] else { return nil }
            reference = base
        }
        for step in path.steps {
            switch step {
            case .field(let index): reference.steps.append(.field(Int32(index)))
            case .element(let index):
                guard let position = evaluate(index, frame).int else { return nil }
                reference.steps.append(.element(position))
            }
        }
        return reference
    }

    func constantBinding(_ value: ExpressionID, _ frame: FrameID) -> Value<S> {
        let value = evaluate(value, frame)
        return value.isInvalid ? .invalid : .binding(StorageReference(root: .constant(value), steps: []))
    }

    /// The value that a binding leads to.
    func read(_ binding: Value<S>, _ place: ExpressionID) -> Value<S> {
        guard case .binding(let reference) = binding else { return .invalid }
        return read(reference, program.range(place))
    }

    /// The value that a reference leads to; a missing element is reported at a place.
    func read(_ reference: StorageReference<S>, _ range: @autoclosure () -> SourceRange) -> Value<S> {
        var value: Value<S>
        switch reference.root {
        case .storage(let index):
            if reads.isRecording { reads.note(Int(index)) }
            value = storage[Int(index)]
        case .constant(let constant): value = constant
        case .host(let binding): value = binding.get()
        }
        for step in reference.steps {
            switch step {
            case .field(let index): value = field(value, Int(index))
            case .element(let index):
                guard let elements = value.elements else { return .invalid }
                guard index >= 0, index < elements.count else {
                    return fail(.indexOutOfRange(index, count: elements.count, range()))
                }
                value = elements[Int(index)]
            case .item(let index, let item):
                guard let elements = value.elements else { return .invalid }
                value = position(of: item, near: index, in: elements).map { elements[$0] } ?? item.value
            }
        }
        return value
    }

    /// The binding of an element of the array that a binding leads to.
    func element(of reference: StorageReference<S>, at index: Int64) -> Value<S> {
        var part = reference
        part.steps.append(.element(index))
        return .binding(part)
    }

    /// The binding of an item of a loop, which follows it to other places of the array; of one that is told apart only by
    /// itself or its place, the binding of that place.
    func item(of reference: StorageReference<S>, at index: Int64, _ value: Value<S>, key: Value<S>) -> Value<S> {
        guard isLive, hasIdentity(value, key) else { return element(of: reference, at: index) }
        var part = reference
        part.steps.append(.item(index, LoopItem(identity: Identity(identified(value, key)), key: key, value: value)))
        return .binding(part)
    }

    /// Where an item stands in its array now; nil once it has gone.
    func position(of item: LoopItem<S>, near index: Int64, in elements: [Value<S>]) -> Int? {
        func isThere(_ position: Int) -> Bool { Identity(identified(elements[position], item.key)) == item.identity }
        if index >= 0, index < elements.count, isThere(Int(index)) { return Int(index) }
        return elements.indices.first { isThere($0) }
    }

    // MARK: Identities

    /// What tells an item apart: what the key path leads to; without one its `id`, or the item itself.
    func identified(_ item: Value<S>, _ key: Value<S>) -> Value<S> {
        guard case .keyPath(let fields, let computed) = key else { return ownIdentity(item) ?? item }
        var value = item
        for field in fields {
            if case .pair = value {
                value = pairPart(value, Int(field))
            } else {
                value = self.field(value, Int(field))
            }
        }
        return computed.map { call($0, of: value) } ?? value
    }

    /// Whether an item is told apart by a part of it.
    private func hasIdentity(_ item: Value<S>, _ key: Value<S>) -> Bool {
        if case .keyPath(let fields, let computed) = key { return !fields.isEmpty || computed != nil }
        return ownIdentity(item) != nil
    }

    private func ownIdentity(_ item: Value<S>) -> Value<S>? {
        guard case .record(let record, let fields) = item, let name = program.names.find("id") else { return nil }
        let declared = program.records[record].fields
        for index in declared.indices where declared[index].name == name { return fields.elements[index] }
        return nil
    }
}
