import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Arrays and ranges; a range is never spread out before its length is paid for.
extension Machine {
    /// The number of elements of an array or a range, or of what a binding of an array holds; nil for anything else.
    func count(of value: Value<S>) -> Int64? {
        switch value {
        case .array(let list): Int64(list.elements.count)
        case .range(let lower, let upper):
            // A range over more than half of all integers counts as the greatest number.
            upper.subtractingReportingOverflow(lower).overflow ? Int64.max : upper - lower
        default: nil
        }
    }

    /// An element of an array or a range by its position, which must be in it.
    func element(of value: Value<S>, at position: Int64) -> Value<S> {
        switch value {
        case .array(let list): list.elements[Int(position)]
        case .range(let lower, _): .int(lower + position)
        default: .invalid
        }
    }

    /// A closure argument ready to be called.
    private func closure(_ value: Value<S>) -> ClosureCall? {
        guard case .closure(let id, let frame) = value else { return nil }
        return ClosureCall(id: id, frame: frame)
    }

    /// Calls `visit` with each element and its position until it gives false, paying a step for each; false when a
    /// budget ended it.
    private func visit(
        _ value: Value<S>, _ call: MemberCall<S>, _ visit: (Value<S>, Int64) -> Bool
    ) -> Bool {
        let count = count(of: value) ?? 0
        var position: Int64 = 0
        while position < count {
            guard spend(1, call.place, call.frame) else { return false }
            if !visit(element(of: value, at: position), position) { return true }
            position += 1
        }
        return true
    }

    /// The first position whose element fulfils the test; nil for none, `.failure` where a test or a budget failed.
    private func find(_ call: MemberCall<S>, _ test: (Value<S>) -> Bool?) -> Search {
        var result = Search.missing
        let isComplete = visit(call.receiver, call) { element, position in
            switch test(element) {
            case nil: result = .failed
            case true?: result = .found(position)
            case false?: return true
            }
            return false
        }
        return isComplete ? result : .failed
    }

    private enum Search {
        case found(Int64)
        case missing
        case failed
    }

    // MARK: Questions

