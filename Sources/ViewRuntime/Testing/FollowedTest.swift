import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// A run of a test with numbers that follow the test's own: whether it holds just above the number, and how far that
/// can be relied on.
///
/// What only a live screen can do is outside: touches, states that change, devices that turn, snapshots.
public final class FollowedTest {
    private let program: Program
    private let test: TestDeclaration
    private let testCase: TestCase
    private let surroundings: TestSurroundings
    private let screen: FollowedTestScreen
    private let answers: ScreenAnswers<FollowedTestScreen>
    private var isOver = false
    private var steps = 0

    /// Whether every expectation holds.
    public private(set) var holds = true
    /// Whether the test does what only a live screen can.
    public private(set) var isOutside = false
    /// How far the number may grow before something turns.
    public var turns: SlopeTurns { screen.turns }

    private static let mostSteps = 20_000

    /// Runs a test for its number.
    public init(_ testCase: TestCase, in program: Program, _ surroundings: TestSurroundings) {
        self.program = program
        self.testCase = testCase
        self.surroundings = surroundings
        test = program.tests[testCase.test]
        screen = FollowedTestScreen(program, host: test.host, surroundings)
        answers = ScreenAnswers(screen)
        if let declared = test.number, let number = testCase.number {
            screen.machine.assign(declared.local, .double(.moving(number)), screen.hostFrame)
        }
        run(test.steps)
        if screen.isOutside { isOutside = true }
    }

    private func run(_ block: StepBlockID) {
        for index in program.stepBlocks[block].steps.range {
            steps += 1
            if steps > FollowedTest.mostSteps { leave() }
            if isOver { return }
            screen.machine.startAgain()
            run(program.steps[index])
            if screen.hasErrors { fail() }
        }
    }

    private func run(_ step: TestStep) {
        switch step.kind {
        case .constant(let local, let expression):
            if let value = value(expression) { screen.machine.assign(local, value, screen.hostFrame) }
        case .expect(let condition): if let holds = value(condition)?.bool, !holds { fail() }
        case .conditional(let branches, let otherwise): choose(branches, otherwise)
        case .loop(let local, let sequence, let body): loop(local, sequence, body)
        case .show(let block, let place, let settings):
            let own = testCase.place.map { test.places[$0] }
            let given = zip(test.settings, testCase.values).map { PreviewSetting(key: $0.key, value: $0.values[$1]) }
            show(block, place ?? own, given + settings)
        case .resize(let width, let height):
            guard let width = length(width), let height = length(height) else { return }
            screen.resize(width: width, height: height)
            answers.forget()
        case .setEnvironment(let key, let expression): change(key, expression)
        case .keyboard(let height):
            guard let height = length(height) else { return }
            var environment = screen.environment
            environment.keyboardHeight = screen.machine.plain(height)
            screen.change(environment)
            answers.forget()
        default: leave()
        }
    }

    // MARK: Steps

    private func choose(_ branches: [StepBranch], _ otherwise: StepBlockID?) {
        for branch in branches {
            guard let holds = asking({ screen.machine.hold(branch.conditions, screen.hostFrame) }) else {
                return fail()
            }
            if holds { return run(branch.steps) }
        }
        if let otherwise { run(otherwise) }
    }

    private func loop(_ local: LocalID, _ sequence: ExpressionID, _ body: StepBlockID) {
        guard let source = value(sequence), let count = screen.machine.count(of: source) else { return fail() }
        var position: Int64 = 0
        while position < count, !isOver {
            screen.machine.assign(local, screen.machine.element(of: source, at: position), screen.hostFrame)
            run(body)
            position += 1
        }
    }

    private func show(_ block: BlockID, _ place: PreviewPlace?, _ settings: [PreviewSetting]) {
        var environment = surroundings.environment
        var size: (width: Slope, height: Slope) = (Slope(390), Slope(844))
        switch place {
        case .size(let width, let height):
            guard let width = length(width), let height = length(height) else { return }
            size = (width, height)
        case .device(let name, let turned):
            guard let device = Device.named(program.names.text(name.name)) else { return leave() }
            let orientation = turned.flatMap { Orientation(named: program.names.text($0.name)) }
            if let orientation { environment.orientation.turn(to: orientation) }
            let pose = device.pose(environment.orientation)
            environment.adopt(device, pose)
            size = (Slope(pose.width), Slope(pose.height))
        case nil: break
        }
        for setting in settings {
            guard let value = value(setting.value) else { return }
            screen.machine.set(setting.key, to: value, in: &environment)
        }
        guard environment.isMeasurable else { return fail() }
        screen.show(.block(block), environment, width: size.width, height: size.height)
        answers.forget()
    }

    private func change(_ key: EnvironmentKey, _ expression: ExpressionID) {
        guard let value = value(expression) else { return }
        var environment = screen.environment
        screen.machine.set(key, to: value, in: &environment)
        guard environment.isMeasurable else { return fail() }
        screen.change(environment)
        answers.forget()
    }

    // MARK: Values

    /// The value of an expression; nil, with the test at its end, where it has none.
    private func value(_ expression: ExpressionID) -> Value<Slope>? {
        let value = asking { screen.machine.evaluate(expression, screen.hostFrame) }
        if !value.isInvalid { return value }
        fail()
        return nil
    }

    /// A length that a window can have.
    private func length(_ expression: ExpressionID) -> Slope? {
        guard let length = value(expression)?.double else { return nil }
        if length.isFinite, !Slope.less(length, .zero, &screen.machine.turns) { return length }
        fail()
        return nil
    }

    private func asking<Result>(_ work: () -> Result) -> Result {
        let machine = screen.machine
        machine.questions = answers
        answers.failure = nil
        let result = work()
        machine.questions = QuestionAnswers()
        return result
    }

    private func fail() {
        holds = false
        isOver = true
    }

    /// Leaves the rest to a live screen.
    private func leave() {
        isOutside = true
        isOver = true
    }
}
