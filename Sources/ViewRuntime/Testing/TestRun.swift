import ViewBase
import ViewCatalog
import ViewIR
import ViewLayout
import ViewTree

/// One run of a test: its steps, one after the other, on a live screen of its own.
///
/// A step that cannot be done ends the test; an expectation that does not hold, or a snapshot that differs, does not.
public final class TestRun {
    let program: Program
    let files: [SourceFile]
    let test: TestDeclaration
    let label: [String]
    private let place: PreviewPlace?
    private let settings: [PreviewSetting]
    let surroundings: TestSurroundings

    let screen: LiveScreen
    let answers: ScreenAnswers<LiveScreen>
    /// The device that the screen is that of; nil for a window of a plain size.
    var device: Device?
    private var hasShown = false
    private var isOver = false
    private var stepCount = 0
    /// The last step that could change the screen, and what was shown before it.
    private var lastChange: (range: SourceRange, before: Scene<Double>)?
    /// Whether a failure says already what is shown and what the last step changed.
    private var isDrawn = false
    /// How many findings of the screen are reported already.
    private var reported = 0
    private(set) var failures: [TestFailure] = []
    private var warnings: [Diagnostic] = []
    var snapshots: [Snapshot] = []

    /// A test that has run this many steps is ended.
    private static let mostSteps = 200_000
    /// A test that has failed this often is ended.
    private static let mostFailures = 10

    /// Runs a test of a checked program whose files these are.
    public static func outcome(
        of test: TestCase, in program: Program, _ files: [SourceFile], _ surroundings: TestSurroundings
    ) -> TestOutcome {
        let run = TestRun(test, program, files, surroundings)
        run.run(run.test.steps)
        run.endTaps(run.test.titleRange)
        return TestOutcome(
            name: TestName(title: run.test.title, label: run.label), range: run.test.titleRange, failures: run.failures,
            warnings: run.warnings, snapshots: run.snapshots)
    }

    private init(
        _ testCase: TestCase, _ program: Program, _ files: [SourceFile], _ surroundings: TestSurroundings
    ) {
        self.program = program
        self.files = files
        self.surroundings = surroundings
        test = program.tests[testCase.test]
        label = testCase.label(in: program, files)
        let test = program.tests[testCase.test]
        place = testCase.place.map { test.places[$0] }
        settings = zip(test.settings, testCase.values).map { PreviewSetting(key: $0.key, value: $0.values[$1]) }
        let environment = surroundings.environment
        screen = LiveScreen(
            program, host: test.host, environment,
            in: WindowContext(width: 390, height: 844, environment), budget: surroundings.budget,
            assets: surroundings.assets, makesLooks: surroundings.draws)
        answers = ScreenAnswers(screen)
        noteFindings(test.titleRange)
        guard let declared = test.number else { return }
        if let number = testCase.number {
            screen.assign(declared.local, .double(number))
        } else {
            _ = value(declared.limits)
        }
    }

    // MARK: Steps

    private func run(_ block: StepBlockID) {
        for index in program.stepBlocks[block].steps.range {
            guard !isOver else { return }
            run(program.steps[index])
        }
    }

    private func run(_ step: TestStep) {
        guard spendStep(step.range) else { return }
        if case .tap = step.kind {} else { endTaps(step.range) }
        guard !isOver else { return }
        screen.machine.startAgain()
        switch step.kind {
        case .constant(let local, let value):
            if let value = self.value(value) { screen.assign(local, value) }
        case .expect(let condition): expect(condition, step.range)
        case .snapshot(let name): if requireShown(step.range) { take(name, step.range) }
        case .conditional(let branches, let otherwise): choose(branches, otherwise)
        case .loop(let local, let sequence, let body): loop(local, sequence, body)
        case .show(let block, let place, let settings):
            change(step.range) { show(block, place ?? self.place, self.settings + settings) }
            hasShown = true
        case .setState(let path, let value): change(step.range) { set(path, value) }
        default:
            guard requireShown(step.range) else { return }
            change(step.range) { touch(step.kind, step.range) }
        }
    }

