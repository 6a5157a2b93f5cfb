import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Changes of storage: assignments and the members that change a place.
extension Machine {
    /// `path = value`, `path += value` …
    func assign(_ path: PathID, _ symbol: AssignmentOperator, _ value: ExpressionID, _ frame: FrameID) -> Flow<S> {
        let new = evaluate(value, frame)
        guard !new.isInvalid, let reference = reference(path, frame) else { return .returned(.invalid) }
        let range = program.paths[path].range
        return change(reference, range) { old in
            let operation: ArithmeticOperator
            switch symbol {
            case .set:
                old = new
                return
            case .add: operation = .add
            case .subtract: operation = .subtract
            case .multiply: operation = .multiply
            case .divide: operation = .divide
            }
            old = combined(operation, old, new, value, frame, range)
        }
    }

    /// `path.append(x)` and the like.
    func mutate(_ path: PathID, _ member: MemberID, _ arguments: IDList, _ frame: FrameID) -> Flow<S> {
        guard let values = evaluateAll(arguments, frame), let reference = reference(path, frame) else {
            return .returned(.invalid)
        }
        let range = program.paths[path].range
        let operation = RuleTable.members[member.index].operation
        if operation == .removeAllWhere {
            // The closure may read the array itself.
            let kept = removing(values[0], from: read(reference, range))
            return kept.isInvalid ? .returned(.invalid) : store(kept, at: reference, range)
        }
        return change(reference, range) { old in
            switch old {
            case .bool(let flag): old = .bool(!flag)
            case .array(var list):
                old = .invalid
                if operation == .append {
                    list.append(values[0])
                    _ = put(.array(list), in: &old, range)
                } else {
                    old = changed(list, operation, values, range)
                }
            default: old = .invalid
            }
        }
    }

    /// Puts a value where a reference leads; a missing element is reported at a place.
    func store(_ value: Value<S>, at reference: StorageReference<S>, _ range: SourceRange) -> Flow<S> {
        change(reference, range) { $0 = value }
    }

    /// Replaces what a reference leads to; a value that never changes takes no other.
    private func change(
        _ reference: StorageReference<S>, _ range: SourceRange, _ change: (inout Value<S>) -> Void
    ) -> Flow<S> {
        if case .host(let binding) = reference.root {
            var value = binding.get()
            change(&value)
            binding.set(value)
            effects.version += 1
        }
        guard case .storage(let index) = reference.root else { return .next }
        // Taken out, so that an array in it is changed where it is.
        var value = storage[Int(index)]
        storage[Int(index)] = .invalid
        let isDone = replace(&value, reference.steps[...], range, change)
        storage[Int(index)] = value
        guard isDone else { return .returned(.invalid) }
        effects.version += 1
        effects.changed.insert(index)
        return .next
    }

    /// Replaces a part of a value; false, the value then being of no use, where that failed.
    private func replace(
        _ value: inout Value<S>, _ steps: ArraySlice<StorageReference<S>.Step>, _ range: SourceRange,
        _ change: (inout Value<S>) -> Void
    ) -> Bool {
        guard let step = steps.first else {
            change(&value)
            return !value.isInvalid
        }
        switch step {
        case .field(let index):
            guard case .record(let record, var fields) = value else { return false }
            value = .invalid
            guard fields.change(Int(index), { replace(&$0, steps.dropFirst(), range, change) }) else { return false }
            return put(.record(record, fields), in: &value, range)
        case .element(let index):
            guard case .array(var list) = value else { return false }
            guard index >= 0, index < list.elements.count else {
                value = fail(.indexOutOfRange(index, count: list.elements.count, range))
                return false
            }
            value = .invalid
            guard list.change(Int(index), { replace(&$0, steps.dropFirst(), range, change) }) else { return false }
            return put(.array(list), in: &value, range)
        case .item(let index, let item):
            guard case .array(var list) = value else { return false }
            // What has gone is not changed any more.
            guard let position = position(of: item, near: index, in: list.elements) else { return true }
            value = .invalid
            guard list.change(position, { replace(&$0, steps.dropFirst(), range, change) }) else { return false }
            item.identity = Identity(identified(list.elements[position], item.key))
            return put(.array(list), in: &value, range)
        }
    }

    /// Sets a value, unless it nests too deeply.
    private func put(_ new: Value<S>, in value: inout Value<S>, _ range: SourceRange) -> Bool {
        guard new.depth <= ValueList<S>.greatestDepth else {
            value = fail(.valuesNestTooDeeply(range))
            return false
        }
        value = new
        return true
    }

    /// An array after one of the members that change it.
    private func changed(
        _ list: ValueList<S>, _ operation: MemberOperation, _ arguments: [Value<S>], _ range: SourceRange
    ) -> Value<S> {
        var elements = list.elements
        let count = elements.count
        steps -= 1 + count / 16
        switch operation {
        case .insert:
            guard let index = position(arguments[1], upTo: count, count, range) else { return .invalid }
            elements.insert(arguments[0], at: index)
        case .removeAt:
            guard let index = position(arguments[0], upTo: count - 1, count, range) else { return .invalid }
            elements.remove(at: index)
        case .removeAll: elements.removeAll()
        case .removeLast:
            guard count > 0 else { return fail(.indexOutOfRange(-1, count: 0, range)) }
            elements.removeLast()
        case .swapAt:
            guard let first = position(arguments[0], upTo: count - 1, count, range),
                let second = position(arguments[1], upTo: count - 1, count, range)
            else { return .invalid }
            elements.swapAt(first, second)
        default: return .invalid
        }
        var value = Value<S>.invalid
        return put(.array(ValueList(elements)), in: &value, range) ? value : .invalid
    }

    /// The array without the elements for which a closure says yes.
    private func removing(_ closure: Value<S>, from array: Value<S>) -> Value<S> {
        guard case .closure(let id, let frame) = closure, let elements = array.elements else { return .invalid }
        var kept: [Value<S>] = []
        for element in elements {
            guard let isRemoved = call(ClosureCall(id: id, frame: frame), element).bool else { return .invalid }
            if !isRemoved { kept.append(element) }
        }
        return .array(ValueList(kept))
    }

    private func position(_ value: Value<S>, upTo last: Int, _ count: Int, _ range: SourceRange) -> Int? {
        guard let index = value.int else { return nil }
        guard index >= 0, index <= last else {
            log.add(.indexOutOfRange(index, count: count, range))
            return nil
        }
        return Int(index)
    }
}
