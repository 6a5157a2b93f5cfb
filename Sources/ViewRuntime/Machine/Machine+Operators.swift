import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// Operators on values.
extension Machine {
    /// From the start of one expression to the end of another.
    private func span(_ first: ExpressionID, _ last: ExpressionID) -> SourceRange {
        let start = program.range(first)
        return SourceRange(file: start.file, start: start.start, end: program.range(last).end)
    }

    // MARK: Arithmetic

    func arithmetic(_ operands: IDList, _ operators: IDList, _ frame: FrameID) -> Value<S> {
        let first = operands.range.lowerBound
        var result = evaluate(program.lists[first], frame)
        for index in operators.range {
            let operand = program.lists[first + 1 + index - operators.range.lowerBound]
            let right = evaluate(operand, frame)
            switch combine(program.operators[index], result, right, operand, frame) {
            case .value(let value): result = value
            case .failure(let failure):
                return fail(diagnostic(failure, span(program.lists[first], operand)))
            case .invalid: result = .invalid
            }
        }
        return result
    }

    /// Why two numbers have no result.
    enum ArithmeticFailure: Error {
        case overflow, zero, infinite
    }

    private enum Outcome {
        case value(Value<S>)
        case failure(ArithmeticFailure)
        case invalid
    }

    private func diagnostic(_ failure: ArithmeticFailure, _ range: SourceRange) -> Diagnostic {
        switch failure {
        case .overflow: .integerOverflow(range)
        case .zero: .divisionByZero(range)
        case .infinite: .notFinite(range)
        }
    }

    /// What an operator makes of two values; a failure is reported at a place.
    func combined(
        _ operation: ArithmeticOperator, _ left: Value<S>, _ right: Value<S>, _ place: ExpressionID, _ frame: FrameID,
        _ range: SourceRange
    ) -> Value<S> {
        switch combine(operation, left, right, place, frame) {
        case .value(let value): value
        case .failure(let failure): fail(diagnostic(failure, range))
        case .invalid: .invalid
        }
    }

    private func combine(
        _ operation: ArithmeticOperator, _ left: Value<S>, _ right: Value<S>, _ place: ExpressionID, _ frame: FrameID
    ) -> Outcome {
        switch (left, right) {
        case (.int(let a), .int(let b)): return combine(operation, a, b)
        case (.double(let a), .double(let b)): return combine(operation, a, b)
        case (.string(let a), .string(let b)):
            guard spend((a.utf8.count + b.utf8.count) / 16, place, frame) else { return .invalid }
            return .value(.string(a + b))
        case (.array(let a), .array(let b)):
            guard spend(a.elements.count + b.elements.count, place, frame) else { return .invalid }
            return .value(.array(ValueList(a.elements + b.elements)))
        default: return .invalid
        }
    }

    private func combine(_ operation: ArithmeticOperator, _ a: Int64, _ b: Int64) -> Outcome {
        let result: (partialValue: Int64, overflow: Bool)
        switch operation {
        case .add: result = a.addingReportingOverflow(b)
        case .subtract: result = a.subtractingReportingOverflow(b)
        case .multiply: result = a.multipliedReportingOverflow(by: b)
        case .divide:
            if b == 0 { return .failure(.zero) }
            result = a.dividedReportingOverflow(by: b)
        case .remainder:
            if b == 0 { return .failure(.zero) }
            result = a.remainderReportingOverflow(dividingBy: b)
        }
        return result.overflow ? .failure(.overflow) : .value(.int(result.partialValue))
    }

    private func combine(_ operation: ArithmeticOperator, _ a: S, _ b: S) -> Outcome {
        let result: S
        switch operation {
        case .add: result = a + b
        case .subtract: result = a - b
        case .multiply: result = a * b
        case .divide:
            if b.value == 0 { return .failure(.zero) }
            result = a / b
        case .remainder: return .invalid
        }
        return result.isFinite ? .value(.double(result)) : .failure(.infinite)
    }

