import ViewBase
import ViewText

/// What the proofs of rules gave.
public struct RuleOutcome: Sendable {
    /// None where the diagnostics have errors.
    public let proofs: [Proof]
    public let diagnostics: [Diagnostic]
    /// The program's files, then the values given as files of their own.
    public let files: [SourceFile]

    public init(proofs: [Proof], diagnostics: [Diagnostic], files: [SourceFile]) {
        self.proofs = proofs
        self.diagnostics = diagnostics
        self.files = files
    }

    /// What several tasks gave, in their order, up to the first in which something has gone wrong.
    ///
    /// What is so in several text sizes is one proof, which shows the first of them.
    public init(joining outcomes: [(task: RuleTask, outcome: RuleOutcome)], of ranges: RuleRanges) {
        var groups: [RuleProofGroup] = []
        var diagnostics: [Diagnostic] = []
        var (view, locale): (String??, String??) = (nil, nil)
        for (task, outcome) in outcomes {
            for diagnostic in outcome.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
            if diagnostics.contains(where: { $0.severity == .error }) {
                self.init(proofs: [], diagnostics: diagnostics, files: outcome.files)
                return
            }
            if view != .some(task.view) || locale != .some(task.locale) {
                groups.append(RuleProofGroup(ranges.sizes, locale: ranges.locales.count > 1 ? task.locale : nil))
                (view, locale) = (.some(task.view), .some(task.locale))
            }
            for proof in outcome.proofs { groups[groups.count - 1].add(proof, in: task.size) }
        }
        self.init(
            proofs: groups.flatMap { $0.proofs }, diagnostics: diagnostics, files: outcomes.last?.outcome.files ?? [])
    }
}
