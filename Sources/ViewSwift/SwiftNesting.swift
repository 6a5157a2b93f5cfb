import ViewBase
import ViewIR

/// How deeply the parts of expressions nest, for what is more than the compiler takes: it reads at most 256 structures
/// inside each other, and its time grows without bound with literals of arrays inside each other.
struct SwiftNesting {
    /// The levels that one expression of Swift holds.
    private static let greatestHeight = 20
    /// What a literal of an array and a calculation count as.
    private static let heightOfArray = 5
    private static let heightOfCalculation = 3

    private let program: Program
    /// Parts that need a name of their own, each after those in it.
    private(set) var parts: [ExpressionID] = []

    /// The parts of an expression that are always evaluated with it and need names.
    init(_ id: ExpressionID, _ program: Program) {
        self.program = program
        _ = height(id, isRoot: true)
    }

    private mutating func height(_ id: ExpressionID, isRoot: Bool = false) -> Int {
        var height = 0
        for part in SwiftNesting.parts(of: id, program) { height = max(height, self.height(part)) }
        switch program.expressions[id] {
        case .array: height += SwiftNesting.heightOfArray
        case .arithmetic: height += SwiftNesting.heightOfCalculation
        default: height += 1
        }
        guard height >= SwiftNesting.greatestHeight, !isRoot, canBeNamed(id) else { return height }
        parts.append(id)
        return 1
    }

    /// Whether a constant can hold an expression's value; a literal without a type of its own is left to its place.
    private func canBeNamed(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .arithmetic, .array, .parenthesized, .member, .call, .recordValue, .element, .field: break
        default: return false
        }
        switch program.types.shape(program.type(id)) {
        case .invalid, .void, .action, .content, .function, .keyPath, .pair, .binding: return false
        default: return true
        }
    }

    /// The parts of an expression that are evaluated whenever it is.
    private static func parts(of id: ExpressionID, _ program: Program) -> [ExpressionID] {
        switch program.expressions[id] {
        case .bindingValue(let inner), .field(let inner, _), .rawValue(let inner), .pairPart(let inner, _),
            .wrap(let inner), .parenthesized(let inner), .negate(let inner), .not(let inner),
            .constantBinding(let inner), .optionalChain(let inner, _, _):
            [inner]
        case .interpolation(let list), .array(let list), .recordValue(_, let list), .call(_, let list),
            .arithmetic(let list, _), .concatenation(let list):
            Array(program.list(list))
        case .and(let list), .or(let list), .coalesce(let list, _), .ternary(let list):
            Array(program.list(list).prefix(1))
        case .formatted(let first, _, let second), .element(let first, index: let second),
            .comparison(_, let first, let second), .range(let first, let second, _):
            [first, second]
        case .member(_, let receiver, let arguments): (receiver.map { [$0] } ?? []) + program.list(arguments)
        default: []
        }
    }
}
