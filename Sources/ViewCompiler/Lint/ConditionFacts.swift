import ViewBase
import ViewIR

/// What is known of conditions at a place, from those that were tested on the way there.
struct ConditionFacts {
    /// A value that is known, and the place of the condition that it is known from.
    struct Known {
        let value: Bool
        let source: SourceRange
        /// The `if` whose condition it is.
        let chain: Int
    }

    /// A condition's value, and where it is known from: nil for one that its literals give.
    struct Answer {
        let value: Bool
        var source: SourceRange?
    }

    private let program: Program
    private var known: [ConditionKey: Known] = [:]
    private var order: [ConditionKey] = []
    /// The `if` at hand: what is known of the environment holds among its own conditions only.
    var chain = -1

    init(_ program: Program) {
        self.program = program
    }

    /// How much is known, to go back to.
    var mark: Int { order.count }

    /// Forgets what came to be known since a mark.
    mutating func forget(to mark: Int) {
        while order.count > mark { known[order.removeLast()] = nil }
    }

    /// The value of a condition; nil where it is not known.
    mutating func answer(_ condition: ExpressionID) -> Answer? {
        if let found = lookUp(condition) { return found }
        switch program.expressions[condition] {
        case .bool(let value): return Answer(value: value)
        case .parenthesized(let inner): return answer(inner)
        case .not(let inner): return answer(inner).map { Answer(value: !$0.value, source: $0.source) }
        case .comparison(let comparison, let left, let right): return answer(comparison, left, right)
        case .and(let list): return answer(list, ending: false)
        case .or(let list): return answer(list, ending: true)
        default: return nil
        }
    }

    /// Takes a condition to hold, or not to.
    mutating func assume(_ condition: ExpressionID, _ value: Bool) {
        switch program.expressions[condition] {
        case .parenthesized(let inner): return assume(inner, value)
        case .not(let inner): return assume(inner, !value)
        case .and(let list) where value: for part in program.list(list) { assume(part, true) }
        case .or(let list) where !value: for part in program.list(list) { assume(part, false) }
        default: break
        }
        guard let (key, holds) = ConditionKey.of(condition, program) else { return }
        learn(key, holds == value, program.range(condition))
    }

    /// The value of whether an optional is nil.
    func answerNil(_ optional: ExpressionID) -> Answer? {
        ConditionKey.isNil(optional, program).flatMap { lookUp($0) }
    }

    /// Takes an optional to be nil, or not to be.
    mutating func assumeNil(_ optional: ExpressionID, _ value: Bool) {
        guard let key = ConditionKey.isNil(optional, program) else { return }
        learn(key, value, program.range(optional))
    }

    private mutating func learn(_ key: ConditionKey, _ value: Bool, _ source: SourceRange) {
        guard known[key] == nil else { return }
        known[key] = Known(value: value, source: source, chain: chain)
        order.append(key)
    }

    private func lookUp(_ key: ConditionKey) -> Answer? {
        guard let found = known[key], !key.readsEnvironment || found.chain == chain else { return nil }
        return Answer(value: found.value, source: found.source)
    }

    private func lookUp(_ condition: ExpressionID) -> Answer? {
        guard !known.isEmpty, let (key, holds) = ConditionKey.of(condition, program), let found = lookUp(key) else {
            return nil
        }
        return Answer(value: found.value == holds, source: found.source)
    }

    /// The value of operands of which one that is `ending` decides; each is only asked where those before it are not.
    private mutating func answer(_ list: IDList, ending: Bool) -> Answer? {
        let mark = mark
        defer { forget(to: mark) }
        var isKnown = true
        var source: SourceRange?
        for part in program.list(list) {
            if let found = answer(part) {
                if found.value == ending { return found }
                source = source ?? found.source
            } else {
                isKnown = false
                assume(part, !ending)
            }
        }
        return isKnown ? Answer(value: !ending, source: source) : nil
    }

    /// The value of a comparison of two numbers that are written out.
    private func answer(_ comparison: ComparisonOperator, _ left: ExpressionID, _ right: ExpressionID) -> Answer? {
        guard let left = number(left), let right = number(right) else { return nil }
        switch comparison {
        case .equal: return Answer(value: left == right)
        case .notEqual: return Answer(value: left != right)
        case .less: return Answer(value: left < right)
        case .lessOrEqual: return Answer(value: left <= right)
        case .greater: return Answer(value: left > right)
        case .greaterOrEqual: return Answer(value: left >= right)
        case .approximately: return nil
        }
    }

    private func number(_ expression: ExpressionID) -> Double? {
        switch program.expressions[expression] {
        case .int(let value): Double(value)
        case .double(let value): value
        case .parenthesized(let inner): number(inner)
        case .negate(let inner): number(inner).map { -$0 }
        default: nil
        }
    }
}
