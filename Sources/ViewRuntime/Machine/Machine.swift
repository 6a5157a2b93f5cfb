import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// Evaluates expressions: the program, the places its values live in, and what may still be spent.
///
/// Expressions are total: a failure is a diagnostic and an invalid value, and evaluation goes on. Only an exhausted
/// budget ends it. No property is open while another is called, so run-time checks of exclusive access are left out.
final class Machine<S: LayoutScalar> {
    let program: Program
    let budget: EvaluationBudget
    /// The program's expressions, apart for speed.
    let expressions: [Expression]

    @exclusivity(unchecked) var frames: [Frame<S>] = []
    @exclusivity(unchecked) var instances: [Instance] = []
    @exclusivity(unchecked) var environments: [EnvironmentValues] = []
    /// The values of states, instance after instance.
    @exclusivity(unchecked) var storage: [Value<S>] = []
    /// The values of files' constants, as far as they are known.
    @exclusivity(unchecked) var constants: [Value<S>?]
    @exclusivity(unchecked) var log = DiagnosticLog()
    /// The elements whose guides are being asked for, the innermost last.
    @exclusivity(unchecked) var dimensions: [ViewDimensions<S>] = []
    /// What outlives an evaluation; nil where a screen is evaluated once.
    @exclusivity(unchecked) var memory: LiveMemory<S>?
    /// What takes values over from the evaluation before; nil where there was none.
    @exclusivity(unchecked) var carrier: FrameCarrier<S>?
    /// What units of a live screen read of storage.
    @exclusivity(unchecked) var reads = LiveReads()
    /// What actions do beside changing storage.
    @exclusivity(unchecked) var effects = Effects<S>()
    /// What comparisons of numbers leave behind.
    @exclusivity(unchecked) var turns = S.noTurns

    /// The environment of the element whose arguments are being evaluated; nil for that of the view.
    @exclusivity(unchecked) var textPlace: EnvironmentID?
    /// The locale of the part of a joined text whose arguments are being evaluated.
    @exclusivity(unchecked) var partLocale: String?
    /// The locale last reported as not known.
    @exclusivity(unchecked) var reportedLocale: String?

    /// What knows the screen, while a step of a test is evaluated.
    @exclusivity(unchecked) var questions = QuestionAnswers<S>()

    /// The use of a view whose states get their first values now.
    @exclusivity(unchecked) var firstValues: FirstValues?

    /// The steps left to spend.
    @exclusivity(unchecked) var steps: Int
    @exclusivity(unchecked) private(set) var nodes = 0
    @exclusivity(unchecked) private var iterations = 0
    /// Whether a budget is exhausted; nothing is evaluated any more.
    @exclusivity(unchecked) private(set) var isStopped = false
    /// Values made so far that hold on to a frame.
    @exclusivity(unchecked) var captures = 0
    @exclusivity(unchecked) private var nesting = 0

    init(_ program: Program, _ budget: EvaluationBudget) {
        self.program = program
        self.budget = budget
        expressions = program.expressions.elements
        constants = Array(repeating: nil, count: program.constants.count)
        steps = budget.steps
    }

    /// Expressions, calls and constants evaluated within each other; a debug build takes up to 8 kilobytes of stack for
    /// each.
    private static var greatestNesting: Int { 600 }

    /// How much of that a call of an action counts for.
    private static var nestingOfCall: Int { 4 }

    // MARK: Failing

    /// Reports a failure; the value is then invalid.
    func fail(_ diagnostic: Diagnostic) -> Value<S> {
        log.add(diagnostic)
        return .invalid
    }

    /// Pays for steps; false when the budget is exhausted, which is reported once.
    func spend(_ count: Int, _ place: ExpressionID, _ frame: FrameID) -> Bool {
        // Compared first, since the cost itself may be out of all bounds.
        guard count > steps else {
            steps -= count
            return !isStopped
        }
        steps = -1
        stop(.tooManySteps(budget.steps, chain: chain(frames[frame.index].instance), program.range(place)))
        return false
    }

    /// Pays for nodes of the tree; false when the budget is exhausted, which is reported once.
    func spendNodes(_ count: Int, _ range: SourceRange, _ instance: InstanceID) -> Bool {
        nodes += count
        guard nodes > budget.nodes else { return !isStopped }
        stop(.tooManyNodes(budget.nodes, chain: chain(instance), range))
        return false
    }

    /// Pays for one iteration of a loop over content, written at a place; false when the budget is exhausted, which is
    /// reported once.
    func spendIteration(_ range: @autoclosure () -> SourceRange, _ frame: FrameID) -> Bool {
        iterations += 1
        guard iterations > budget.iterations else { return !isStopped }
        let chain = chain(frames[frame.index].instance)
        stop(.tooManyIterations(budget.iterations, chain: chain, range()))
        return false
    }

    /// The steps spent since the budget was whole.
    var spentSteps: Int { budget.steps - steps }

    /// Lets what is built for a layout spend a whole budget, however many layouts there were.
    func startAgain() {
        steps = budget.steps
        nodes = 0
        iterations = 0
    }

    /// Lets evaluation go on after what exhausted the budget was undone.
    func recover() {
        isStopped = false
        startAgain()
    }

