import ViewBase
import ViewCompiler

/// One run of `check` that changes no file. Many files are checked in parts, which threads share.
struct CheckRun {
    /// The files of a part at least, so that reading again what they import costs little beside them.
    private static let leastFiles = 64
    /// The parts at most, each of which reads what its files import.
    private static let mostParts = 32

    private let paths: [String]
    private let threads: Int
    private let allowsOutside: Bool
    private let cache: ResultCache?
    private let findings: FindingsReport
    private let progress: ProgressLine

    init(_ arguments: ParsedArguments, isJSON: Bool) throws(UsageError) {
        var known: Set<String> = []
        paths = arguments.operands.filter { known.insert($0).inserted }
        threads = try arguments.jobs()
        allowsOutside = arguments.has("--allow-outside")
        cache = try arguments.cache()
        findings = try FindingsReport(arguments, isJSON: isJSON)
        progress = ProgressLine(arguments)
    }

    func run() -> ExitCode {
        let count = min(CheckRun.mostParts, (paths.count + CheckRun.leastFiles - 1) / CheckRun.leastFiles)
        return count > 1 ? BigStack.run { runParts(count) } : runWhole(cache)
    }

    private func runParts(_ count: Int) -> ExitCode {
        let parts = Workers.map(count, threads: threads) { done in
            progress.show("\(paths.count * done / count) of \(paths.count) files")
        } _: { index in
            let slice = paths[paths.count * index / count..<paths.count * (index + 1) / count]
            let work = CheckWork(Array(slice), allowsOutside: allowsOutside, cache)
            return CheckedPart(work.compilation, work.diagnostics())
        }
        progress.end()
        guard let project = CheckedProject(parts) else { return runWhole(cache) }
        return report(project.diagnostics, project.files, project.failures)
    }

    /// Checks all files at once.
    private func runWhole(_ cache: ResultCache?) -> ExitCode {
        let work = CheckWork(paths, allowsOutside: allowsOutside, cache)
        if work.isPartial { return runWhole(nil) }
        // A thread costs as much as checking a small file, which cannot nest deeply.
        return work.isShallow ? report(work) : BigStack.run { report(work) }
    }

    private func report(_ work: CheckWork) -> ExitCode {
        let sources = work.compilation.sources
        return report(work.diagnostics(), sources.files, sources.failures)
    }

    private func report(_ found: [Diagnostic], _ files: [SourceFile], _ failures: [SourceFailure]) -> ExitCode {
        findings.tell(failures)
        return findings.print(found, files: files, hasFailures: !failures.isEmpty)
    }
}
