import ViewBase
import ViewCatalog
import ViewIR

/// How many children content gives at most, where the source shows it.
struct ChildCount {
    private let program: Program
    /// The views whose content is being counted, the innermost last.
    private let open: [ViewID]
    /// What the slots of the innermost view hold, by their locals; nil where only a run tells.
    private let slots: [UInt32: Int64?]

    /// The largest number that is told from others.
    private static let greatest: Int64 = 1_000_000

    init(_ program: Program, of view: ViewID) { self.init(program, open: [view], slots: [:]) }

    private init(_ program: Program, open: [ViewID], slots: [UInt32: Int64?]) {
        self.program = program
        self.open = open
        self.slots = slots
    }

    // MARK: Data

    /// What an element that repeats its content runs over.
    func data(of element: ElementNode) -> ExpressionID? {
        for argument in program.arguments[element.arguments.range] where argument.parameter == 0 {
            if case .expression(let value) = argument.value { return value }
        }
        return nil
    }

    /// The length of data that is written out; nil where only a run tells.
    func count(_ data: ExpressionID) -> Int64? {
        switch program.expressions[data] {
        case .array(let elements): return Int64(elements.count)
        case .parenthesized(let inner), .wrap(let inner): return count(inner)
        case .constant(let constant): return count(program.constants[constant].value)
        case .range(let lower, let upper, let isClosed):
            guard case .int(let lower) = program.expressions[lower], case .int(let upper) = program.expressions[upper]
            else { return nil }
            let (length, overflow) = upper.subtractingReportingOverflow(lower)
            return overflow ? ChildCount.greatest : min(ChildCount.greatest, max(0, isClosed ? length + 1 : length))
        default: return nil
        }
    }

    // MARK: Content

    /// The greatest number of children that a block gives; nil where only a run tells.
    func count(_ block: BlockID) -> Int64? {
        var sum: Int64 = 0
        for index in program.blocks[block].items.range {
            guard let count = count(program.items[index]) else { return nil }
            sum = min(ChildCount.greatest, sum + count)
        }
        return sum
    }

    private func count(_ item: Item) -> Int64? {
        switch item {
        case .constant: return 0
        case .reader(let reader): return count(program.countReaders[reader].content)
        case .conditional(let id):
            var greatest: Int64 = 0
            for clause in program.conditionals[id].clauses {
                guard let count = knowing(clause.conditions).count(clause.body) else { return nil }
                greatest = max(greatest, count)
            }
            guard let otherwise = program.conditionals[id].otherwise else { return greatest }
            return count(otherwise).map { max(greatest, $0) }
        case .selection(let id):
            var greatest: Int64 = 0
            for item in program.selections[id].cases {
                guard let count = count(item.body) else { return nil }
                greatest = max(greatest, count)
            }
            return greatest
        case .element(let id): return count(program.elements[id])
        }
    }

    private func count(_ body: BranchBody) -> Int64? {
        guard case .content(let block) = body else { return nil }
        return count(block)
    }

    /// The same where conditions hold, which give slots new names: `if let note`.
    private func knowing(_ conditions: [Condition]) -> ChildCount {
        var slots = slots
        for condition in conditions {
            guard case .binding(let local, let value) = condition, case .local(let slot) = program.expressions[value],
                let count = slots[slot.raw]
            else { continue }
            slots.updateValue(count, forKey: local.raw)
        }
        return ChildCount(program, open: open, slots: slots)
    }

    private func count(_ element: ElementNode) -> Int64? {
        switch element.kind {
        case .value: return 1
        case .slot(let slot):
            guard case .local(let local) = program.expressions[slot], let count = slots[local.raw] else { return nil }
            return count
        case .piece(let index):
            guard let view = open.last else { return nil }
            return count(program.views[view].pieces[index].body)
        case .component(let view): return count(view, element)
        case .catalog(let row, let overload):
            return count(element, Catalog.elements[row.index].overloads[overload].rule)
        }
    }

    private func count(_ element: ElementNode, _ rule: ElementRule) -> Int64? {
        switch rule {
        case .empty: return 0
        case .group, .section, .titledSection: return blocks(of: element)
        case .forEach:
            guard let data = data(of: element), let times = count(data), let each = blocks(of: element) else {
                return nil
            }
            return min(ChildCount.greatest, times * each)
        default: return 1
        }
    }

    /// The children that all blocks of an element give.
    private func blocks(of element: ElementNode) -> Int64? {
        var sum: Int64 = 0
        for argument in program.arguments[element.arguments.range] {
            guard let block = argument.block else { continue }
            guard let count = count(block) else { return nil }
            sum = min(ChildCount.greatest, sum + count)
        }
        return sum
    }

    /// The children that a component gives with the blocks that it is handed.
    private func count(_ view: ViewID, _ element: ElementNode) -> Int64? {
        // What holds itself, or lies very deep, is not followed.
        guard open.count < 16, !open.contains(view) else { return nil }
        var slots: [UInt32: Int64?] = [:]
        for (index, parameter) in program.views[view].parameters.enumerated() {
            let given = program.arguments[element.arguments.range].first { $0.parameter == index }
            slots.updateValue(
                given.map { argument in argument.block.flatMap { count($0) } } ?? 0, forKey: parameter.local.raw)
            if given == nil, parameter.defaultValue != nil { slots.updateValue(nil, forKey: parameter.local.raw) }
        }
        return ChildCount(program, open: open + [view], slots: slots).count(program.views[view].body)
    }
}

extension Argument {
    /// The block of content that is given; nil for another argument.
    var block: BlockID? {
        if case .block(let block) = value { block } else { nil }
    }
}
