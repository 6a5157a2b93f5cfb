import ViewBase
import ViewCatalog
import ViewIR

/// What a condition asks, so that two that ask the same are equal however they are written: `a > b`, `b < a`,
/// `!(a <= b)`.
struct ConditionKey: Hashable {
    fileprivate(set) var words: [UInt64] = []
    /// Whether the environment has a part in it, which may be another inside an element.
    fileprivate(set) var readsEnvironment = false

    /// The condition's key and the value of what the key asks where the condition holds; nil for a condition that is not
    /// told from others.
    static func of(_ condition: ExpressionID, _ program: Program) -> (key: ConditionKey, holds: Bool)? {
        var writer = ConditionKeyWriter(program)
        guard let holds = writer.addCondition(condition) else { return nil }
        return (writer.key, holds)
    }

    /// What is asked by whether an optional is nil.
    static func isNil(_ optional: ExpressionID, _ program: Program) -> ConditionKey? {
        var writer = ConditionKeyWriter(program)
        return writer.addIsNil(optional) ? writer.key : nil
    }
}

/// Writes a condition down as numbers.
private struct ConditionKeyWriter {
    private let program: Program
    private(set) var key = ConditionKey()
    /// The slots that optional chains bind, in order.
    private var bound: [LocalID] = []

    init(_ program: Program) {
        self.program = program
    }

    mutating func addIsNil(_ optional: ExpressionID) -> Bool {
        add(.equal)
        guard addTerm(optional) else { return false }
        add(.none)
        return true
    }

    private enum Tag: UInt64 {
        case equal, less, isTrue
        case none, bool, int, double, string, interpolation, array, local, bound, constant, state, environment
        case binding, record, field, enumCase, rawValue, allCases, pairPart, member, call, omitted, element, chain
        case negate, arithmetic, coalesce, ternary, range, and, or, condition
    }

    private mutating func add(_ tag: Tag, _ number: Int = 0) {
        key.words.append(tag.rawValue << 32 | UInt64(truncatingIfNeeded: number) & 0xFFFF_FFFF)
    }

    mutating func addCondition(_ condition: ExpressionID) -> Bool? {
        switch program.expressions[condition] {
        case .parenthesized(let inner), .wrap(let inner): return addCondition(inner)
        case .not(let inner): return addCondition(inner).map { !$0 }
        case .comparison(let comparison, let left, let right): return addComparison(comparison, left, right)
        case .and(let list): return addList(.and, 0, list) ? true : nil
        case .or(let list): return addList(.or, 0, list) ? true : nil
        default:
            add(.isTrue)
            return addTerm(condition) ? true : nil
        }
    }

    private mutating func addComparison(
        _ comparison: ComparisonOperator, _ left: ExpressionID, _ right: ExpressionID
    ) -> Bool? {
        switch comparison {
        case .equal, .notEqual:
            let isEqual = comparison == .equal
            if case .bool(let value) = program.expressions[right] {
                return addCondition(left).map { $0 == (value == isEqual) }
            }
            return addPair(.equal, left, right) ? isEqual : nil
        case .less: return addPair(.less, left, right) ? true : nil
        case .greaterOrEqual: return addPair(.less, left, right) ? false : nil
        case .greater: return addPair(.less, right, left) ? true : nil
        case .lessOrEqual: return addPair(.less, right, left) ? false : nil
        case .approximately: return nil
        }
    }

    private mutating func addPair(_ tag: Tag, _ left: ExpressionID, _ right: ExpressionID) -> Bool {
        add(tag)
        return addTerm(left) && addTerm(right)
    }

    private mutating func addList(_ tag: Tag, _ number: Int, _ list: IDList) -> Bool {
        add(tag, number)
        return addTerms(list)
    }

    private mutating func addTerms(_ list: IDList) -> Bool {
        key.words.append(UInt64(list.count))
        for term in program.list(list) where !addTerm(term) { return false }
        return true
    }

    /// Adds a value; false for one that may differ each time it is asked for, or is of no condition.
    private mutating func addTerm(_ term: ExpressionID) -> Bool {
        switch program.expressions[term] {
        case .parenthesized(let inner), .wrap(let inner): return addTerm(inner)
        case .none, .bool, .int, .double, .string, .interpolation, .array, .enumCase, .allCases, .omitted:
            return addLiteral(program.expressions[term])
        case .local, .constant, .state, .environment: return addName(program.expressions[term])
        case .bindingValue(let inner): return addPart(.binding, 0, inner)
        case .recordValue(let id, let list): return addList(.record, id.index, list)
        case .field(let base, let index): return addPart(.field, index, base)
        case .rawValue(let inner): return addPart(.rawValue, 0, inner)
        case .pairPart(let base, let index): return addPart(.pairPart, index, base)
        case .member(let id, let receiver, let list):
            add(.member, id.index)
            return receiver.map { addTerm($0) } ?? true && addTerms(list)
        case .call(let id, let list): return addList(.call, id.index, list)
        case .element(let base, let index): return addPair(.element, base, index)
        case .optionalChain(let base, let local, let rest):
            add(.chain)
            guard addTerm(base) else { return false }
            bound.append(local)
            return addTerm(rest)
        case .negate(let inner): return addPart(.negate, 0, inner)
        case .arithmetic(let list, let operators):
            for index in operators.range { add(.arithmetic, Int(program.operators[index].rawValue)) }
            return addTerms(list)
        case .coalesce(let list, _): return addList(.coalesce, 0, list)
        case .ternary(let list): return addList(.ternary, 0, list)
        case .range(let low, let high, let isClosed):
            add(.range, isClosed ? 1 : 0)
            return addTerm(low) && addTerm(high)
        case .not, .comparison, .and, .or:
            add(.condition)
            guard let holds = addCondition(term) else { return false }
            add(.bool, holds ? 1 : 0)
            return true
        default: return false
        }
    }

    private mutating func addLiteral(_ literal: Expression) -> Bool {
        switch literal {
        case .bool(let value): add(.bool, value ? 1 : 0)
        case .int(let value):
            add(.int)
            key.words.append(UInt64(bitPattern: value))
        case .double(let value):
            add(.double)
            key.words.append(value.bitPattern)
        case .string(let id): add(program.strings[id])
        case .interpolation(let list): return addList(.interpolation, 0, list)
        case .array(let list): return addList(.array, 0, list)
        case .enumCase(let id, let index):
            add(.enumCase, id.index)
            key.words.append(UInt64(index))
        case .allCases(let id): add(.allCases, id.index)
        case .omitted: add(.omitted)
        default: add(.none)
        }
        return true
    }

    private mutating func addName(_ name: Expression) -> Bool {
        switch name {
        case .local(let id): add(id)
        case .constant(let id): add(.constant, id.index)
        case .state(let index): add(.state, index)
        case .environment(let part):
            add(.environment, Int(part.rawValue))
            key.readsEnvironment = true
        default: return false
        }
        return true
    }

    private mutating func add(_ text: String) {
        add(.string, text.utf8.count)
        for byte in text.utf8 { key.words.append(UInt64(byte)) }
    }

    private mutating func add(_ local: LocalID) {
        if let index = bound.lastIndex(of: local) { add(.bound, index) } else { add(.local, local.index) }
    }

    private mutating func addPart(_ tag: Tag, _ number: Int, _ base: ExpressionID) -> Bool {
        add(tag, number)
        return addTerm(base)
    }
}
