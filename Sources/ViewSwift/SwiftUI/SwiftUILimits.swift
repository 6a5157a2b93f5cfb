import ViewBase
import ViewCatalog
import ViewIR

/// What the declarations of a file ask that SwiftUI cannot do.
public struct SwiftUILimits {
    /// The items of a row for which there is a badge each.
    private static let greatestCount: Int64 = 64

    private let program: Program
    private let hashing: SwiftHashing
    public private(set) var diagnostics: [Diagnostic] = []

    public init(_ program: Program, file: FileID) {
        self.program = program
        hashing = SwiftHashing(program, .swiftUI)
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
        case .constant(let id):
            check(program.constants[id].type, program.constants[id].header.range)
            check(comparisons: Uses(program.constants[id].value, program))
        case .function(let id): check(program.functions[id])
        case .view(let id): check(id)
        case .preview, .test: break
        }
    }

    private mutating func check(_ id: ViewID) {
        let view = program.views[id]
        check(view.parameters)
        for state in view.states {
            check(state.type, state.header.range)
            if SwiftFirstReads([state.initialValue], of: view, program).readsEnvironment {
                diagnostics.append(.stateOfSwiftUI(program.range(state.initialValue)))
            }
        }
        for constant in view.constants { check(constant.type, constant.header.range) }
        for action in view.actions { check(action.parameters) }
        for piece in view.pieces { check(piece.parameters) }
        for function in view.functions { check(program.functions[function]) }
        let uses = Uses(whole: view, program)
        for fact in uses.facts { diagnostics.append(.factOfSwiftUI(program.range(fact))) }
        check(comparisons: uses)
        for choice in uses.choices { check(program.type(choice), program.range(choice)) }
        for element in uses.elements { check(element, in: id) }
    }

    // MARK: Types

    private mutating func check(_ function: FunctionDeclaration) {
        check(function.parameters)
        check(function.result, function.header.range)
        check(comparisons: Uses(function.body, program))
    }

    private mutating func check(_ parameters: [Parameter]) {
        for parameter in parameters {
            check(parameter.type, parameter.range)
            if let value = parameter.defaultValue { check(comparisons: Uses(value, program)) }
        }
    }

    // MARK: Comparisons

    private mutating func check(comparisons uses: Uses) {
        for id in uses.comparisons {
            switch program.expressions[id] {
            case .comparison(_, let left, let right):
                if isNil(left) || isNil(right) { continue }
                check(program.type(left), isAtLeast: .equatable, program.range(id))
            case .member(let member, let receiver?, _):
                guard case .array(let element) = program.types.shape(program.type(receiver)) else { continue }
                switch Catalog.members[member.index].operation {
                case .contains, .firstIndexOf: check(element, isAtLeast: .equatable, program.range(id))
                default: break
                }
            default: break
            }
        }
    }

    private func isNil(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .none: true
        case .wrap(let inner): isNil(inner)
        default: false
        }
    }

    private mutating func check(_ type: TypeID, isAtLeast conformance: SwiftConformance, _ range: SourceRange) {
        if hashing.conformance(type) < conformance { diagnostics.append(.comparisonOfSwiftUI(range)) }
    }

    /// Checks the values that tell an element's states or changes apart.
    private mutating func check(modifiersOf element: ElementNode) {
        for modifier in program.modifiers[element.modifiers.range] {
            guard case .catalog(let id, let index) = modifier.kind else { continue }
            let overload = Catalog.modifiers[id.index].overloads[index]
            let isKey = overload.rule == .id || overload.rule == .annotation
            for argument in program.arguments[modifier.arguments.range] {
                guard overload.parameters[argument.parameter].type == .equatable,
                    case .expression(let value) = argument.value
                else { continue }
                check(program.type(value), isAtLeast: isKey ? .hashable : .equatable, program.range(value))
            }
        }
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

    private mutating func check(_ id: ElementNodeID, in view: ViewID) {
        let element = program.elements[id]
        check(modifiersOf: element)
        guard case .catalog(let row, let overload) = element.kind else { return }
        let children = ChildCount(program, of: view)
        switch Catalog.elements[row.index].overloads[overload].rule {
        case .wholeItemRow:
            guard let data = children.data(of: element), let count = children.count(data),
                count > SwiftUILimits.greatestCount
            else { return }
            diagnostics.append(.longRowOfSwiftUI(count, element.range))
        case .wholeItemRowOfChildren:
            let block = program.arguments[element.arguments.range].lazy.compactMap { $0.block }.first
            let count = block.map { children.count($0) } ?? 0
            if let count, count <= SwiftUILimits.greatestCount { return }
            diagnostics.append(.longRowOfSwiftUI(count, element.range))
        default: break
        }
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

    fileprivate static func stateOfSwiftUI(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .stateOfSwiftUI, .error,
            "a state of SwiftUI cannot begin with what the environment says; set it in `.onAppear`", range)
    }

    fileprivate static func comparisonOfSwiftUI(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.comparisonOfSwiftUI, .error, "SwiftUI cannot compare values of this type", range)
    }

    fileprivate static func typeWithoutSwiftUI(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .typeWithoutSwiftUI, .error, "SwiftUI has no one type for a format of numbers; write it where it is used",
            range)
    }
}
