import ViewBase
import ViewCompiler
import ViewLayout
import ViewRuntime
import ViewTree

/// What rules say of a screen along a side of its window.
///
/// A rule that is seen to fail is not asked for any more, as only its first failure counts. How many lines texts take is
/// noted on the way instead of being compared, as the very place of a change counts for few of them.
final class SweptRules: Swept {
    private let screen: RuledScreen
    private let window: WindowContext
    private let isWidth: Bool
    private let name: String
    /// The findings asked for last, since the walk asks for some twice.
    private var recent: [(input: Double, findings: RuleFindings)] = []
    /// The findings at the first value asked for.
    private(set) var firstFindings: RuleFindings?
    /// Where texts change the number of their lines, as far as the walk has come.
    private(set) var lineSteps: [LineStep] = []
    /// Whether the last course is one on which values are tried, and where it begins.
    private var lastCourse = (start: -Double.infinity, isBent: false)
    /// How many layouts were made.
    private(set) var layouts = 0

    private let progress: SweepProgress

    private static let mostRecent = 6

    init(
        _ chosen: ChosenScreen, in window: WindowContext, isWidth: Bool, _ rules: [ScreenRule],
        _ progress: @escaping SweepProgress
    ) {
        self.progress = progress
        screen = RuledScreen(chosen.program, chosen.input, in: window, assets: chosen.assets, rules)
        self.window = window
        self.isWidth = isWidth
        name = chosen.name
    }

    var isTrusted: Bool { true }

    /// What went wrong in evaluation.
    var diagnostics: [Diagnostic] { screen.diagnostics }

    /// Whether all rules are known to fail.
    var isDecided: Bool { screen.rules.isEmpty }

    /// Asks no more for the rules that findings say fail.
    func decide(by findings: RuleFindings) {
        screen.rules = screen.rules.filter { findings.problem($0) == nil }
    }

    func state(at input: Double) -> RuleFindings {
        for known in recent where known.input == input { return known.findings }
        layouts += 1
        let findings = screen.findings(width: isWidth ? input : window.width, height: isWidth ? window.height : input)
        if recent.count == SweptRules.mostRecent { recent.removeFirst() }
        recent.append((input, findings))
        if firstFindings == nil { firstFindings = findings }
        return findings
    }

    func course(above input: Double) -> Course<RuleFindings> {
        layouts += 1
        let (findings, turns) = screen.follow(
            width: isWidth ? .moving(input) : window.width.map { Slope($0) },
            height: isWidth ? window.height.map { Slope($0) } : .moving(input))
        var course = Course(
            state: findings, reach: turns.reach, isBent: turns.isBent, hasExceptions: turns.hasExceptions)
        if course.isBent { course.state = state(at: input.nextUp) }
        if lineSteps.last?.counts != course.state.lineCounts {
            lineSteps.append(
                LineStep(
                    after: lastCourse.start, at: input, isTried: lastCourse.isBent, counts: course.state.lineCounts))
        }
        lastCourse = (input, course.isBent)
        return course
    }

    /// Where a text begins to take as many lines as a step says, instead of another number; nil where it does not.
    func place(of step: LineStep, text: Int, from old: Int) -> (value: Double, isOpen: Bool)? {
        let slack = PieceWalk<SweptRules>.slack
        let low = step.isTried ? step.after : max(step.after, step.at - slack)
        let first = BreakSearch.first(above: low, upTo: step.isTried ? step.at : step.at + slack, near: step.at) {
            let counts = state(at: $0).lineCounts
            return text < counts.count && counts[text] == old
        }
        return first.map { BreakSearch.isOpen(at: $0) ? ($0.nextDown, true) : ($0, false) }
    }

    /// A problem as a test tells it, for a value.
    func failure(_ problem: RuleProblem, at input: Double) -> TestFailure {
        screen.failure(
            problem, of: name, width: isWidth ? input : window.width, height: isWidth ? window.height : input)
    }

    /// Whether those rules fail in both that are still asked for.
    func isSame(_ a: RuleFindings, _ b: RuleFindings) -> Bool {
        screen.rules.allSatisfy { (a.problem($0) == nil) == (b.problem($0) == nil) }
    }

    func distance(_ a: RuleFindings, for step: Double, to b: RuleFindings) -> Double { 0 }
    func isParallel(_ a: RuleFindings, _ b: RuleFindings) -> Bool { true }
    func following(_ a: RuleFindings, as b: RuleFindings) -> RuleFindings { a }
    func leading(_ a: RuleFindings, over step: Double, to b: RuleFindings) -> RuleFindings { a }
    func pass(_ input: Double) { progress(input) }
}
