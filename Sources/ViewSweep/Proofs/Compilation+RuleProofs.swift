import ViewBase
import ViewCompiler
import ViewIR
import ViewRuntime
import ViewText

extension Compilation {
    /// Proves rules for what options choose, or for each preview of the first file named; the program has no errors.
    public func proofs(
        of ranges: RuleRanges, _ options: EvaluationOptions, progress: @escaping SweepProgress = { _ in }
    ) throws(OptionProblem) -> RuleOutcome {
        var outcomes: [(task: RuleTask, outcome: RuleOutcome)] = []
        for task in ruleTasks(of: ranges, options) {
            outcomes.append((task, try proofs(of: task, ranges, options, progress: progress)))
        }
        return RuleOutcome(joining: outcomes, of: ranges)
    }

    /// What the proofs of rules consist of: tasks that need nothing of each other.
    public func ruleTasks(of ranges: RuleRanges, _ options: EvaluationOptions) -> [RuleTask] {
        let views = options.view.map { [Optional($0)] } ?? previews
        let locales = ranges.locales.isEmpty ? [options.locale] : ranges.locales.map { Optional($0) }
        return views.flatMap { view in
            locales.flatMap { locale in
                ranges.sizes.map { RuleTask(view: view, locale: locale, size: $0) }
            }
        }
    }

    /// Does one task: a proof of each rule.
    public func proofs(
        of task: RuleTask, _ ranges: RuleRanges, _ options: EvaluationOptions,
        progress: @escaping SweepProgress = { _ in }
    ) throws(OptionProblem) -> RuleOutcome {
        var options = options
        options.view = task.view
        options.locale = task.locale
        options.dynamicTypeSize = task.size
        let chosen = try chosenScreen(options)
        if chosen.isRefused { return RuleOutcome(proofs: [], diagnostics: chosen.diagnostics, files: chosen.files) }
        let (proofs, problems) = try RuleProofs(chosen, ranges, progress).proved()
        return RuleOutcome(proofs: proofs, diagnostics: chosen.diagnostics + problems, files: chosen.files)
    }

    /// The titles of the first file's previews; nil for what it shows where there is none.
    private var previews: [String?] {
        var titles: [String?] = []
        for declarations in program.files where declarations.id == sources.entries.first {
            for case .preview(let preview) in declarations.declarations {
                titles.append(program.previews[preview].title ?? "preview")
            }
        }
        return titles.isEmpty ? [nil] : titles
    }
}
