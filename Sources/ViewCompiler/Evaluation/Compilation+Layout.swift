import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewSemantics
import ViewTree

extension Compilation {
    /// Evaluates what the first file named shows and lays it out in each window; the program has no errors.
    public func layout(_ options: EvaluationOptions) throws(OptionProblem) -> LayoutOutcome {
        guard let file = sources.entries.first else { throw OptionProblem("no file") }
        let choice = try RootChoice(options.view, in: file, of: program)
        let given = try GivenValues(options, choice, in: file, checked, sources.files)
        if given.diagnostics.contains(where: { $0.severity == .error }) {
            return LayoutOutcome(reports: [], diagnostics: given.diagnostics, files: given.files)
        }
        let setting = Setting(options, choice.root, of: given.check.program)
        if setting.diagnostics.contains(where: { $0.severity == .error }) {
            return LayoutOutcome(
                reports: [], diagnostics: given.diagnostics + setting.diagnostics, files: given.files)
        }
        var input = EvaluationInput(choice.root)
        input.arguments = given.arguments
        input.states = given.states
        input.frameSize = given.frameSize
        input.environment = setting.environment
        let assets = AssetFiles(provider, given.files, folders: options.assetFolders)
        let screen = Evaluator.evaluate(given.check.program, input, assets: assets)
        var reports: [Report] = []
        for window in setting.windows {
            let placements = screen.layout(setting.proposal(window), in: setting.context(window))
            let report = Report(
                view: choice.name, window: window, placements: placements, infos: screen.infos,
                lines: options.showsLocations ? SourceLines(given.files) : nil, file: file)
            reports.append(window.roundsToPixels ? report.rounded(to: PixelGrid(scale: window.scale)) : report)
        }
        return LayoutOutcome(
            reports: screen.hasErrors ? [] : reports, diagnostics: unsilenced(given.diagnostics + screen.diagnostics),
            files: given.files)
    }
}