    /// Lets what waited for another tap run; where that fails, the last change or else a range is the place.
    private func endTaps(_ range: SourceRange) {
        if screen.awaitsTap { change(lastChange?.range ?? range) { screen.endTaps() } }
    }

    private func choose(_ branches: [StepBranch], _ otherwise: StepBlockID?) {
        for branch in branches {
            guard let holds = evaluating({ screen.machine.hold(branch.conditions, screen.hostFrame) }) else { return }
            if holds { return run(branch.steps) }
        }
        if let otherwise { run(otherwise) }
    }

    private func loop(_ local: LocalID, _ sequence: ExpressionID, _ body: StepBlockID) {
        guard let source = value(sequence), let count = screen.machine.count(of: source) else { return }
        var position: Int64 = 0
        while position < count, !isOver {
            guard spendStep(program.range(sequence)) else { return }
            screen.assign(local, screen.machine.element(of: source, at: position))
            run(body)
            position += 1
        }
    }

    private func spendStep(_ range: SourceRange) -> Bool {
        stepCount += 1
        guard stepCount > TestRun.mostSteps else { return true }
        end(.tooManyTestSteps(TestRun.mostSteps, range))
        return false
    }

    private func requireShown(_ range: SourceRange) -> Bool {
        if hasShown { return true }
        end(.nothingShownYet(range))
        return false
    }

    /// Does what can change the screen, and says what went wrong.
    private func change(_ range: SourceRange, _ act: () -> Void) {
        let before = answers.scene
        act()
        answers.forget()
        isDrawn = false
        lastChange = hasShown ? (range, before) : nil
        noteFindings(range)
    }

    /// Takes over what the screen has found since it was last asked; an error ends the test.
    private func noteFindings(_ range: SourceRange) {
        let found = screen.diagnostics
        let new = found[min(reported, found.count)...]
        reported = found.count
        for diagnostic in new where diagnostic.severity != .error { warnings.append(diagnostic) }
        let errors = new.filter { $0.severity == .error }
        for error in errors { failures.append(TestFailure(noting(range, in: error))) }
        if !errors.isEmpty { isOver = true }
    }

    /// What the screen found, with the step that led to it where that is written elsewhere.
    private func noting(_ step: SourceRange, in error: Diagnostic) -> Diagnostic {
        let isInStep = step.file == error.range.file && step.start <= error.range.start && error.range.end <= step.end
        guard !isInStep, step != test.titleRange else { return error }
        var error = error
        error.notes.append(DiagnosticNote("this step led to it", step))
        return error
    }

    // MARK: Values

    /// The value of an expression; nil, with the test at its end, where it has none.
    func value(_ id: ExpressionID) -> Value<Double>? {
        evaluating {
            let value = screen.machine.evaluate(id, screen.hostFrame)
            return value.isInvalid ? nil : value
        }
    }

    /// The value of an expression; nil where it has none, which is no failure.
    func quietly(_ id: ExpressionID) -> Value<Double>? {
        let value = asking { screen.machine.evaluate(id, screen.hostFrame) }.result
        return value.isInvalid ? nil : value
    }

    /// What keeps a check from holding.
    func problems(_ check: ScreenCheck, _ paths: [NamePathID]) -> [String] {
        asking { answers.problems(check, paths, screen.hostFrame) }.result ?? []
    }

    /// The index of the one node that a path leads to; nil, with the test at its end, where there is none.
    func node(_ path: NamePathID) -> Int? { evaluating { answers.node(path, screen.hostFrame) } }

    /// What is evaluated while questions have answers; nil ends the test with the reasons.
    private func evaluating<Result>(_ work: () -> Result?) -> Result? {
        let (result, found) = asking(work)
        if let result { return result }
        for diagnostic in found where !isOver || diagnostic.severity == .error { fail(diagnostic) }
        isOver = true
        return nil
    }

