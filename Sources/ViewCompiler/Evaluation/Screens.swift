import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewTree

/// The screens of an evaluation, one a window: all the same tree, or each with its own history where a time is asked for.
final class Screens {
    private let program: Program
    private let input: EvaluationInput
    private let assets: AssetProvider
    /// What was so at each step of the histories; empty where only the end counts.
    private let history: [Setting]
    private let time: Double
    private lazy var atRest = Evaluator.evaluate(program, input, assets: assets)
    private var found: [Diagnostic] = []
    private var hasFailed = false

    init(
        _ program: Program, _ input: EvaluationInput, _ assets: AssetProvider, _ options: EvaluationOptions,
        _ root: EvaluationInput.Root
    ) {
        self.program = program
        self.input = input
        self.assets = assets
        time = options.time ?? 0
        history = options.time == nil ? [] : options.steps.map { Setting($0, root, of: program) }
    }

    /// What went wrong in evaluation.
    var diagnostics: [Diagnostic] { history.isEmpty ? atRest.diagnostics : found }

    /// Whether some frames say nothing.
    var hasErrors: Bool { history.isEmpty ? atRest.hasErrors : hasFailed }

    /// The screen in a window, by its index among the sizes.
    func layOut(_ index: Int, in window: WindowContext) -> LaidOutScreen {
        guard let first = history.first else {
            let screen = atRest
            let placements = screen.layout(window.proposal, in: window.layoutContext)
            return LaidOutScreen(
                placements: placements, infos: screen.infos,
                display: input.makesLooks ? screen.displayList(placements, in: window) : nil,
                hasErrors: screen.hasErrors,
                explain: { screen.explain($0) })
        }
        var input = input
        input.environment = first.environment
        let screen = LiveScreen(program, input, in: first.windows[index], assets: assets, runsHandlers: false)
        for step in history.dropFirst() { screen.change(step.environment, step.windows[index]) }
        screen.wait(time)
        hasFailed = hasFailed || screen.hasErrors
        for diagnostic in screen.diagnostics where !found.contains(diagnostic) { found.append(diagnostic) }
        return LaidOutScreen(
            placements: screen.placements, infos: screen.infosUnderWay, moving: screen.framesUnderWay,
            leaving: screen.nodesOnTheirWayOut,
            display: input.makesLooks ? screen.displayList : nil, hasErrors: screen.hasErrors,
            explain: { screen.explain($0) })
    }
}
