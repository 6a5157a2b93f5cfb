import ViewBase
import ViewCompiler

/// The options of every command that puts right what it finds.
struct FixArguments {
    static let table: [OptionSpec] = [
        OptionSpec("--fix", nil, "put right what has one certain remedy, and print what is left"),
        OptionSpec("--diff", nil, "print what `--fix` changes; without `--fix` no file is written"),
    ]

    private let writes: Bool
    private let showsDifference: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        writes = arguments.has("--fix")
        showsDifference = arguments.has("--diff")
        if writes, arguments.operands.contains("-") {
            throw UsageError("`--fix` takes files, not standard input")
        }
        if showsDifference, arguments.value("--format") == "json" {
            throw UsageError("`--diff` and `--format json` both write to standard output: give one of them")
        }
    }

    /// Whether anything is to be put right.
    var isAsked: Bool { writes || showsDifference }

    /// Shows and writes what changed, as asked; the exit code where a file cannot be written.
    func apply(_ fixed: FixedSources) -> ExitCode? {
        for file in fixed.changed {
            if showsDifference, let old = fixed.original.sources.files.first(where: { $0.path == file.path }) {
                Console.output(LineDifference(old.bytes, file.bytes).unified(file.path, file.path))
            }
            if writes, let reason = FileWriter.replace(file.path, file.bytes) {
                Console.error("viewc: cannot write `\(file.path)`: \(reason)\n")
                return .usage
            }
        }
        return nil
    }

    /// What is found in the files as they are afterwards, and these.
    func left(_ fixed: FixedSources) -> (findings: [Diagnostic], files: [SourceFile]) {
        let findings = writes ? fixed.findings : fixed.originalFindings
        return (findings, (writes ? fixed.compilation : fixed.original).sources.files)
    }
}