    /// Runs `work` while questions have answers; what went wrong stays apart from the screen's own findings.
    private func asking<Result>(_ work: () -> Result) -> (result: Result, found: [Diagnostic]) {
        let machine = screen.machine
        let kept = machine.log
        machine.log = DiagnosticLog()
        machine.questions = answers
        answers.failure = nil
        let result = work()
        machine.questions = QuestionAnswers()
        let found = machine.log.diagnostics + (answers.failure.map { [$0] } ?? [])
        machine.log = kept
        return (result, found)
    }

    // MARK: Failing

    private func expect(_ condition: ExpressionID, _ range: SourceRange) {
        guard let holds = value(condition)?.bool, !holds else { return }
        let parts = ExpectationParts(condition, self)
        var failure = Diagnostic.expectationFails(because: parts.texts.first, program.range(condition))
        failure.notes = parts.texts.dropFirst().map { DiagnosticNote($0) } + elementNotes(parts.paths)
        fail(failure)
    }

    /// Where the elements of some paths are written, once each.
    private func elementNotes(_ paths: [NamePathID]) -> [DiagnosticNote] {
        var notes: [DiagnosticNote] = []
        for path in paths {
            for named in asking({ answers.matches(path, screen.hostFrame) }).result.prefix(1) {
                guard let origin = elementRange(answers.scene.nodes[named.index]) else { continue }
                let note = DiagnosticNote("the element `" + SceneName.written(named.path) + "`", origin)
                if !notes.contains(note) { notes.append(note) }
            }
        }
        return notes
    }

    /// Where an element is written: of a node of a modifier, that of the element which has it.
    private func elementRange(_ node: ReportNode) -> SourceRange? {
        guard let origin = node.origin else { return nil }
        for element in program.elements.elements where element.range.file == origin.file {
            for index in element.modifiers.range where program.modifiers[index].range == origin { return element.range }
        }
        return origin
    }

    /// Where the element of a path is, in words; nil where there is none, or several.
    func place(of path: NamePathID) -> String? {
        let found = asking { answers.matches(path, screen.hostFrame) }.result
        guard found.count == 1 else { return nil }
        return
            "`\(SceneName.written(found[0].path))` is at \(FrameText.frame(answers.scene.nodes[found[0].index].frame))"
    }

    /// The source of a range on one line.
    func text(_ range: SourceRange) -> String {
        let bytes = files[range.file.index].bytes[range.offsets]
        var text: [UInt8] = []
        for byte in bytes {
            let isSpace = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
            if !isSpace { text.append(byte) } else if text.last != 0x20 { text.append(0x20) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Notes a failure with what changed in the last step and a drawing of what is shown, unless that is said already.
    func fail(_ diagnostic: Diagnostic, isDrawn wasDrawn: Bool = false, difference: [UInt8] = []) {
        var diagnostic = diagnostic
        var picture: [String] = []
        var moment: ShownMoment?
        if hasShown, !isDrawn, !wasDrawn {
            isDrawn = true
            diagnostic.notes += changeNotes
            picture = FramePicture.lines(answers.scene)
            moment = ShownMoment(screen, test.title)
        }
        failures.append(TestFailure(diagnostic, picture: picture, moment: moment, difference: difference))
        if failures.count == TestRun.mostFailures {
            end(.tooManyFailures(TestRun.mostFailures, diagnostic.range))
        }
    }

    /// What the last step changed.
    private var changeNotes: [DiagnosticNote] {
        guard let lastChange else { return [] }
        let changes = SceneChange.texts(from: lastChange.before, to: answers.scene)
        if changes.isEmpty { return [] }
        return [DiagnosticNote("the step before this changed", lastChange.range)] + changes.map { DiagnosticNote($0) }
    }

    /// Ends the test with a failure, with a drawing where what is shown explains it.
    func end(_ diagnostic: Diagnostic, isDrawn: Bool = false) {
        if isOver { return }
        isOver = true
        if isDrawn { fail(diagnostic) } else { failures.append(TestFailure(diagnostic)) }
    }
}
