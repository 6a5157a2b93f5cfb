import ViewBase
import ViewCatalog
import ViewIR

/// A local that content uses, and its type.
struct LocalUse {
    let local: LocalID
    let type: TypeID
}

/// What expressions and content use: locals that they do not bind themselves, states, the environment.
struct Uses {
    private let program: Program
    private var all: [LocalUse] = []
    private var seen: Set<UInt32> = []
    private var bound: Set<UInt32> = []
    /// What the locals are called that they bind.
    private(set) var boundNames: Set<Name> = []
    /// The states of the view, by their indices.
    private(set) var states: Set<Int> = []
    /// Whether closures stand in it, or what is written as one.
    private(set) var hasClosures = false
    /// The elements, in the order in which they stand.
    private(set) var elements: [ElementNodeID] = []
    /// Where facts of the layout are read.
    private(set) var facts: [ExpressionID] = []
    /// The elements that are texts for `+` to join.
    private(set) var joinedTexts: [ElementNodeID] = []
    /// Values that a condition chooses.
    private(set) var choices: [ExpressionID] = []
    /// Where values are held to be equal or not, and members that may do so.
    private(set) var comparisons: [ExpressionID] = []
    private(set) var members: [MemberID] = []
    private(set) var functions: [FunctionID] = []
    private(set) var constants: [ConstantID] = []
    /// The records of which values are made.
    private(set) var records: [RecordID] = []
    /// The keys of the environment, in the order of their rows.
    private(set) var keys: [EnvironmentKey] = []

    private init(_ program: Program) { self.program = program }

    /// The locals in the order in which they are first used.
    var locals: [LocalUse] { all.filter { !bound.contains($0.local.raw) } }

    /// What a part of a view's content uses.
    init(_ content: SwiftPartContent, _ program: Program) {
        self.init(program)
        switch content {
        case .items(let range): visit(items: range)
        case .element(let id): visit(id)
        case .clauses(let id, let start): visit(id, from: start)
        }
    }

    /// What an expression uses.
    init(_ expression: ExpressionID, _ program: Program) {
        self.init(program)
        visit(expression)
    }

    /// What statements use.
    init(_ statements: StatementBlockID, _ program: Program) {
        self.init(program)
        visit(statements)
    }

    /// What a view's members and content use, its parameters' defaults left out.
    init(_ view: ViewDeclaration, _ program: Program) {
        self.init(program)
        for state in view.states { visit(state.initialValue) }
        // First values read an environment that they are handed.
        keys = []
        for constant in view.constants { visit(constant.value) }
        for action in view.actions { visit(action.body) }
        for piece in view.pieces { visit(piece.body) }
        for function in view.functions {
            bind(program.functions[function].parameters.map { $0.local })
            visit(program.functions[function].body)
        }
        visit(view.body)
        keys.sort { $0.rawValue < $1.rawValue }
    }

    /// What a view uses, its parameters' defaults included.
    init(whole view: ViewDeclaration, _ program: Program) {
        self.init(view, program)
        visit(defaults: view.parameters + view.pieces.flatMap { $0.parameters })
    }

    /// What a function uses, its parameters' defaults included.
    init(whole function: FunctionDeclaration, _ program: Program) {
        self.init(function.body, program)
        visit(defaults: function.parameters)
    }

    /// What the fields of a record use where they are left out.
    init(defaultsOf record: RecordDeclaration, _ program: Program) {
        self.init(program)
        visit(defaults: record.fields)
    }

    private mutating func visit(defaults parameters: [Parameter]) {
        for parameter in parameters {
            if let value = parameter.defaultValue { visit(value) }
        }
    }

    private mutating func use(_ local: LocalID, _ type: TypeID) {
        if seen.insert(local.raw).inserted { all.append(LocalUse(local: local, type: type)) }
    }

    private mutating func bind(_ locals: [LocalID]) {
        for local in locals {
            bound.insert(local.raw)
            boundNames.insert(local.name)
        }
    }

    // MARK: Content

    private mutating func visit(_ block: BlockID) {
        bind(program.blocks[block].parameters)
        visit(items: program.blocks[block].items.range)
    }

    private mutating func visit(items range: Range<Int>) {
        for index in range {
            switch program.items[index] {
            case .element(let id): visit(id)
            case .conditional(let id): visit(id, from: 0)
            case .selection(let id): visit(id)
            case .constant(let local, let value):
                visit(value)
                bind([local])
            case .reader(let id):
                bind([program.countReaders[id].hidden, program.countReaders[id].shown])
                visit(program.countReaders[id].content)
            }
        }
    }

    private mutating func visit(_ id: ElementNodeID) {
        let element = program.elements[id]
        elements.append(id)
        switch element.kind {
        case .slot(let value), .value(let value): visit(value)
        case .catalog, .component, .piece: break
        }
        visit(arguments: element.arguments)
        for modifier in program.modifiers[element.modifiers.range] { visit(arguments: modifier.arguments) }
    }

