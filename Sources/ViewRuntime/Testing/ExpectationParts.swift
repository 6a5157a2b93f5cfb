import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout

/// The parts of an expectation that does not hold, with their values.
struct ExpectationParts {
    private let run: TestRun
    private let program: Program
    /// What each part is, and what keeps checks from holding, in words.
    private(set) var texts: [String] = []
    /// The paths of the elements that the expectation is about.
    private(set) var paths: [NamePathID] = []

    /// The parts of a condition that does not hold.
    init(_ condition: ExpressionID, _ run: TestRun) {
        self.run = run
        program = run.program
        explain(condition, why: false)
    }

    /// Adds what makes a condition hold, or not: of several that must hold together the first that does not, else all.
    private mutating func explain(_ id: ExpressionID, why holds: Bool) {
        switch program.expressions[id] {
        case .parenthesized(let inner), .wrap(let inner): explain(inner, why: holds)
        case .not(let inner): explain(inner, why: !holds)
        case .and(let operands): explain(operands, why: holds, oneDecides: !holds)
        case .or(let operands): explain(operands, why: holds, oneDecides: holds)
        case .comparison(_, let left, let right):
            note(left)
            note(right)
        default: note(id)
        }
    }

    /// Adds what makes operands hold, or not; of those of which one decides, the first that does.
    private mutating func explain(_ operands: IDList, why holds: Bool, oneDecides: Bool) {
        for operand in program.list(operands) {
            if oneDecides, run.quietly(operand)?.bool != holds { continue }
            explain(operand, why: holds)
            if oneDecides { return }
        }
    }

    /// Adds the value of an expression, unless the source says it, and those of what it is made of.
    private mutating func note(_ id: ExpressionID) {
        if isLiteral(id) { return }
        switch program.expressions[id] {
        case .parenthesized(let inner), .wrap(let inner): return note(inner)
        case .question(let question):
            if case .check = program.questions[question] { return noteNames(program.questions[question]) }
        default: break
        }
        if let value = run.quietly(id), let text = ValueText(program: program).text(value, program.type(id)) {
            add("`" + source(id) + "` is " + text)
        }
        if case .question(let question) = program.expressions[id] { noteNames(program.questions[question]) }
        for inner in operands(id) { note(inner) }
    }

    private mutating func noteNames(_ question: Question) {
        switch question {
        case .fact(let path, _), .exists(let path): paths.append(path)
        case .relation(let path, _, let other):
            paths += [path, other]
            for path in [path, other] { if let place = run.place(of: path) { add(place) } }
        case .check(let check, let names):
            paths += names
            for problem in run.problems(check, names) { add(problem) }
        case .windowSize, .printed: break
        }
    }

    private mutating func add(_ text: String) {
        if !texts.contains(text), texts.count < ExpectationParts.mostTexts { texts.append(text) }
    }

    private static let mostTexts = 8

    /// The source of an expression; members know only the place of their own names.
    private func source(_ id: ExpressionID) -> String {
        var base = id
        while let inner = receiver(base) { base = inner }
        let range = program.range(id)
        let start = min(range.start, program.range(base).start)
        let text = run.text(SourceRange(file: range.file, start: start, end: range.end))
        if case .environment = program.expressions[base] { return "env." + text }
        return text
    }

    /// What an expression is a member or part of.
    private func receiver(_ id: ExpressionID) -> ExpressionID? {
        switch program.expressions[id] {
        case .member(_, let base, _): base
        case .field(let base, _), .element(let base, _), .rawValue(let base): base
        default: nil
        }
    }

    /// What a value is computed from.
    private func operands(_ id: ExpressionID) -> [ExpressionID] {
        switch program.expressions[id] {
        case .arithmetic(let operands, _), .coalesce(let operands, _), .ternary(let operands):
            Array(program.list(operands))
        case .negate(let operand): [operand]
        case .member(_, let receiver, let arguments): (receiver.map { [$0] } ?? []) + program.list(arguments)
        case .call(_, let arguments): Array(program.list(arguments))
        case .element(let base, let index): [base, index]
        case .field(let base, _): [base]
        default: []
        }
    }

    /// Whether the source says an expression's value.
    private func isLiteral(_ id: ExpressionID) -> Bool {
        switch program.expressions[id] {
        case .invalid, .none, .bool, .int, .double, .string, .enumCase, .keyPath, .closure, .omitted: true
        case .array(let elements): program.list(elements).allSatisfy { isLiteral($0) }
        case .recordValue(_, let fields): program.list(fields).allSatisfy { isLiteral($0) }
        case .member(_, nil, let arguments): program.list(arguments).allSatisfy { isLiteral($0) }
        case .negate(let inner), .parenthesized(let inner), .wrap(let inner): isLiteral(inner)
        default: false
        }
    }
}
