import ViewBase
import ViewCatalog
import ViewIR

/// What the Swift compiler works out before the program runs: it refuses calculations that it sees to fail, which the
/// language leaves to the run.
extension SwiftEmitter {
    /// More numbers than these are not followed.
    private static let mostNumbers = 16

    /// The numbers that the compiler may work out for an expression; none where it cannot. Those that a range has at
    /// its ends stand for the range.
    ///
    /// All that a condition chooses from count, whatever the condition: nothing is lost by hiding one number too many.
    func folded(_ id: ExpressionID) -> [SwiftNumber] {
        switch program.expressions[id] {
        case .int(let value): [.whole(value)]
        case .double(let value): [.double(value)]
        case .parenthesized(let inner), .wrap(let inner): folded(inner)
        case .local(let local): scope.numbers(local)
        case .state(let index): scope.firstNumbers[index] ?? []
        case .negate(let inner):
            folded(inner).compactMap { number in
                switch number {
                case .whole(let value): value == .min ? nil : .whole(-value)
                case .double(let value): .double(-value)
                }
            }
        case .arithmetic(let operands, let operators):
            folded(program.list(operands), program.operators[operators.range]).numbers
        case .range(let lower, let upper, _): folded(lower) + folded(upper)
        case .member(let member, let receiver, let arguments):
            folded(Catalog.members[member.index].operation, receiver, program.list(arguments))
        case .ternary, .conditional, .selection: folded(choices: id)
        default: []
        }
    }

    private func folded(
        _ operation: MemberOperation, _ receiver: ExpressionID?, _ arguments: ArraySlice<ExpressionID>
    ) -> [SwiftNumber] {
        switch operation {
        case .lowerBound, .upperBound: return receiver.map { folded($0) } ?? []
        case .intOfDouble: return arguments.first.map { folded($0).compactMap { $0.truncated } } ?? []
        case .doubleOfInt:
            let numbers = arguments.first.map { folded($0) } ?? []
            return numbers.compactMap { if case .whole(let value) = $0 { .double(Double(value)) } else { nil } }
        default: return []
        }
    }

    private func folded(choices id: ExpressionID) -> [SwiftNumber] {
        let values: [ExpressionID]
        switch program.expressions[id] {
        case .ternary(let list):
            let parts = program.list(list)
            let last = parts.count - 1
            values = parts.indices.compactMap { index in
                let place = index - parts.startIndex
                return place % 2 == 1 || place == last ? parts[index] : nil
            }
        case .conditional(let conditional):
            let clauses = program.conditionals[conditional].clauses.map { $0.body }
            let otherwise = program.conditionals[conditional].otherwise.map { [$0] } ?? []
            values = (clauses + otherwise).compactMap { $0.value }
        case .selection(let selection): values = program.selections[selection].cases.compactMap { $0.body.value }
        default: values = []
        }
        var numbers: [SwiftNumber] = []
        for value in values where numbers.count < SwiftEmitter.mostNumbers { numbers += folded(value) }
        return numbers
    }

    /// The numbers that the compiler may work out for a calculation, and the places of the operands that must be hidden
    /// from it: divisors of 0, and the first where the others lead from it out of the whole numbers.
    func folded(
        _ operands: ArraySlice<ExpressionID>, _ signs: ArraySlice<ArithmeticOperator>
    ) -> (numbers: [SwiftNumber], hidden: Set<Int>) {
        var numbers = operands.first.map { folded($0) } ?? []
        var hidden: Set<Int> = []
        for (index, sign) in signs.enumerated() {
            let others = folded(operands[operands.startIndex + index + 1])
            if sign == .divide || sign == .remainder, others.contains(.whole(0)) {
                hidden.insert(index + 1)
                numbers = []
            }
            var results: [SwiftNumber] = []
            for number in numbers {
                for other in others {
                    guard let result = SwiftNumber.result(number, sign, other) else {
                        hidden.insert(0)
                        continue
                    }
                    if !results.contains(result) { results.append(result) }
                }
            }
            numbers = hidden.contains(0) || results.count > SwiftEmitter.mostNumbers ? [] : results
        }
        return (numbers, hidden)
    }

    /// Whether the compiler works out a value and warns of the branches that are then never taken; it warns neither of
    /// `true` and `false` by themselves nor of texts.
    func isKnown(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .int, .double, .enumCase: true
        case .local(let local): scope.isKnown(local)
        case .parenthesized(let inner), .wrap(let inner), .negate(let inner): isKnown(inner)
        case .not(let inner): isKnownOrWritten(inner)
        case .comparison(_, let left, let right):
            isFolded(program.type(left)) && isKnownOrWritten(left) && isKnownOrWritten(right)
        case .arithmetic(let operands, _): program.list(operands).allSatisfy { isKnown($0) }
        case .ternary(let parts): program.list(parts).first.map { isKnownOrWritten($0) } ?? false
        default: false
        }
    }

    func isKnownOrWritten(_ id: ExpressionID) -> Bool {
        if case .bool = program.expressions[bare(id)] { true } else { isKnown(id) }
    }

    /// Whether the compiler compares values of a type itself.
    private func isFolded(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .int, .double, .bool: true
        default: false
        }
    }

    /// Writes what a branch is chosen by, so that the compiler does not know it.
    mutating func write(choice id: ExpressionID) {
        guard isKnown(id) else { return write(id) }
        write("unfolded(")
        write(id)
        write(")")
    }

    /// Writes a whole number, so that the compiler does not know it where that is asked for.
    mutating func write(_ number: ExpressionID, isHidden: Bool) {
        guard isHidden else { return write(number) }
        write("unfolded(")
        write(bare(number))
        write(")")
    }
}

extension BranchBody {
    /// The value of a branch that has one.
    fileprivate var value: ExpressionID? {
        if case .value(let value) = self { value } else { nil }
    }
}
