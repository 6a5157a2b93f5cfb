import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Numbers, conversions and number formats.
extension Machine {
    func performOnNumber(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .infinity: return .double(.infinity)
        case .pi: return .double(S(Double.pi))
        case .identity: return call.argument(0)
        case .intOfDouble: return int(of: call)
        case .intOfString: return Value(optional: call.argument(0).string.flatMap { Int64($0) }.map { .int($0) })
        case .doubleOfInt: return call.argument(0).int.map { .double(S(Double($0))) } ?? .invalid
        case .doubleOfString:
            return Value(optional: call.argument(0).string.flatMap { Machine.double($0) }.map { .double(S($0)) })
        case .stringOf: return text(of: call.argument(0), argumentType(0, call)).map { .string($0) } ?? .invalid
        case .minimum, .maximum, .absolute, .rounded, .isMultiple: return calculate(operation, call)
        default: return format(operation, call)
        }
    }

    /// The static type of an argument of a call.
    func argumentType(_ index: Int, _ call: MemberCall<S>) -> TypeID {
        guard case .member(_, _, let arguments) = expressions[call.place.index], index < arguments.range.count else {
            return TypeTable.invalid
        }
        return program.type(program.lists[arguments.range.lowerBound + index])
    }

    private func int(of call: MemberCall<S>) -> Value<S> {
        guard let number = call.argument(0).double else { return .invalid }
        let (whole, from, below) = Rounding.towardZero.whole(number.ahead)
        guard let result = Int64(exactly: whole) else {
            return fail(.noInteger(number.value, program.range(call.place)))
        }
        S.holds(number, from: from, below: below, &turns)
        return .int(result)
    }

    /// The value of a number for what knows plain ones only: what is made of it holds for no other value.
    func plain(_ number: S) -> Double {
        S.holds(number, from: number.value, below: number.value.nextUp, &turns)
        return number.value
    }

    /// Notes that what is made of a number depends on its sign.
    func noteSign(_ number: S?) {
        if let number { _ = S.less(number, .zero, &turns) }
    }

    /// The number that a text says, nil for none and for those that are not finite.
    private static func double(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        guard !bytes.contains(0x5F), let number = Decimal.parse(bytes[...]), number.isFinite else { return nil }
        return number
    }

    private func calculate(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        let subject = operation == .rounded || operation == .isMultiple ? call.receiver : call.argument(0)
        switch subject {
        case .int(let number): return calculate(operation, number, call)
        case .double(let number): return calculate(operation, number, call)
        default: return .invalid
        }
    }

    private func calculate(_ operation: MemberOperation, _ number: Int64, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .absolute:
            return number == .min ? fail(.integerOverflow(program.range(call.place))) : .int(abs(number))
        case .isMultiple: return call.argument(0).int.map { .bool(number.isMultiple(of: $0)) } ?? .invalid
        case .minimum: return call.argument(1).int.map { .int(min(number, $0)) } ?? .invalid
        default: return call.argument(1).int.map { .int(max(number, $0)) } ?? .invalid
        }
    }

    private func calculate(_ operation: MemberOperation, _ number: S, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .absolute: return .double(S.less(number, .zero, &turns) ? -number : number)
        case .rounded:
            let rounding = Rounding(rawValue: call.argument(0).symbol ?? 0) ?? .toNearestOrAwayFromZero
            return .double(number.isFinite ? rounding.rounded(number, &turns) : number)
        case .minimum: return call.argument(1).double.map { .double(S.smaller(number, $0, &turns)) } ?? .invalid
        default: return call.argument(1).double.map { .double(S.larger(number, $0, &turns)) } ?? .invalid
        }
    }

    private func format(_ operation: MemberOperation, _ call: MemberCall<S>) -> Value<S> {
        switch operation {
        case .numberFormat: return .numberFormat(NumberFormat(.number))
        case .percentFormat: return .numberFormat(NumberFormat(.percent))
        case .currencyFormat:
            guard let code = call.argument(0).string else { return .invalid }
            return .numberFormat(NumberFormat(.currency(code)))
        case .fractionLength:
            guard let length = call.argument(0).int else { return .invalid }
            return length < 0 ? fail(.negativeCount(length, program.range(call.place))) : .numberPrecision(length)
        case .formatPrecision:
            guard case .numberFormat(var format) = call.receiver, case .numberPrecision(let length) = call.argument(0)
            else { return .invalid }
            format.fractionLength = Int(min(length, NumberFormat.greatestLength))
            return .numberFormat(format)
        default:
            note(.locale, of: EnvironmentID(0))
            let conventions = conventions(of: environments[0].locale, program.range(call.place))
            return text(of: call.receiver, in: call.argument(0), conventions).map { .string($0) } ?? .invalid
        }
    }

    /// A number in a format; without one as a plain number.
    func text(of number: Value<S>, in format: Value<S>, _ conventions: NumberConventions) -> String? {
        let format = if case .numberFormat(let given) = format { given } else { NumberFormat(.number) }
        switch number {
        case .int(let whole): return format.text(whole, conventions)
        case .double(let number): return format.text(plain(number), conventions)
        default: return nil
        }
    }

    /// How a locale writes numbers; one that is not known is reported once and counts as English.
    func conventions(of locale: String, _ range: SourceRange) -> NumberConventions {
        if let known = NumberConventions(locale) { return known }
        if locale != reportedLocale { log.add(.unknownLocale(locale, range)) }
        reportedLocale = locale
        return .english
    }
}
