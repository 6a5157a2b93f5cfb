import ViewBase
import ViewCatalog
import ViewIR

/// Constants of a view that its content does not read for certain, though their calculation may fail.
extension SwiftEmitter {
    /// Reads those constants at the start of a body: the language works out all of a view's constants.
    mutating func writeUnreadConstants(_ view: ViewDeclaration) {
        guard !view.constants.isEmpty else { return }
        var read: Set<UInt32> = []
        readForCertain(items: program.blocks[view.body].items.range, &read)
        for constant in view.constants.reversed() where read.contains(constant.local.raw) {
            for use in Uses(constant.value, program).locals { read.insert(use.local.raw) }
        }
        for constant in view.constants where !read.contains(constant.local.raw) && mayFail(constant.value) {
            line("let _ = \(scope.name(constant.local))")
            for use in Uses(constant.value, program).locals { read.insert(use.local.raw) }
        }
    }

    /// Adds the locals that are read whenever items are evaluated.
    private func readForCertain(items range: Range<Int>, _ read: inout Set<UInt32>) {
        for index in range {
            switch program.items[index] {
            case .element(let id): readForCertain(program.elements[id], &read)
            case .conditional(let id):
                if case .expression(let value) = program.conditionals[id].clauses.first?.conditions.first {
                    self.read(value, &read)
                }
            case .selection(let id): self.read(program.selections[id].subject, &read)
            case .constant(_, let value): self.read(value, &read)
            case .reader: break
            }
        }
    }

    private func readForCertain(_ element: ElementNode, _ read: inout Set<UInt32>) {
        var hasContent = false
        if case .catalog(let row, let overload) = element.kind {
            let rule = Catalog.elements[row.index].overloads[overload].rule
            hasContent = rule != .wholeItemRow && rule != .wholeItemRowOfChildren
        }
        for argument in program.arguments[element.arguments.range] {
            switch argument.value {
            case .expression(let value): self.read(value, &read)
            case .block(let block) where hasContent && program.blocks[block].parameters.isEmpty:
                readForCertain(items: program.blocks[block].items.range, &read)
            case .block, .statements: break
            }
        }
        for modifier in program.modifiers[element.modifiers.range] {
            for argument in program.arguments[modifier.arguments.range] {
                if case .expression(let value) = argument.value { self.read(value, &read) }
            }
        }
    }

    private func read(_ value: ExpressionID, _ read: inout Set<UInt32>) {
        let uses = Uses(value, program)
        if uses.hasClosures { return }
        for use in uses.locals { read.insert(use.local.raw) }
    }

    /// Whether working a value out may fail.
    private func mayFail(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .arithmetic, .negate: program.type(id) != TypeTable.string
        case .element, .call, .optionalChain, .conditional, .selection, .range: true
        case .parenthesized(let inner), .wrap(let inner), .not(let inner), .field(let inner, _), .rawValue(let inner),
            .pairPart(let inner, _):
            mayFail(inner)
        case .comparison(_, let left, let right): mayFail(left) || mayFail(right)
        case .array(let list), .interpolation(let list), .recordValue(_, let list), .and(let list), .or(let list),
            .coalesce(let list, _), .ternary(let list), .concatenation(let list):
            program.list(list).contains { mayFail($0) }
        case .formatted(let value, _, let argument): mayFail(value) || mayFail(argument)
        case .member(let member, let receiver, let arguments):
            refuses(Catalog.members[member.index].operation) || (receiver.map { mayFail($0) } ?? false)
                || program.list(arguments).contains { mayFail($0) }
        case .closure: true
        default: false
        }
    }

    /// Whether an operation fails with some values.
    private func refuses(_ operation: MemberOperation) -> Bool {
        switch operation {
        case .intOfDouble, .absolute, .prefix, .suffix, .dropFirst, .dropLast, .fractionLength: true
        default: false
        }
    }
}
