import ViewBase
import ViewCompiler
import ViewLayout
import ViewRuntime
import ViewTree

/// What rules say of a screen along a side of its window.
final class SweptRules: Swept {
    private let screen: RuledScreen
    private let window: WindowContext
    private let isWidth: Bool
    private let name: String
    /// The findings asked for last, since the walk asks for some twice.
    private var recent: [(input: Double, findings: RuleFindings)] = []

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

    func state(at input: Double) -> RuleFindings {
        for known in recent where known.input == input { return known.findings }
        let findings = screen.findings(width: isWidth ? input : window.width, height: isWidth ? window.height : input)
        if recent.count == SweptRules.mostRecent { recent.removeFirst() }
        recent.append((input, findings))
        return findings
    }

    func course(above input: Double) -> Course<RuleFindings> {
        let (findings, turns) = screen.follow(
            width: isWidth ? .moving(input) : window.width.map { Slope($0) },
            height: isWidth ? window.height.map { Slope($0) } : .moving(input))
        var course = Course(
            state: findings, reach: turns.reach, isBent: turns.isBent, hasExceptions: turns.hasExceptions)
        if course.isBent { course.state = state(at: input.nextUp) }
        return course
    }

    /// A problem as a test tells it, for a value.
    func failure(_ problem: RuleProblem, at input: Double) -> TestFailure {
        screen.failure(
            problem, of: name, width: isWidth ? input : window.width, height: isWidth ? window.height : input)
    }

    func isSame(_ a: RuleFindings, _ b: RuleFindings) -> Bool { a.isSame(as: b) }
    func distance(_ a: RuleFindings, for step: Double, to b: RuleFindings) -> Double { 0 }
    func isParallel(_ a: RuleFindings, _ b: RuleFindings) -> Bool { true }
    func following(_ a: RuleFindings, as b: RuleFindings) -> RuleFindings { a }
    func leading(_ a: RuleFindings, over step: Double, to b: RuleFindings) -> RuleFindings { a }
    func pass(_ input: Double) { progress(input) }
}
