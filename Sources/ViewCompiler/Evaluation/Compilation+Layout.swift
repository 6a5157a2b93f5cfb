import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewSemantics
import ViewTree

extension Compilation {
    /// Evaluates what the first file named shows and lays it out in each window; the program has no errors.
    public func layout(_ options: EvaluationOptions) throws(OptionProblem) -> LayoutOutcome {
        let chosen = try chosenScreen(options)
        if chosen.isRefused {
            return LayoutOutcome(reports: [], diagnostics: chosen.diagnostics, files: chosen.files)
        }
        let screens = Screens(chosen.program, chosen.input, chosen.assets, options, chosen.input.root)
        var reports: [Report] = []
        var allowances = Allowances(sources.trees)
        for index in chosen.windows.indices {
            let window = chosen.windows[index]
            let screen = screens.layOut(index, in: window)
            let explanations = try explanations(options.explained, screen)
            let report = Report(
                view: chosen.name, window: window, placements: screen.placements, infos: screen.infos,
                lines: SourceLines(chosen.files), showsPlaces: options.showsLocations, file: sources.entries.first,
                explanations: explanations, moving: screen.moving
            ).keeping { warning in !(warning.range.map { allowances.silences(warning.code, at: $0) } ?? false) }
            reports.append(window.roundsToPixels ? report.rounded(to: PixelGrid(scale: window.scale)) : report)
        }
        return LayoutOutcome(
            reports: screens.hasErrors ? [] : reports,
            diagnostics: unsilenced(chosen.diagnostics + screens.diagnostics),
            files: chosen.files)
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
