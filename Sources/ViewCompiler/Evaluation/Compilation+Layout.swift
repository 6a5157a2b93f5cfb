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
        let screens = Screens(given.check.program, input, assets, options, choice.root)
        var reports: [Report] = []
        var allowances = Allowances(sources.trees)
        for index in setting.windows.indices {
            let window = setting.windows[index]
            let screen = screens.layOut(index, in: window)
            let explanations = try explanations(options.explained, screen)
            let report = Report(
                view: choice.name, window: window, placements: screen.placements, infos: screen.infos,
                lines: SourceLines(given.files), showsPlaces: options.showsLocations, file: file,
                explanations: explanations, moving: screen.moving
            ).keeping { warning in !(warning.range.map { allowances.silences(warning.code, at: $0) } ?? false) }
            reports.append(window.roundsToPixels ? report.rounded(to: PixelGrid(scale: window.scale)) : report)
        }
        return LayoutOutcome(
            reports: screens.hasErrors ? [] : reports,
            diagnostics: unsilenced(given.diagnostics + screens.diagnostics),
            files: given.files)
    }

    /// Why the nodes of some names stand where they do.
    private func explanations(
        _ names: [String], _ screen: LaidOutScreen
    ) throws(OptionProblem) -> [Explanation<Double>] {
        var result: [Explanation<Double>] = []
        for name in names where !screen.hasErrors {
            let infos = screen.infos
            let found = infos.indices.filter { infos[$0].name == name && screen.placements.isPlaced(NodeID($0)) }
            guard !found.isEmpty else {
                let known = infos.indices.filter { screen.placements.isPlaced(NodeID($0)) }.compactMap {
                    infos[$0].name
                }
                let list = known.isEmpty ? "nothing is named" : "named are " + known.joined(separator: ", ")
                throw .unknown("no element shown is named #\(name); \(list)", name, among: known)
            }
            for index in found {
                if let explanation = screen.explain(NodeID(index)) { result.append(explanation) }
            }
        }
        return result
    }
}
