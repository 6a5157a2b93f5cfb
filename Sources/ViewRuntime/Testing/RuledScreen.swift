import ViewBase
import ViewIR
import ViewLayout
import ViewTree

/// A screen that is held to rules, in one window after the other.
public final class RuledScreen {
    /// The rules that are asked for.
    public var rules: [ScreenRule]
    private let screen: LiveScreen
    private let followed: FollowedTestScreen

    public init(
        _ program: Program, _ input: EvaluationInput, in window: WindowContext, assets: AssetProvider,
        _ rules: [ScreenRule]
    ) {
        self.rules = rules
        screen = LiveScreen(program, input, in: window, assets: assets, runsHandlers: false)
        var surroundings = TestSurroundings()
        surroundings.environment = input.environment
        surroundings.assets = assets
        surroundings.budget = input.budget
        followed = FollowedTestScreen(program, host: nil, surroundings)
        followed.show(
            .input(input), input.environment, width: window.width.map { Slope($0) },
            height: window.height.map { Slope($0) })
    }

    /// What went wrong in evaluation so far.
    public var diagnostics: [Diagnostic] { screen.diagnostics }

    /// What the rules say in a window of other sides.
    public func findings(width: Double?, height: Double?) -> RuleFindings {
        resize(width: width, height: height)
        return ScreenRules(screen, screen.makeScene()).findings(rules)
    }

    /// What the rules say for sides that follow an input, and how far that can be relied on.
    public func follow(width: Slope?, height: Slope?) -> (findings: RuleFindings, turns: SlopeTurns) {
        followed.forget()
        followed.resize(width: width, height: height)
        let findings = ScreenRules(followed, followed.makeScene()).findings(rules)
        return (findings, followed.turns)
    }

    /// A problem as a test tells it, with a picture of the window and what it shows, under a name.
    public func failure(_ problem: RuleProblem, of name: String, width: Double?, height: Double?) -> TestFailure {
        resize(width: width, height: height)
        let range = problem.origin ?? SourceRange(file: FileID(0), 0..<0)
        return TestFailure(
            .expectationFails(because: problem.message, range), picture: FramePicture.lines(screen.makeScene()),
            moment: ShownMoment(screen, name))
    }

    private func resize(width: Double?, height: Double?) {
        var window = screen.window
        window.width = width
        window.height = height
        if window.width != screen.window.width || window.height != screen.window.height {
            screen.change(screen.environment, window)
        }
    }
}
