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
        case .and(let operands): write(conditions: program.list(operands), areAllNeeded: true)
        case .or(let operands): write(conditions: program.list(operands), areAllNeeded: false)
        case .coalesce(let operands, _): writeCoalescing(id, program.list(operands), arms(id, context))
        case .ternary(let parts): writeTernary(id, program.list(parts), arms(id, context))
        case .range(let lower, let upper, let isClosed): writeRange(id, lower, upper, isClosed)
        case .concatenation(let operands): writeConcatenation(program.type(id), program.list(operands))
        default: break
        }
    }

    /// Writes operands of which only the first is evaluated for certain.
    private mutating func write(_ operands: ArraySlice<ExpressionID>, _ sign: String, _ context: SwiftContext) {
        chain(
            operands.enumerated().map { index, operand in
                index == 0
                    ? { $0.write(operand, context) } : { emitter in emitter.writeApart { $0.write(operand, context) } }
            }
        ) { _ in sign }
    }

    /// Writes a chain of conditions.
    private mutating func write(conditions operands: ArraySlice<ExpressionID>, areAllNeeded: Bool) {
        if operands.count > SwiftEmitter.greatestLength {
            return writeApart { $0.writeSteps(conditions: operands, areAllNeeded: areAllNeeded) }
        }
        write(operands, areAllNeeded ? "&&" : "||", .free)
    }

    private mutating func writeCoalescing(
        _ id: ExpressionID, _ operands: ArraySlice<ExpressionID>, _ arm: SwiftContext
    ) {
        if operands.count > SwiftEmitter.greatestLength {
            return writeApart { $0.writeSteps(coalescing: operands, $0.program.type(id)) }
        }
        write(operands, "??", arm)
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

    private mutating func writeTernary(_ id: ExpressionID, _ parts: ArraySlice<ExpressionID>, _ arm: SwiftContext) {
        if parts.count > SwiftEmitter.greatestLength {
            return writeApart { $0.writeSteps(choices: parts, $0.program.type(id)) }
        }
        let last = parts.count - 1
        chain(
            parts.indices.map { index in
                let place = index - parts.startIndex
                let isArm = place % 2 == 1 || place == last
                if place == 0 { return { $0.write(parts[index]) } }
                return { emitter in emitter.writeApart { $0.write(parts[index], isArm ? arm : .free) } }
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
        if type == TypeTable.string, parts.count > SwiftEmitter.greatestLength { return writeSteps(strings: parts) }
        if type == TypeTable.string, parts.count > 3 { return writeInterpolation(parts) }
        let signs = program.operators[operators.range]
        let needsCheck = type == TypeTable.double && mayBeInfinite(parts, signs)
        if parts.count > SwiftEmitter.greatestLength {
            let texts = signs.map { SwiftEmitter.text($0) }
            return writeSteps(type, parts, mayBeInfinite: needsCheck) { texts[$0 - 1] }
        }
        if needsCheck { write("finite(") }
        let steps = (parts.count - 2) / SwiftEmitter.greatestChain
        for _ in 0..<steps { write("(") }
        open(.openList)
        let hidden = type == TypeTable.int ? hiddenOperand(parts, signs) : nil
        write(operand: parts[parts.startIndex], isHidden: hidden == 0)
        append(.listIndent)
        for index in 1..<parts.count {
            if isFlat { space() } else { append(.line) }
            write("\(SwiftEmitter.text(signs[signs.startIndex + index - 1])) ")
            write(operand: parts[parts.startIndex + index], isHidden: hidden == index)
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

    private mutating func write(operand: ExpressionID, isHidden: Bool) {
        if isHidden { write("unfolded(") }
        write(operand)
        if isHidden { write(")") }
    }

    /// The operand that the compiler must not know, since it would refuse a calculation that it sees to fail: a
    /// divisor of 0, or the first of literals that overflow.
    private func hiddenOperand(
        _ operands: ArraySlice<ExpressionID>, _ signs: ArraySlice<ArithmeticOperator>
    ) -> Int? {
        for index in signs.indices where signs[index] == .divide || signs[index] == .remainder {
            let operand = index - signs.startIndex + 1
            if literal(operands[operands.startIndex + operand]) == 0 { return operand }
        }
        return literal(operands, signs) == nil && operands.allSatisfy({ literal($0) != nil }) ? 0 : nil
    }

    /// The value of a whole number written as such, or calculated from such; nil for others and where that fails.
    private func literal(_ id: ExpressionID) -> Int64? {
        switch program.expressions[id] {
        case .int(let value): value
        case .parenthesized(let inner): literal(inner)
        case .negate(let inner): literal(inner).flatMap { $0 == .min ? nil : -$0 }
        case .arithmetic(let operands, let operators):
            literal(program.list(operands), program.operators[operators.range])
        default: nil
        }
    }

    private func literal(
        _ operands: ArraySlice<ExpressionID>, _ signs: ArraySlice<ArithmeticOperator>
    ) -> Int64? {
        guard var result = operands.first.flatMap({ literal($0) }) else { return nil }
        for (sign, operand) in zip(signs, operands.dropFirst()) {
            guard let value = literal(operand) else { return nil }
            let next: (partialValue: Int64, overflow: Bool)
            switch sign {
            case .add: next = result.addingReportingOverflow(value)
            case .subtract: next = result.subtractingReportingOverflow(value)
            case .multiply: next = result.multipliedReportingOverflow(by: value)
            case .divide: next = result.dividedReportingOverflow(by: value)
            case .remainder: next = result.remainderReportingOverflow(dividingBy: value)
            }
            if next.overflow { return nil }
            result = next.partialValue
        }
        return result
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

    private mutating func writeConcatenation(_ type: TypeID, _ operands: ArraySlice<ExpressionID>) {
        if operands.count <= 4 {
            chain(operands.map { operand in { $0.write(operand) } }) { _ in "+" }
            return
        }
        if operands.count <= SwiftEmitter.greatestLength {
            list("[", operands.map { operand in { $0.write(operand) } }, "]")
            return write(".joined()")
        }
        writeSteps(type, operands, mayBeInfinite: false) { _ in "+" }
    }
}
