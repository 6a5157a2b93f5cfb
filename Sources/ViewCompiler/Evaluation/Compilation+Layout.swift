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
            return LayoutOutcome(
                reports: [], silenced: [], displays: [], diagnostics: chosen.diagnostics, files: chosen.files)
        }
        let screens = Screens(chosen.program, chosen.input, chosen.assets, chosen.options, chosen.input.root)
        var reports: [Report] = []
        var silenced: [[Int]] = []
        var displays: [DisplayList] = []
        var allowances = Allowances(sources.trees)
        for index in chosen.windows.indices {
            let window = chosen.windows[index]
            let screen = screens.layOut(index, in: window)
            var explanations = try explanations(options.explained, screen)
            if options.explainsAll { explanations += allExplanations(screen) }
            var report = Report(
                view: chosen.name, window: window, placements: screen.placements, infos: screen.infos,
                lines: SourceLines(chosen.files), showsPlaces: options.showsLocations, file: sources.entries.first,
                explanations: explanations, moving: screen.moving)
            let places = report.warnings.indices.filter { place in
                let warning = report.warnings[place]
                return warning.range.map { allowances.silences(warning.code, at: $0) } ?? false
            }
            report = report.without(places)
            silenced.append(places)
            if let display = screen.display {
                displays.append(display)
            } else {
                for item in screen.leaving { report.add(item.nodes, inside: item.outer) }
            }
            reports.append(window.roundsToPixels ? report.rounded(to: PixelGrid(scale: window.scale)) : report)
        }
        return LayoutOutcome(
            reports: screens.hasErrors ? [] : reports,
            silenced: screens.hasErrors ? [] : silenced,
            displays: screens.hasErrors ? [] : displays,
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

    /// Explanations together list no more children than this, so that they grow with the tree and not with its square.
    private static let mostExplainedChildren = 20_000

    /// Why each node stands where it does, in the order of the nodes until there are enough explanations.
    private func allExplanations(_ screen: LaidOutScreen) -> [Explanation<Double>] {
        var result: [Explanation<Double>] = []
        var count = 0
        for index in screen.infos.indices where !screen.infos[index].kind.isEmpty {
            guard screen.placements.isPlaced(NodeID(index)), let explanation = screen.explain(NodeID(index)) else {
                continue
            }
            count += explanation.children.count
            if count > Compilation.mostExplainedChildren { break }
            result.append(explanation)
        }
        return result
    }
}
