import ViewBase
import ViewFormat
import ViewIR

extension SwiftEmitter {
    /// Writes an expression with operators.
    mutating func writeOperation(_ id: ExpressionID, _ context: SwiftContext) {
        switch program.expressions[id] {
        case .negate(let operand):
            write("-")
            writeSigned(operand, context.isTyped ? .argument : .free)
        case .not(let operand):
            write("!")
            writeSigned(operand, .free)
        case .arithmetic(let operands, let operators): writeArithmetic(id, operands, operators, context)
        case .comparison(let how, let left, let right): writeComparison(how, left, right)
        case .and(let operands): write(operands, "&&", .free)
        case .or(let operands): write(operands, "||", .free)
        case .coalesce(let operands, _): write(operands, "??", arms(id, context))
        case .ternary(let parts): writeTernary(program.list(parts), arms(id, context))
        case .range(let lower, let upper, let isClosed): writeRange(id, lower, upper, isClosed)
        case .concatenation(let operands): writeConcatenation(program.list(operands))
        default: break
        }
    }

    private mutating func write(_ operands: IDList, _ sign: String, _ context: SwiftContext) {
        chain(program.list(operands).map { operand in { $0.write(operand, context) } }) { _ in sign }
    }

    private mutating func writeComparison(_ how: ComparisonOperator, _ left: ExpressionID, _ right: ExpressionID) {
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

    private mutating func writeTernary(_ parts: ArraySlice<ExpressionID>, _ arm: SwiftContext) {
        let last = parts.count - 1
        chain(
            parts.indices.map { index in
                let place = index - parts.startIndex
                let isArm = place % 2 == 1 || place == last
                return { $0.write(parts[index], isArm ? arm : .free) }
            }
        ) { $0 % 2 == 1 ? "?" : ":" }
    }

    // MARK: Numbers and strings

    /// Operands beyond this many are joined in steps, since the compiler's time grows with them.
    private static let greatestChain = 6

    private mutating func writeArithmetic(
        _ id: ExpressionID, _ operands: IDList, _ operators: IDList, _ context: SwiftContext
    ) {
        let parts = program.list(operands)
        let type = program.type(id)
        if type == TypeTable.string, parts.count > 3 { return writeInterpolation(parts) }
        let needsCheck = type == TypeTable.double && mayBeInfinite(parts, program.operators[operators.range])
        if needsCheck { write("finite(") }
        let signs = program.operators[operators.range]
        let steps = (parts.count - 2) / SwiftEmitter.greatestChain
        for _ in 0..<steps { write("(") }
        open(.openList)
        write(parts[parts.startIndex])
        append(.listIndent)
        for index in 1..<parts.count {
            if isFlat { space() } else { append(.line) }
            write("\(SwiftEmitter.text(signs[signs.startIndex + index - 1])) ")
            write(parts[parts.startIndex + index])
            if index % SwiftEmitter.greatestChain == 0, index < parts.count - 1 { write(" as \(spelling(type)))") }
        }
        append(.listOutdent)
        close()
        if needsCheck { write(")") }
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
    /// multiplies what are both no literals.
    private func mayBeInfinite(_ operands: ArraySlice<ExpressionID>, _ signs: ArraySlice<ArithmeticOperator>) -> Bool {
        var literals = isModerate(operands[operands.startIndex])
        for index in 0..<signs.count {
            let operand = operands[operands.startIndex + index + 1]
            switch signs[signs.startIndex + index] {
            case .divide: if !isModerate(operand) { return true }
            case .multiply: if !isModerate(operand), !literals { return true }
            case .add, .subtract, .remainder: break
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
        if isStored { write("Range(") }
        write(lower)
        write(isClosed ? "..." : "..<")
        writeSigned(upper, .free)
        if isStored { write(")") }
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

    private mutating func writeConcatenation(_ operands: ArraySlice<ExpressionID>) {
        if operands.count <= 4 {
            chain(operands.map { operand in { $0.write(operand) } }) { _ in "+" }
            return
        }
        list("[", operands.map { operand in { $0.write(operand) } }, "]")
        write(".joined()")
    }
}
