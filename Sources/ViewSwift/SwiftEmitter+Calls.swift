import ViewBase
import ViewCatalog
import ViewIR

extension SwiftEmitter {
    /// Writes the arguments of an element, a component or a modifier: values in parentheses, blocks after them.
    mutating func write(call arguments: IDList, _ parameters: [SwiftParameter]) {
        let given = program.arguments[arguments.range]
        let trailing = trailingStart(given, parameters)
        let inside = given[given.startIndex..<trailing]
        if !inside.isEmpty || trailing == given.endIndex {
            list("(", inside.map { argument in { $0.write(argument, parameters) } }, ")")
        }
        let isAlone = given.endIndex - trailing == 1
        for index in trailing..<given.endIndex {
            space()
            if index > trailing { write(parameters[given[index].parameter].label) }
            write(block: given[index], parameters, mayBeShort: isAlone)
        }
    }

    /// Where the arguments begin that are written as blocks after the parentheses.
    ///
    /// The first of them loses its label, so that it must be the first parameter that takes a block.
    private func trailingStart(_ given: ArraySlice<Argument>, _ parameters: [SwiftParameter]) -> Int {
        var start = given.endIndex
        if scope.isInCondition { return start }
        while start > given.startIndex, isBlock(given[start - 1]),
            !parameters[given[start - 1].parameter].isOptionalSlot
        {
            start -= 1
        }
        while start < given.endIndex {
            let isFirst = !parameters[..<given[start].parameter].contains { parameter in
                parameter.takesBlock
            }
            let isGivenBefore = given[given.startIndex..<start].contains { parameters[$0.parameter].takesBlock }
            if isFirst || (isGivenBefore && leavesNoneOut(given, start, parameters)) { return start }
            start += 1
        }
        return start
    }

    /// Whether every parameter before an argument's that takes a block is given.
    private func leavesNoneOut(_ given: ArraySlice<Argument>, _ start: Int, _ parameters: [SwiftParameter]) -> Bool {
        for index in 0..<given[start].parameter where parameters[index].takesBlock {
            if !given[given.startIndex..<start].contains(where: { $0.parameter == index }) { return false }
        }
        return true
    }

    private func isBlock(_ argument: Argument) -> Bool {
        switch argument.value {
        case .block, .statements: true
        case .expression(let value):
            switch program.expressions[value] {
            case .closure, .content, .handler: true
            default: false
            }
        }
    }

    /// Writes an argument in parentheses.
    private mutating func write(_ argument: Argument, _ parameters: [SwiftParameter]) {
        let parameter = parameters[argument.parameter]
        write(parameter.label)
        if isBlock(argument) {
            if parameter.isOptionalSlot { write("slot ") }
            return write(block: argument, parameters)
        }
        guard case .expression(let value) = argument.value else { return }
        if parameter.takesClosedRange {
            writeClosedRange(value)
        } else if parameter.isKey {
            write(key: value, parameter.context)
        } else if parameter.isOverloaded, isAmbiguous(value) {
            write(value)
        } else {
            write(value, parameter.context)
        }
    }

    private mutating func write(block argument: Argument, _ parameters: [SwiftParameter], mayBeShort: Bool = true) {
        switch argument.value {
        case .block(let block):
            writeSlot(block, parameters[argument.parameter].slotTypes, mayBeShort: mayBeShort)
        case .statements(let block): writeHandler(block, mayBeShort: mayBeShort)
        case .expression(let value): write(value)
        }
    }

    /// A range of whole numbers where Swift wants a closed one.
    private mutating func writeClosedRange(_ value: ExpressionID) {
        if case .range(_, _, isClosed: true) = program.expressions[value] { return write(pattern: value) }
        write("ClosedRange(")
        write(value)
        write(")")
    }

    /// Whether a member's short form is one of several types: `.center` of both alignments.
    private func isAmbiguous(_ value: ExpressionID) -> Bool {
        guard case .member(let member, nil, _) = program.expressions[value] else { return false }
        switch Catalog.members[member.index].owner {
        case .vocabulary(.horizontalAlignment), .vocabulary(.verticalAlignment): return true
        default: return false
        }
    }
}