    /// What is asked of a sequence and answered by one value.
    func ask(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .count:
            guard let count = count(of: call.receiver) else { return .invalid }
            return count == .max ? fail(.integerOverflow(program.range(call.place))) : .int(count)
        case .isEmpty: return .bool(count(of: call.receiver) == 0)
        case .first: return end(call, first: true)
        case .last: return end(call, first: false)
        case .indices: return .range(0, count(of: call.receiver) ?? 0)
        case .lowerBound, .upperBound:
            guard case .range(let lower, let upper) = call.receiver else { return .invalid }
            return .int(operation == .lowerBound ? lower : upper)
        case .contains: return answer(find(call, equals(call)), { _ in .bool(true) }, missing: .bool(false))
        case .firstIndexOf: return answer(find(call, equals(call)), { .int($0) }, missing: .none)
        case .containsWhere: return answer(find(call, holds(call)), { _ in .bool(true) }, missing: .bool(false))
        case .firstIndexWhere: return answer(find(call, holds(call)), { .int($0) }, missing: .none)
        case .firstWhere:
            return answer(
                find(call, holds(call)), { Value.wrapping(self.element(of: call.receiver, at: $0)) }, missing: .none)
        case .allSatisfy:
            let test = holds(call)
            return answer(find(call) { test($0).map { !$0 } }, { _ in .bool(false) }, missing: .bool(true))
        case .reduce: return reduce(call)
        case .least: return extreme(call) { self.isLess($0, $1) }
        case .greatest: return extreme(call) { self.isLess($1, $0) }
        default: return optionalMap(call)
        }
    }

    private func answer(_ search: Search, _ found: (Int64) -> Value<S>, missing: Value<S>) -> Value<S> {
        switch search {
        case .found(let position): found(position)
        case .missing: missing
        case .failed: .invalid
        }
    }

    private func equals(_ call: MemberCall<S>) -> (Value<S>) -> Bool? {
        { self.isStopped ? nil : self.areEqual($0, call.argument(0), call.place, call.frame) }
    }

    private func holds(_ call: MemberCall<S>) -> (Value<S>) -> Bool? {
        guard let closure = closure(call.argument(0)) else { return { _ in nil } }
        return { self.call(closure, $0).bool }
    }

    private func end(_ call: MemberCall<S>, first: Bool) -> Value<S> {
        guard let count = count(of: call.receiver), count > 0 else { return .none }
        return Value.wrapping(element(of: call.receiver, at: first ? 0 : count - 1))
    }

    /// The element that no later one replaces; the first of equal ones, as Swift has it.
    private func extreme(_ call: MemberCall<S>, _ replaces: (Value<S>, Value<S>) -> Bool) -> Value<S> {
        var best: Value<S>?
        let isComplete = visit(call.receiver, call) { element, _ in
            if let current = best {
                if replaces(element, current) { best = element }
            } else {
                best = element
            }
            return true
        }
        return isComplete ? Value(optional: best) : .invalid
    }

    private func reduce(_ call: MemberCall<S>) -> Value<S> {
        guard let closure = closure(call.argument(1)) else { return .invalid }
        var result = call.argument(0)
        let isComplete = visit(call.receiver, call) { element, _ in
            result = self.call(closure, result, element)
            return !result.isInvalid
        }
        return isComplete ? result : .invalid
    }

    private func optionalMap(_ call: MemberCall<S>) -> Value<S> {
        guard let value = call.receiver.unwrapped else { return .none }
        guard let closure = closure(call.argument(0)) else { return .invalid }
        let result = self.call(closure, value)
        return result.isInvalid ? .invalid : Value.wrapping(result)
    }

    // MARK: New arrays

    /// What is made of a sequence.
    func derive(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .enumeratedOffset: return pairPart(call.receiver, 0)
        case .enumeratedElement: return pairPart(call.receiver, 1)
        case .prefix, .suffix, .dropFirst, .dropLast: return slice(operation, call)
        case .joined: return join(call)
        case .arrayOf: return collect(call.argument(0), call) { element, _ in element }
        case .enumerated: return collect(call.receiver, call) { .pair($1, $0) }
        case .reversed:
            let last = (count(of: call.receiver) ?? 0) - 1
            return collect(call.receiver, call) { self.element(of: call.receiver, at: last - $1) }
        case .sorted: return sort(call) { self.isLess($0, $1) }
        case .sortedBy:
            guard let closure = closure(call.argument(0)) else { return .invalid }
            return sort(call) { self.call(closure, $0, $1).bool }
        default:
            guard let closure = closure(call.argument(0)) else { return .invalid }
            return collect(call.receiver, call) { element, _ in
                let result = self.call(closure, element)
                switch operation {
                case .filter: return result.bool.map { $0 ? element : nil } ?? .invalid
                case .compactMap: return result.unwrapped
                default: return result
                }
            }
        }
    }

    /// The array of what `make` gives for each element, nil left out; invalid if one is.
    private func collect(
        _ source: Value<S>, _ call: MemberCall<S>, _ make: (Value<S>, Int64) -> Value<S>?
    ) -> Value<S> {
        var elements: [Value<S>] = []
        var hasFailed = false
        let isComplete = visit(source, call) { element, position in
            guard let made = make(element, position) else { return true }
            hasFailed = made.isInvalid
            elements.append(made)
            return !hasFailed
        }
        return isComplete && !hasFailed ? array(elements, call.place) : .invalid
    }

    private func slice(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        guard let asked = call.argument(0).int, let count = count(of: call.receiver) else { return .invalid }
        guard asked >= 0 else { return fail(.negativeCount(asked, program.range(call.place))) }
        let length = min(asked, count)
        let first: Int64
        let end: Int64
        switch operation {
        case .prefix: (first, end) = (0, length)
        case .suffix: (first, end) = (count - length, count)
        case .dropFirst: (first, end) = (length, count)
        default: (first, end) = (0, count - length)
        }
        switch call.receiver {
        case .range(let lower, _):
            return collect(.range(lower + first, lower + end), call) { element, _ in element }
        default:
            return collect(.range(first, end), call) { self.element(of: call.receiver, at: $1 + first) }
        }
    }

    private func join(_ call: MemberCall<S>) -> Value<S> {
        guard let parts = call.receiver.elements, let separator = call.argument(0).string else { return .invalid }
        var result = ""
        for index in parts.indices {
            guard let part = parts[index].string else { return .invalid }
            guard spend(1 + (part.utf8.count + separator.utf8.count) / 16, call.place, call.frame) else {
                return .invalid
            }
            if index > 0 { result += separator }
            result += part
        }
        return .string(result)
    }

    private func sort(_ call: MemberCall<S>, _ isBefore: (Value<S>, Value<S>) -> Bool?) -> Value<S> {
        let source = collect(call.receiver, call) { element, _ in element }
        guard let elements = source.elements else { return .invalid }
        var hasFailed = false
        // A failed comparison ends the work: all that follow say no.
        let order = MergeSort.order(elements.count) { first, second in
            guard !hasFailed, let isBefore = isBefore(elements[first], elements[second]),
                spend(1, call.place, call.frame)
            else {
                hasFailed = true
                return false
            }
            return isBefore
        }
        return hasFailed ? .invalid : array(order.map { elements[$0] }, call.place)
    }
}
