import ViewBase
import ViewCompiler

/// One run of a command over a compilation: prints diagnostics as the options ask and decides the exit code.
struct Session {
    let compilation: Compilation
    let policy: DiagnosticPolicy
    private let isQuiet: Bool
    /// Whether diagnostics are results: JSON on standard output.
    private let isJSON: Bool

    /// Reads and parses the files named; a file that cannot be read is reported.
    init(
        _ arguments: ParsedArguments, from sources: FileSources? = nil, isJSON: Bool = false
    ) throws(UsageError) {
        let sources = sources ?? FileSources(allowsOutside: arguments.has("--allow-outside"))
        try self.init(arguments, Compilation(arguments.operands, from: sources), isJSON: isJSON)
    }

    /// Takes a compilation over; a file that could not be read is reported.
    init(_ arguments: ParsedArguments, _ compilation: Compilation, isJSON: Bool) throws(UsageError) {
        policy = try arguments.diagnosticPolicy()
        isQuiet = arguments.has("--quiet")
        self.isJSON = isJSON
        self.compilation = compilation
        for failure in compilation.sources.failures {
            Console.error("viewc: cannot read `\(failure.path)`: \(failure.reason)\n")
        }
    }

    /// Whether the files are too small to nest so deeply that the usual stack does not hold the work on them.
    var isShallow: Bool { compilation.sources.files.reduce(0) { $0 + $1.bytes.count } <= 2048 }

    /// Prints diagnostics and says what they mean for the command; `files` are those that they name, if more than the
    /// program's.
    func report(_ diagnostics: [Diagnostic], files: [SourceFile]? = nil) -> ExitCode {
        let files = files ?? compilation.sources.files
        let applied = policy.apply(diagnostics)
        if applied.isEmpty { return compilation.sources.failures.isEmpty ? .fine : .usage }
        let shown = applied.prefix(policy.shownCount(applied))
        let hidden = applied.dropFirst(shown.count).count { $0.severity == .error }
        if isJSON {
            var printer = DiagnosticJSON(files)
            Console.output(printer.print(shown))
        } else if !isQuiet {
            var printer = DiagnosticText(files, usesColor: Console.usesColor)
            Console.error(printer.print(shown, hiddenErrors: hidden))
        }
        if !compilation.sources.failures.isEmpty { return .usage }
        return applied.contains { $0.severity == .error } ? .failed : .fine
    }
}