    /// Runs something that takes the stack of several expressions; invalid, reported, where that nests too deeply.
    func nested(_ range: @autoclosure () -> SourceRange, _ run: () -> Flow<S>) -> Flow<S> {
        nesting += Machine.nestingOfCall
        defer { nesting -= Machine.nestingOfCall }
        guard nesting <= Machine.greatestNesting else {
            stop(.valuesNestTooDeeply(range()))
            return .returned(.invalid)
        }
        return run()
    }

    /// Ends the evaluation with a diagnostic.
    func stop(_ diagnostic: Diagnostic) {
        if !isStopped { log.add(diagnostic) }
        isStopped = true
    }

    // MARK: Evaluating

    /// The value of an expression in a frame.
    func evaluate(_ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        steps -= 1
        guard !isStopped, steps >= 0 else {
            _ = isStopped || spend(0, id, frame)
            return .invalid
        }
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Machine.greatestNesting else {
            stop(.valuesNestTooDeeply(program.range(id)))
            return .invalid
        }
        return evaluate(expressions[id.index], id, frame)
    }

    private func evaluate(_ expression: Expression, _ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        switch expression {
        case .invalid: return .invalid
        case .none: return .none
        case .bool(let value): return .bool(value)
        case .int(let value): return .int(value)
        case .double(let value): return .double(S(value))
        case .string(let string): return .string(program.strings[string])
        case .local(let local):
            if reads.isRecording { reads.note(local, of: frames[frame.index].instance) }
            let value = frames[frame.index].locals[local.index]
            guard value.isInvalid else { return value }
            if frames[frame.index].isLate { return lateValue(of: local, frame) }
            return firstValues == nil ? value : firstValue(of: local, frame)
        case .parenthesized(let inner): return evaluate(inner, frame)
        case .wrap(let inner): return Value.wrapping(evaluate(inner, frame))
        case .state(let index): return state(index, frame)
        case .enumCase(let type, let index): return .enumeration(type, Int32(index))
        case .keyPath(let fields, let computed):
            return .keyPath(program.fieldPaths[fields.range].map { Int32($0) }, computed: computed)
        case .environmentKey(let key): return .symbol(key.rawValue)
        case .content(let block): return capture(.content(.block(block), frame))
        case .piece(let index): return capture(.content(.piece(Int32(index)), frame))
        case .handler(let block): return capture(.handler(.block(block), frame))
        case .action(let index): return capture(.handler(.action(Int32(index)), frame))
        case .elementValue(let element): return capture(.element(element, frame))
        case .closure(let closure): return capture(.closure(closure, frame))
        case .and(let list): return conjunction(list, stopsAt: false, frame)
        case .or(let list): return conjunction(list, stopsAt: true, frame)
        default: return evaluateComposite(expression, id, frame)
        }
    }

    private func evaluateComposite(_ expression: Expression, _ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        switch expression {
        case .arithmetic(let operands, let operators): return arithmetic(operands, operators, frame)
        case .comparison(let comparison, let a, let b): return compare(comparison, a, b, frame)
        case .negate(let operand): return negate(operand, id, frame)
        case .not(let operand): return evaluate(operand, frame).bool.map { .bool(!$0) } ?? .invalid
        case .ternary(let list): return ternary(list, frame)
        case .coalesce(let list, let isOptional): return coalesce(list, isOptional, frame)
        case .range(let lower, let upper, let isClosed): return range(lower, upper, isClosed, id, frame)
        case .concatenation(let list): return concatenation(list, id, frame)
        case .interpolation(let pieces): return interpolation(pieces, frame)
        case .array(let list): return array(list, id, frame)
        case .formatted(let value, let parameter, let argument): return formatted(value, parameter, argument, frame)
        case .member(let member, let receiver, let arguments):
            return call(member: member, receiver, arguments, id, frame)
        case .call(let function, let arguments): return call(function, arguments, id, frame)
        case .conditional(let conditional): return value(of: choose(conditional, frame), frame)
        case .selection(let selection): return value(of: choose(selection, frame), frame)
        default: return evaluateReference(expression, id, frame)
        }
    }

    private func evaluateReference(_ expression: Expression, _ id: ExpressionID, _ frame: FrameID) -> Value<S> {
        switch expression {
        case .constant(let constant): return self.constant(constant)
        case .environment(let key): return environmentValue(key, instance(frame).environment)
        case .binding(let path): return binding(path, frame)
        case .constantBinding(let value): return constantBinding(value, frame)
        case .bindingValue(let binding): return read(evaluate(binding, frame), id)
        case .recordValue(let record, let arguments): return self.record(record, arguments, id, frame)
        case .field(let base, let index): return field(evaluate(base, frame), index)
        case .rawValue(let base): return rawValue(evaluate(base, frame))
        case .allCases(let type): return allCases(type)
        case .pairPart(let base, let part): return pairPart(evaluate(base, frame), part)
        case .element(let base, let index): return element(evaluate(base, frame), index, frame)
        case .optionalChain(let base, let local, let rest): return optionalChain(base, local, rest, frame)
        case .question(let question): return questions.answer(question, frame)
        case .fact(let fact): return frames[frame.index].locals[program.facts[fact].local.index]
        default: return .invalid
        }
    }

    /// Notes that a value holds on to its frame.
    private func capture(_ value: Value<S>) -> Value<S> {
        captures += 1
        return value
    }

    /// Whether what is evaluated can change.
    var isLive: Bool { memory != nil }

    /// The use of a component that a frame belongs to.
    func instance(_ frame: FrameID) -> Instance { instances[frames[frame.index].instance.index] }
}
