import ViewBase
import ViewCatalog
import ViewIR

/// What the declarations of a file ask that SwiftUI cannot do.
public struct SwiftUILimits {
    /// The items of a row for which there is a badge each.
    private static let greatestCount: Int64 = 64

    private let program: Program
    public private(set) var diagnostics: [Diagnostic] = []

    public init(_ program: Program, file: FileID) {
        self.program = program
        for written in program.files where written.id == file {
            for declaration in written.declarations { check(declaration) }
        }
    }

    private mutating func check(_ declaration: DeclarationReference) {
        switch declaration {
        case .record(let id):
            check(program.records[id].fields)
            for function in program.records[id].functions { check(program.functions[function]) }
        case .enumeration(let id): for function in program.enums[id].functions { check(program.functions[function]) }
        case .constant(let id): check(program.constants[id].type, program.constants[id].header.range)
        case .function(let id): check(program.functions[id])
        case .view(let id): check(program.views[id])
        case .preview, .test: break
        }
    }

    private mutating func check(_ view: ViewDeclaration) {
        check(view.parameters)
        for state in view.states { check(state.type, state.header.range) }
        for constant in view.constants { check(constant.type, constant.header.range) }
        for action in view.actions { check(action.parameters) }
        for piece in view.pieces { check(piece.parameters) }
        for function in view.functions { check(program.functions[function]) }
        let uses = Uses(whole: view, program)
        for fact in uses.facts { diagnostics.append(.factOfSwiftUI(program.range(fact))) }
        for element in uses.elements { check(element) }
    }

    // MARK: Types

    private mutating func check(_ function: FunctionDeclaration) {
        check(function.parameters)
        check(function.result, function.header.range)
    }

    private mutating func check(_ parameters: [Parameter]) {
        for parameter in parameters { check(parameter.type, parameter.range) }
    }

    private mutating func check(_ type: TypeID, _ range: SourceRange) {
        if holdsFormat(type) { diagnostics.append(.typeWithoutSwiftUI(range)) }
    }

    private func holdsFormat(_ type: TypeID) -> Bool {
        switch program.types.shape(type) {
        case .vocabulary(.numberFormat), .vocabulary(.numberPrecision): true
        case .optional(let inner), .array(let inner), .binding(let inner), .pair(let inner): holdsFormat(inner)
        case .action(let types), .content(let types): types.contains { holdsFormat($0) }
        case .function(let types, let result): holdsFormat(result) || types.contains { holdsFormat($0) }
        default: false
        }
    }

    // MARK: Rows

    private mutating func check(_ id: ElementNodeID) {
        let element = program.elements[id]
        guard case .catalog(let row, let overload) = element.kind else { return }
        switch Catalog.elements[row.index].overloads[overload].rule {
        case .wholeItemRow:
            guard let data = argument(0, of: element), let count = count(data), count > SwiftUILimits.greatestCount
            else {
                return
            }
            diagnostics.append(.longRowOfSwiftUI(count, element.range))
        case .wholeItemRowOfChildren:
            let count =
                program.arguments[element.arguments.range].compactMap { argument in
                    argument.block.map { self.count($0) }
                }.first ?? 0
            if let count, count <= SwiftUILimits.greatestCount { return }
            diagnostics.append(.longRowOfSwiftUI(count, element.range))
        default: break
        }
    }

    private func argument(_ parameter: Int, of element: ElementNode) -> ExpressionID? {
        for argument in program.arguments[element.arguments.range] where argument.parameter == parameter {
            if case .expression(let value) = argument.value { return value }
        }
        return nil
    }

    /// The length of data that is written out; nil where only a run tells.
    private func count(_ data: ExpressionID) -> Int64? {
        switch program.expressions[data] {
        case .array(let elements): return Int64(elements.count)
        case .parenthesized(let inner), .wrap(let inner): return count(inner)
        case .constant(let constant): return count(program.constants[constant].value)
        case .range(let lower, let upper, let isClosed):
            guard case .int(let lower) = program.expressions[lower], case .int(let upper) = program.expressions[upper]
            else { return nil }
            return max(0, upper - lower + (isClosed ? 1 : 0))
        default: return nil
        }
    }

    /// The greatest number of children that a block gives; nil where only a run tells.
    private func count(_ block: BlockID) -> Int64? {
        var sum: Int64 = 0
        for index in program.blocks[block].items.range {
            guard let count = count(program.items[index]) else { return nil }
            sum += count
        }
        return sum
    }

    private func count(_ item: Item) -> Int64? {
        switch item {
        case .constant: return 0
        case .reader(let reader): return count(program.countReaders[reader].content)
        case .conditional(let id):
            let bodies = program.conditionals[id].clauses.map { $0.body }
            return greatest(bodies + (program.conditionals[id].otherwise.map { [$0] } ?? []))
        case .selection(let id): return greatest(program.selections[id].cases.map { $0.body })
        case .element(let id): return count(program.elements[id])
        }
    }

    private func greatest(_ bodies: [BranchBody]) -> Int64? {
        var greatest: Int64 = 0
        for body in bodies {
            guard case .content(let block) = body, let count = count(block) else { return nil }
            greatest = max(greatest, count)
        }
        return greatest
    }

    private func count(_ element: ElementNode) -> Int64? {
        switch element.kind {
        case .slot, .piece: return nil
        case .value: return 1
        case .component(let view): return isOneElement(view) ? 1 : nil
        case .catalog(let row, let overload):
            switch Catalog.elements[row.index].overloads[overload].rule {
            case .empty: return 0
            case .group, .section, .titledSection: return blocks(of: element)
            case .forEach:
                guard let data = argument(0, of: element), let times = count(data), let each = blocks(of: element)
                else {
                    return nil
                }
                return times > SwiftUILimits.greatestCount ? times : times * each
            default: return 1
            }
        }
    }

    /// Whether a view's content is plainly one element.
    private func isOneElement(_ view: ViewID) -> Bool {
        let items = program.blocks[program.views[view].body].items
        guard items.count == 1, case .element(let id) = program.items[items.range.lowerBound],
            case .catalog(let row, let overload) = program.elements[id].kind
        else { return false }
        switch Catalog.elements[row.index].overloads[overload].rule {
        case .group, .forEach, .titledSection, .section, .empty: return false
        default: return true
        }
    }

    /// The children that all blocks of an element give.
    private func blocks(of element: ElementNode) -> Int64? {
        var sum: Int64 = 0
        for argument in program.arguments[element.arguments.range] {
            guard let block = argument.block else { continue }
            guard let count = count(block) else { return nil }
            sum += count
        }
        return sum
    }
}

extension Argument {
    /// The block of content that is given; nil for another argument.
    fileprivate var block: BlockID? {
        if case .block(let block) = value { block } else { nil }
    }
}

extension Diagnostic {
    fileprivate static func factOfSwiftUI(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .factOfSwiftUI, .error,
            "a layout of SwiftUI tells its counts to no other view; show the count in the row's `overflow:`", range)
    }

    fileprivate static func longRowOfSwiftUI(_ count: Int64?, _ range: SourceRange) -> Diagnostic {
        let most = "a WholeItemRow for SwiftUI has at most 64 items, for each count that it can hide a badge"
        return Diagnostic(
            .longRowOfSwiftUI, .error,
            count.map { "\(most); this one has \($0)" } ?? "\(most); how many children this one has, only a run tells",
            range)
    }

    fileprivate static func typeWithoutSwiftUI(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeWithoutSwiftUI, .error, "SwiftUI has no one type for a format of numbers; write it where it is used",
            range)
    }
}
