import ViewBase
import ViewFormat
import ViewIR

/// Expressions that are too deep or too long for the compiler, as closures that work them out in steps.
extension SwiftEmitter {
    /// Operands beyond this many are worked out in steps of six.
    static let greatestLength = 24
    private static let stepLength = 6

    /// A name that nothing of the program has.
    private mutating func freshName(_ name: String) -> String {
        var name = name
        while program.names.find(name) != nil || scope.taken.contains(name) { name += "_" }
        scope.lint.declare(name, isPattern: true)
        return name
    }

    /// Writes a closure that gives a value of a type and is called at once; `body` writes its statements.
    private mutating func writeCalledClosure(_ type: TypeID, _ body: Piece) {
        let isInCondition = scope.isInCondition
        let outer = assigned
        scope.isInCondition = false
        assigned = nil
        write(isInCondition ? "({" : "{")
        write(" () -> \(spelling(type)) in")
        append(.indent)
        line()
        body(&self)
        append(.outdent)
        append(.freshLine)
        write(isInCondition ? "}())" : "}()")
        scope.isInCondition = isInCondition
        assigned = outer
    }

    // MARK: Depth

    /// Writes an expression whose parts nest too deeply, with names for some of them; false where they do not.
    mutating func writeDeep(_ id: ExpressionID, _ context: SwiftContext) -> Bool {
        let parts = SwiftNesting(id, program).parts
        if parts.isEmpty { return false }
        if case .stored(let target) = context, erasure(target) != nil { return false }
        writeCalledClosure(program.type(id)) { emitter in
            for (index, part) in parts.enumerated() {
                let name = emitter.freshName("part\(index + 1)")
                emitter.write("let \(name): \(emitter.spelling(emitter.program.type(part))) = ")
                emitter.writeNested(part, .stored(emitter.program.type(part)))
                emitter.scope.parts[part] = name
                emitter.separate()
            }
            emitter.write("return ")
            emitter.writeNested(id, .stored(emitter.program.type(id)))
            for part in parts { emitter.scope.parts[part] = nil }
        }
        return true
    }

    // MARK: Length

    /// Writes a long chain of calculations.
    mutating func writeSteps(
        _ type: TypeID, _ operands: [Piece], mayBeInfinite: Bool, _ sign: (Int) -> String
    ) {
        let result = freshName("result")
        var signs: [String] = []
        for index in operands.indices.dropFirst() { signs.append(sign(index)) }
        writeCalledClosure(type) { emitter in
            var start = 0
            while start < operands.count {
                let end = min(start + SwiftEmitter.stepLength, operands.count)
                let step = operands[start..<end]
                if start == 0 {
                    emitter.write("var \(result): \(emitter.spelling(type)) = ")
                    emitter.chain(Array(step)) { signs[$0 - 1] }
                } else {
                    emitter.write("\(result) = ")
                    emitter.chain([{ $0.write(result) }] + step) { signs[start + $0 - 2] }
                }
                emitter.separate()
                start = end
            }
            emitter.write(mayBeInfinite ? "return finiteNumber(\(result))" : "return \(result)")
        }
    }

    /// Writes a long chain of strings.
    mutating func writeSteps(strings operands: ArraySlice<ExpressionID>) {
        let result = freshName("result")
        writeCalledClosure(TypeTable.string) { emitter in
            emitter.write("var \(result): String = \"\"")
            emitter.separate()
            for start in stride(from: operands.startIndex, to: operands.endIndex, by: SwiftEmitter.stepLength) {
                emitter.write("\(result) += ")
                emitter.writeInterpolation(operands[start..<min(start + SwiftEmitter.stepLength, operands.endIndex)])
                emitter.separate()
            }
            emitter.write("return \(result)")
        }
    }

    /// Writes a long chain of conditions: each step ends it where that is decided.
    mutating func writeSteps(conditions operands: ArraySlice<ExpressionID>, areAllNeeded: Bool) {
        let operands = Array(operands)
        writeCalledClosure(TypeTable.bool) { emitter in
            var start = 0
            while start < operands.count {
                let end = min(start + SwiftEmitter.stepLength, operands.count)
                emitter.write(areAllNeeded ? "if !(" : "if ")
                emitter.scope.isInCondition = !areAllNeeded
                let step = operands[start..<end].map { operand -> Piece in { $0.write(operand) } }
                emitter.chain(step) { _ in areAllNeeded ? "&&" : "||" }
                emitter.scope.isInCondition = false
                emitter.write("\(areAllNeeded ? ")" : "") { return \(!areAllNeeded) }")
                emitter.separate()
                start = end
            }
            emitter.write("return \(areAllNeeded)")
        }
    }

    /// Writes a long chain of values of which each stands for those before it that are missing.
    mutating func writeSteps(coalescing operands: ArraySlice<ExpressionID>, _ type: TypeID) {
        let value = freshName("value")
        writeCalledClosure(type) { emitter in
            for operand in operands.dropLast() {
                emitter.write("if let \(value): \(emitter.spelling(emitter.unwrapped(type) ?? type)) = ")
                emitter.scope.isInCondition = true
                emitter.write(operand)
                emitter.scope.isInCondition = false
                emitter.write(" { return \(value) }")
                emitter.separate()
            }
            emitter.write("return ")
            if let last = operands.last { emitter.write(last, .stored(type)) }
        }
    }

    /// Writes a long choice between values.
    mutating func writeSteps(choices parts: ArraySlice<ExpressionID>, _ type: TypeID) {
        let parts = Array(parts)
        writeCalledClosure(type) { emitter in
            for index in stride(from: 0, to: parts.count - 1, by: 2) {
                emitter.write("if ")
                emitter.scope.isInCondition = true
                emitter.write(parts[index])
                emitter.scope.isInCondition = false
                emitter.write(" { return ")
                emitter.write(parts[index + 1], .stored(type))
                emitter.write(" }")
                emitter.separate()
            }
            emitter.write("return ")
            emitter.write(parts[parts.count - 1], .stored(type))
        }
    }

    /// Writes a long list in runs that are put one behind the other.
    mutating func writeRuns(_ type: TypeID, _ elements: ArraySlice<ExpressionID>, _ place: SwiftContext) {
        let elements = Array(elements)
        let result = freshName("result")
        writeCalledClosure(type) { emitter in
            emitter.write("var \(result): \(emitter.spelling(type)) = []")
            emitter.separate()
            for start in stride(from: 0, to: elements.count, by: SwiftEmitter.runLength) {
                let run = elements[start..<min(start + SwiftEmitter.runLength, elements.count)]
                emitter.write("\(result) += ")
                emitter.list("[", run.map { item in { $0.write(item, place) } }, "]", ending: .listComma)
                emitter.separate()
            }
            emitter.write("return \(result)")
        }
    }

    /// The elements of a list that one expression of Swift holds.
    static let runLength = 50
}