    private mutating func visit(arguments: IDList) {
        for argument in program.arguments[arguments.range] {
            switch argument.value {
            case .expression(let value): visit(value)
            case .block(let block): visit(block)
            case .statements(let block): visit(block)
            }
        }
    }

    // MARK: Branches

    private mutating func visit(_ id: ConditionalID, from start: Int) {
        let conditional = program.conditionals[id]
        for clause in conditional.clauses[start...] {
            visit(clause.conditions)
            visit(clause.body)
        }
        if let otherwise = conditional.otherwise { visit(otherwise) }
    }

    private mutating func visit(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .expression(let value): visit(value)
            case .binding(let local, let value):
                visit(value)
                bind([local])
            case .availability: break
            }
        }
    }

    private mutating func visit(_ id: SelectionID) {
        visit(program.selections[id].subject)
        for item in program.selections[id].cases {
            for pattern in item.patterns { visit(pattern) }
            visit(item.body)
        }
    }

    private mutating func visit(_ body: BranchBody) {
        switch body {
        case .content(let block): visit(block)
        case .statements(let block): visit(block)
        case .value(let value): visit(value)
        }
    }

    // MARK: Statements

    private mutating func visit(_ id: StatementBlockID) {
        let block = program.statementBlocks[id]
        bind(block.parameters)
        for index in block.statements.range { visit(program.statements[index]) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement {
        case .constant(let local, let value):
            visit(value)
            bind([local])
        case .assign(let path, _, let value):
            visit(path)
            visit(value)
        case .mutate(let path, let member, let arguments):
            members.append(member)
            visit(path)
            visit(arguments)
        case .call(let callee, let arguments):
            if case .handler(let handler) = callee { visit(handler) }
            visit(arguments)
        case .print(let arguments): visit(arguments)
        case .withAnimation(let animation, let body):
            if let animation { visit(animation) }
            visit(body)
        case .conditional(let id): visit(id, from: 0)
        case .selection(let id): visit(id)
        case .guarded(let conditions, let otherwise):
            visit(conditions)
            visit(otherwise)
        case .loop(let local, let sequence, let body):
            visit(sequence)
            bind([local])
            visit(body)
        case .returned(let value): if let value { visit(value) }
        }
    }

    // MARK: Expressions

    private mutating func visit(_ list: IDList) {
        for expression in program.list(list) { visit(expression) }
    }

    private mutating func visit(_ path: PathID) {
        switch program.paths[path].root {
        case .binding(let local): use(local, TypeTable.invalid)
        case .state(let index): states.insert(index)
        }
        for step in program.paths[path].steps {
            if case .element(let index) = step { visit(index) }
        }
    }

    private mutating func visit(_ id: ExpressionID) {
        switch program.expressions[id] {
        case .invalid, .none, .bool, .int, .double, .string, .keyPath, .environmentKey, .enumCase, .allCases,
            .omitted, .piece, .action, .question:
            break
        case .constant(let constant): constants.append(constant)
        case .local(let local): use(local, program.type(id))
        case .state(let index): states.insert(index)
        case .environment(let key): if !keys.contains(key) { keys.append(key) }
        case .fact(let fact):
            facts.append(id)
            use(program.facts[fact].local, TypeTable.int)
        case .binding(let path): visit(path)
        case .closure(let closure):
            hasClosures = true
            bind(program.closures[closure].parameters)
            visit(program.closures[closure].body)
        case .content(let block): visit(block)
        case .handler(let block):
            hasClosures = true
            visit(block)
        case .elementValue(let element): visit(element)
        case .conditional(let conditional):
            choices.append(id)
            visit(conditional, from: 0)
        case .selection(let selection):
            choices.append(id)
            visit(selection)
        default: visit(operands: id)
        }
    }

    private mutating func visit(operands id: ExpressionID) {
        switch program.expressions[id] {
        case .bindingValue(let inner), .field(let inner, _), .rawValue(let inner), .pairPart(let inner, _),
            .wrap(let inner), .parenthesized(let inner), .negate(let inner), .not(let inner),
            .constantBinding(let inner):
            visit(inner)
        case .interpolation(let list), .array(let list), .arithmetic(let list, _), .and(let list), .or(let list):
            visit(list)
        case .recordValue(let record, let list):
            records.append(record)
            visit(list)
        case .coalesce(let list, _), .ternary(let list):
            choices.append(id)
            visit(list)
        case .concatenation(let list):
            for operand in program.list(list) {
                if case .elementValue(let text) = program.expressions[operand] { joinedTexts.append(text) }
            }
            visit(list)
        case .call(let function, let list):
            functions.append(function)
            visit(list)
        case .formatted(let first, _, let second), .element(let first, index: let second),
            .range(let first, let second, _):
            visit(first)
            visit(second)
        case .comparison(_, let first, let second):
            comparisons.append(id)
            visit(first)
            visit(second)
        case .member(let member, let receiver, let arguments):
            members.append(member)
            comparisons.append(id)
            if let receiver { visit(receiver) }
            visit(arguments)
        case .optionalChain(let base, let local, let rest):
            hasClosures = true
            visit(base)
            bind([local])
            visit(rest)
        default: break
        }
    }
}