    func negate(_ operand: ExpressionID, _ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        switch evaluate(operand, frame) {
        case .int(let value):
            let result = Int64(0).subtractingReportingOverflow(value)
            return result.overflow ? fail(.integerOverflow(program.range(id))) : .int(result.partialValue)
        case .double(let value): return .double(-value)
        default: return .invalid
        }
    }

    // MARK: Comparison

    func compare(
        _ comparison: ComparisonOperator, _ left: ExpressionID, _ right: ExpressionID, _ frame: FrameID
    ) -> Value<S> {
        let a = evaluate(left, frame)
        let b = evaluate(right, frame)
        if a.isInvalid || b.isInvalid { return .invalid }
        switch comparison {
        case .equal: return .bool(areEqual(a, b, left, frame))
        case .notEqual: return .bool(!areEqual(a, b, left, frame))
        case .less: return .bool(isLess(a, b))
        case .greater: return .bool(isLess(b, a))
        case .lessOrEqual: return .bool(!isLess(b, a))
        case .greaterOrEqual: return .bool(!isLess(a, b))
        case .approximately: return .bool(areNear(a, b))
        }
    }

    /// Whether one value stands before another of its type: numbers, strings, and named values in their order.
    func isLess(_ a: Value<S>, _ b: Value<S>) -> Bool {
        switch (a, b) {
        case (.int(let x), .int(let y)): x < y
        case (.double(let x), .double(let y)): S.less(x, y, &turns)
        case (.string(let x), .string(let y)): x < y
        case (.symbol(let x), .symbol(let y)): x < y
        default: false
        }
    }

    /// Whether two numbers, or all numbers of two sizes, points or frames, differ by at most 0.001.
    private func areNear(_ a: Value<S>, _ b: Value<S>) -> Bool {
        switch (a, b) {
        case (.none, .none): true
        case (.int(let x), .int(let y)): x == y
        case (.double(let x), .double(let y)): areNear(x, y)
        case (.numbers(let x), .numbers(let y)): zip(x, y).allSatisfy { areNear($0, $1) }
        default: false
        }
    }

    private func areNear(_ a: S, _ b: S) -> Bool {
        let difference = a - b
        guard difference.isFinite else { return a.value == b.value }
        return !S.less(S(0.001), difference, &turns) && !S.less(difference, S(-0.001), &turns)
    }

    /// Whether two numbers are the same.
    func areEqual(_ a: S, _ b: S) -> Bool { S.same(a, b, &turns) }

    /// Whether two values of one type are the same, as `==` says; pays a step for each value in them.
    func areEqual(_ a: Value<S>, _ b: Value<S>, _ place: ExpressionID, _ frame: FrameID) -> Bool {
        switch (a, b) {
        case (.none, .none): return true
        case (.some(let x), .some(let y)): return areEqual(x, y, place, frame)
        case (.bool(let x), .bool(let y)): return x == y
        case (.int(let x), .int(let y)): return x == y
        case (.double(let x), .double(let y)): return areEqual(x, y)
        case (.string(let x), .string(let y)): return x == y
        case (.range(let x, let xEnd), .range(let y, let yEnd)): return x == y && xEnd == yEnd
        case (.array(let x), .array(let y)): return areEqual(x.elements, y.elements, place, frame)
        case (.record(let x, let xFields), .record(let y, let yFields)):
            return x == y && areEqual(xFields.elements, yFields.elements, place, frame)
        case (.enumeration(let x, let xCase), .enumeration(let y, let yCase)): return x == y && xCase == yCase
        case (.pair(let x, let xElement), .pair(let y, let yElement)):
            return x == y && areEqual(xElement, yElement, place, frame)
        default: return areEqualVocabulary(a, b)
        }
    }

    private func areEqual(_ a: [Value<S>], _ b: [Value<S>], _ place: ExpressionID, _ frame: FrameID) -> Bool {
        guard a.count == b.count, spend(a.count, place, frame) else { return false }
        for index in a.indices where !areEqual(a[index], b[index], place, frame) { return false }
        return true
    }

