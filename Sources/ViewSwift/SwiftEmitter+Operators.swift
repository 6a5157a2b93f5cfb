import ViewBase
import ViewCatalog
import ViewFormat
import ViewIR

extension SwiftEmitter {
    /// Writes an expression with operators.
    mutating func writeOperation(_ id: ExpressionID, _ context: SwiftContext) {
        switch program.expressions[id] {
        case .negate(let operand):
            write("-")
            if folded(operand).contains(.whole(.min)) { return write(operand, isHidden: true) }
            writeSigned(operand, context.isTyped ? .argument : .free)
        case .not(let operand):
            write("!")
            writeSigned(operand, .free)
        case .arithmetic(let operands, let operators): writeArithmetic(id, operands, operators, context)
        case .comparison(let how, let left, let right): writeComparison(how, left, right)
        case .and(let operands): write(id, conditions: program.list(operands), areAllNeeded: true)
        case .or(let operands): write(id, conditions: program.list(operands), areAllNeeded: false)
        case .coalesce(let operands, _): writeCoalescing(id, program.list(operands), arms(id, context))
        case .ternary(let parts): writeTernary(id, program.list(parts), arms(id, context))
        case .range(let lower, let upper, let isClosed): writeRange(id, lower, upper, isClosed)
        case .concatenation(let operands): writeConcatenation(id, program.list(operands))
        default: break
        }
    }

    /// Writes operands of which only the first is evaluated for certain.
    private mutating func write(
        _ id: ExpressionID, _ operands: ArraySlice<ExpressionID>, _ sign: String, _ context: SwiftContext
    ) {
        let pieces: [Piece] = operands.enumerated().map { index, operand in
            index == 0
                ? { $0.write(operand, context) } : { emitter in emitter.writeApart { $0.write(operand, context) } }
        }
        chain(pieces, of: id) { _ in sign }
    }

    /// Writes a chain of conditions.
    private mutating func write(
        _ id: ExpressionID, conditions operands: ArraySlice<ExpressionID>, areAllNeeded: Bool
    ) {
        if operands.count > SwiftEmitter.greatestLength {
            return writeApart { $0.writeSteps(conditions: operands, areAllNeeded: areAllNeeded) }
        }
        write(id, operands, areAllNeeded ? "&&" : "||", .free)
    }

    private mutating func writeCoalescing(
        _ id: ExpressionID, _ operands: ArraySlice<ExpressionID>, _ arm: SwiftContext
    ) {
        if operands.count > SwiftEmitter.greatestLength {
            return writeApart { $0.writeSteps(coalescing: operands, $0.program.type(id)) }
        }
        write(id, operands, "??", arm)
    }

    private mutating func writeComparison(_ how: ComparisonOperator, _ left: ExpressionID, _ right: ExpressionID) {
        if erasure(program.type(left)) != nil {
            let side = SwiftContext.stored(program.type(left))
            write(left, side)
            write(" \(SwiftEmitter.text(how)) ")
            return write(right, side)
        }
        write(left)
        write(" \(SwiftEmitter.text(how)) ")
        // The other side gives a named value its type.
        write(right, isNamed(right) && !isNamed(left) ? .argument : .free)
    }

