import ViewBase
import ViewCompiler

/// One run of a command over a compilation.
struct Session {
    let compilation: Compilation
    private let findings: FindingsReport

    /// What the options say of diagnostics.
    var policy: DiagnosticPolicy { findings.policy }

    /// Reads and parses the files named; a file that cannot be read is reported.
    init(
        _ arguments: ParsedArguments, from sources: FileSources? = nil, isJSON: Bool = false
    ) throws(UsageError) {
        let sources = sources ?? FileSources(allowsOutside: arguments.has("--allow-outside"))
        try self.init(arguments, Compilation(arguments.operands, from: sources), isJSON: isJSON)
    }

    /// Takes a compilation over; a file that could not be read is reported.
    init(_ arguments: ParsedArguments, _ compilation: Compilation, isJSON: Bool) throws(UsageError) {
        findings = try FindingsReport(arguments, isJSON: isJSON)
        self.compilation = compilation
        findings.tell(compilation.sources.failures)
    }

    /// Prints diagnostics and says what they mean for the command; `files` are those that they name, if more than the
    /// program's.
    func report(_ diagnostics: [Diagnostic], files: [SourceFile]? = nil) -> ExitCode {
        findings.print(
            diagnostics, files: files ?? compilation.sources.files,
            hasFailures: !compilation.sources.failures.isEmpty)
    }
}