    private func areEqualVocabulary(_ a: Value<S>, _ b: Value<S>) -> Bool {
        switch (a, b) {
        case (.symbol(let x), .symbol(let y)): return x == y
        case (.hostValue(let x), .hostValue(let y)): return x.isSame(y.number)
        case (.numbers(let x), .numbers(let y)):
            guard x.count == y.count else { return false }
            for index in x.indices where !areEqual(x[index], y[index]) { return false }
            return true
        case (.alignment(let x, let xVertical), .alignment(let y, let yVertical)):
            return x == y && xVertical == yVertical
        case (.color(let x), .color(let y)): return x == y || questions.areDrawnAlike(x, y)
        case (.paint(let x), .paint(let y)): return x == y
        case (.font(let x), .font(let y)): return x == y
        case (.numberFormat(let x), .numberFormat(let y)): return x == y
        case (.numberPrecision(let x), .numberPrecision(let y)): return x == y
        case (.strokeStyle(let x), .strokeStyle(let y)): return x == y
        case (.animation(let x), .animation(let y)): return x == y
        default: return false
        }
    }

    // MARK: Logic and choice

    /// `&&` and `||`: the operands until one decides.
    func conjunction(_ list: IDList, stopsAt decisive: Bool, _ frame: FrameID) -> Value<S> {
        for operand in program.list(list) {
            guard let value = evaluate(operand, frame).bool else { return .invalid }
            if value == decisive { return .bool(decisive) }
        }
        return .bool(!decisive)
    }

    /// Conditions with their results, then the last result.
    func ternary(_ list: IDList, _ frame: FrameID) -> Value<S> {
        var index = list.range.lowerBound
        while index + 1 < list.range.upperBound {
            guard let condition = evaluate(program.lists[index], frame).bool else { return .invalid }
            if condition { return evaluate(program.lists[index + 1], frame) }
            index += 2
        }
        return evaluate(program.lists[index], frame)
    }

    /// The first operand that is not nil.
    func coalesce(_ list: IDList, _ isOptional: Bool, _ frame: FrameID) -> Value<S> {
        let last = list.range.upperBound - 1
        for index in list.range.lowerBound..<last {
            let value = evaluate(program.lists[index], frame)
            if value.isInvalid { return .invalid }
            if let unwrapped = value.unwrapped { return isOptional ? value : unwrapped }
        }
        return evaluate(program.lists[last], frame)
    }

    func optionalChain(_ base: ExpressionID, _ local: LocalID, _ rest: ExpressionID, _ frame: FrameID) -> Value<S> {
        let value = evaluate(base, frame)
        guard !value.isInvalid else { return .invalid }
        guard let unwrapped = value.unwrapped else { return .none }
        assign(local, unwrapped, frame)
        return evaluate(rest, frame)
    }

    // MARK: Ranges

    func range(
        _ lower: ExpressionID, _ upper: ExpressionID, _ isClosed: Bool, _ id: ExpressionID, _ frame: FrameID
    ) -> Value<S> {
        let (from, to) = (evaluate(lower, frame), evaluate(upper, frame))
        if let first = from.double, let last = to.double {
            if first.value <= last.value { return .numbers([first, last]) }
            let (lower, upper) = (Decimal.text(first.value), Decimal.text(last.value))
            return fail(.limitsUpsideDown(lower, upper, program.range(id)))
        }
        if let first = from.symbol, let last = to.symbol {
            if first <= last { return .range(Int64(first), Int64(last) + 1) }
            let names = Vocabulary.dynamicTypeSize.symbols
            let (lower, upper) = ("." + names[Int(first)].name, "." + names[Int(last)].name)
            return fail(.limitsUpsideDown(lower, upper, program.range(id)))
        }
        guard let first = from.int, let last = to.int else { return .invalid }
        guard first <= last else { return fail(.rangeUpsideDown(first, last, program.range(id))) }
        if !isClosed { return .range(first, last) }
        guard last < Int64.max else { return fail(.integerOverflow(program.range(id))) }
        return .range(first, last + 1)
    }

    /// Sets a slot of a frame.
    func assign(_ local: LocalID, _ value: Value<S>, _ frame: FrameID) {
        frames[frame.index].locals[local.index] = value
    }
}