    /// Whether an expression is a case or a static member.
    private func isNamed(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .enumCase, .member(_, nil, _): true
        case .wrap(let inner): isNamed(inner)
        default: false
        }
    }

    private static func text(_ how: ComparisonOperator) -> String {
        switch how {
        case .equal, .approximately: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        }
    }

    /// What the place of a choice says of what is chosen among: all need one type.
    private func arms(_ id: ExpressionID, _ context: SwiftContext) -> SwiftContext {
        erasure(program.type(id)) == nil ? context : .stored(program.type(id))
    }

    private mutating func writeTernary(_ id: ExpressionID, _ parts: ArraySlice<ExpressionID>, _ arm: SwiftContext) {
        if parts.count > SwiftEmitter.greatestLength {
            return writeApart { $0.writeSteps(choices: parts, $0.program.type(id)) }
        }
        writeChoice(id, parts, arm)
    }

    /// Writes a condition and what it chooses between, the last of which may be such a choice again.
    private mutating func writeChoice(_ id: ExpressionID?, _ parts: ArraySlice<ExpressionID>, _ arm: SwiftContext) {
        let first = parts.startIndex
        let rest = parts.dropFirst(2)
        let pieces: [Piece] = [
            { $0.write(parts[first]) },
            { emitter in emitter.writeApart { $0.write(parts[first + 1], arm) } },
            { emitter in
                emitter.writeApart { emitter in
                    if rest.count == 1 {
                        emitter.write(rest[first + 2], arm)
                    } else {
                        emitter.writeChoice(nil, rest, arm)
                    }
                }
            },
        ]
        chain(pieces, of: id) { $0 == 1 ? "?" : ":" }
    }

    // MARK: Numbers and strings

    /// Operands beyond this many are joined in steps, since the compiler's time grows with them.
    static let greatestChain = 6

    private mutating func writeArithmetic(
        _ id: ExpressionID, _ operands: IDList, _ operators: IDList, _ context: SwiftContext
    ) {
        let parts = program.list(operands)
        let type = program.type(id)
        if type == TypeTable.string, parts.count > SwiftEmitter.greatestLength { return writeSteps(strings: parts) }
        if type == TypeTable.string, parts.count > 3 { return writeInterpolation(parts) }
        let signs = program.operators[operators.range]
        let needsCheck = type == TypeTable.double && mayBeInfinite(parts, signs)
        let hidden = type == TypeTable.int ? folded(parts, signs).hidden : []
        let pieces: [Piece] = parts.enumerated().map { index, part in
            { $0.write(part, isHidden: hidden.contains(index)) }
        }
        if parts.count > SwiftEmitter.greatestLength {
            let texts = signs.map { SwiftEmitter.text($0) }
            return writeSteps(type, pieces, mayBeInfinite: needsCheck) { texts[$0 - 1] }
        }
        guard needsCheck else { return write(id, pieces, signs, type) }
        list("finiteNumber(", [{ $0.write(id, pieces, signs, type) }], ")")
    }

    /// Writes operands, those before the last few in parentheses with their type.
    private mutating func write(
        _ id: ExpressionID?, _ operands: [Piece], _ signs: ArraySlice<ArithmeticOperator>, _ type: TypeID
    ) {
        let start = (operands.count - 2) / SwiftEmitter.greatestChain * SwiftEmitter.greatestChain
        var pieces = Array(operands[start...])
        if start > 0 {
            let spelling = spelling(type)
            pieces[0] = { emitter in
                emitter.write("(")
                emitter.write(nil, Array(operands[...start]), signs.prefix(start), type)
                emitter.write(" as \(spelling))")
            }
        }
        chain(pieces, of: id) { SwiftEmitter.text(signs[signs.startIndex + start + $0 - 1]) }
    }

    private static func text(_ sign: ArithmeticOperator) -> String {
        switch sign {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        }
    }

    /// Whether a chain of doubles can leave the finite numbers: it divides by what is no number other than 0, or
    /// multiplies what are both no literals; sums can only where the program has numbers near the greatest.
    private func mayBeInfinite(_ operands: ArraySlice<ExpressionID>, _ signs: ArraySlice<ArithmeticOperator>) -> Bool {
        var literals = isModerate(operands[operands.startIndex])
        for index in 0..<signs.count {
            let operand = operands[operands.startIndex + index + 1]
            switch signs[signs.startIndex + index] {
            case .divide: if !isModerate(operand) { return true }
            case .multiply: if !isModerate(operand), !literals { return true }
            case .add, .subtract: if largeNumbers { return true }
            case .remainder: break
            }
            literals = literals && isModerate(operand)
        }
        return false
    }

    /// Whether an expression is a literal that is neither 0 nor large.
    private func isModerate(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .double(let value): (1e-6...1e6).contains(value.magnitude)
        case .parenthesized(let inner), .negate(let inner): isModerate(inner)
        default: false
        }
    }

    // MARK: Ranges and texts

    private mutating func writeRange(_ id: ExpressionID, _ lower: ExpressionID, _ upper: ExpressionID, _ isClosed: Bool)
    {
        // A range of whole numbers is half open wherever it is stored.
        let isStored = program.type(id) == TypeTable.range && isClosed
        if writePartialRange(id, lower, upper) { return }
        if isStored { write("Range(") }
        write(lower)
        write(isClosed ? "..." : "..<")
        writeSigned(upper, .free)
        if isStored { write(")") }
    }

    /// Writes a range that reaches to an end of its type with its other end alone; whether it is such a one.
    private mutating func writePartialRange(_ id: ExpressionID, _ lower: ExpressionID, _ upper: ExpressionID) -> Bool {
        guard let (reachesLeast, reachesGreatest) = reach(program.type(id), lower, upper),
            reachesLeast || reachesGreatest
        else { return false }
        if reachesGreatest { write(bound: lower) }
        write("...")
        if !reachesGreatest { write(bound: upper) }
        return true
    }

    /// Whether a range's ends are those of its type; nil for a type whose ranges always have two.
    private func reach(
        _ type: TypeID, _ lower: ExpressionID, _ upper: ExpressionID
    ) -> (least: Bool, greatest: Bool)? {
        switch program.types.shape(type) {
        case .vocabulary(.lineRange): return (isInt(lower, 1), isInt(upper, Int64.max - 1))
        case .vocabulary(.dynamicTypeRange):
            let symbols = Vocabulary.dynamicTypeSize.symbols
            return (isSymbol(lower, symbols.first), isSymbol(upper, symbols.last))
        default: return nil
        }
    }

    private func isInt(_ id: ExpressionID, _ value: Int64) -> Bool {
        if case .int(value) = program.expressions[id] { true } else { false }
    }

    private func isSymbol(_ id: ExpressionID, _ symbol: SymbolSpec?) -> Bool {
        guard case .member(let member, nil, _) = program.expressions[id] else { return false }
        return Catalog.members[member.index].name == symbol?.name
    }

    /// Writes the only end of a range, to which Swift's `...` clings.
    private mutating func write(bound id: ExpressionID) {
        let isOperation =
            switch program.expressions[id] {
            case .arithmetic, .coalesce, .ternary: true
            default: beginsWithSign(id)
            }
        if isOperation { write("(") }
        write(id)
        if isOperation { write(")") }
    }

    /// Writes an expression directly behind an operator, in parentheses if it begins with one itself.
    private mutating func writeSigned(_ id: ExpressionID, _ context: SwiftContext) {
        guard beginsWithSign(id) else { return write(id, context) }
        write("(")
        write(id, context)
        write(")")
    }

    private func beginsWithSign(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .negate, .not: true
        case .int(let value): value < 0
        case .double(let value): value < 0
        case .wrap(let inner): beginsWithSign(inner)
        default: false
        }
    }

    private mutating func writeConcatenation(_ id: ExpressionID, _ operands: ArraySlice<ExpressionID>) {
        let pieces: [Piece] = operands.map { operand in { $0.write(operand) } }
        if pieces.count <= 4 { return chain(pieces, of: id) { _ in "+" } }
        if pieces.count <= SwiftEmitter.greatestLength {
            list("[", pieces, "]")
            return write(".joined()")
        }
        writeSteps(program.type(id), pieces, mayBeInfinite: false) { _ in "+" }
    }
}
