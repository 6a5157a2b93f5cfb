import ViewBase
import ViewCompiler
import ViewRuntime
import ViewSweep

/// Threads that share proofs, each with a compilation of its own, as those that share one would wait for each other at
/// every count of its references.
struct ProofThreads: Sendable {
    private let paths: [String]
    /// The program's files as they were read.
    private let files: [SourceFile]
    private let allowsOutside: Bool
    private let count: Int
    private let progress: ProgressLine

    init(_ arguments: ParsedArguments, _ files: [SourceFile], _ progress: ProgressLine) throws(UsageError) {
        paths = arguments.operands
        self.files = files
        allowsOutside = arguments.has("--allow-outside")
        count = try arguments.jobs()
        self.progress = progress
    }

    /// Proves tests, in order.
    func proofs(_ tests: [TestCase], _ options: EvaluationOptions) -> [Proof] {
        map(tests.count) { number, compilation in
            compilation.proof(of: tests[number], options) { progress.show(at: $0) }
        }
    }

    /// Proves rules.
    func proofs(
        _ tasks: [RuleTask], of ranges: RuleRanges, _ options: EvaluationOptions
    ) throws(OptionProblem) -> RuleOutcome {
        let results = map(tasks.count) { number, compilation in
            Result { () throws(OptionProblem) in
                try compilation.proofs(of: tasks[number], ranges, options) { progress.show(at: $0) }
            }
        }
        var outcomes: [(task: RuleTask, outcome: RuleOutcome)] = []
        for (task, result) in zip(tasks, results) { outcomes.append((task, try result.get())) }
        return RuleOutcome(joining: outcomes, of: ranges)
    }

    private func map<Outcome: Sendable>(
        _ count: Int, _ work: @escaping @Sendable (Int, Compilation) -> Outcome
    ) -> [Outcome] {
        let ignore: @Sendable (Int) -> Void = { _ in }
        return Workers.map(count, threads: self.count, progress: ignore) { number in
            let sources = OverlaidSources(FileSources(allowsOutside: allowsOutside), files)
            return work(number, Compilation(paths, from: sources))
        }
    }
}
