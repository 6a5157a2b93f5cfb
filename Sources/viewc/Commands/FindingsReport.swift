import ViewBase
import ViewCompiler

/// Prints what was found as the options ask, and decides the exit code.
struct FindingsReport {
    let policy: DiagnosticPolicy
    private let isQuiet: Bool
    /// Whether findings are results: JSON on standard output.
    private let isJSON: Bool

    init(_ arguments: ParsedArguments, isJSON: Bool) throws(UsageError) {
        policy = try arguments.diagnosticPolicy()
        isQuiet = arguments.has("--quiet")
        self.isJSON = isJSON
    }

    /// Names the files that could not be read.
    func tell(_ failures: [SourceFailure]) {
        for failure in failures { Console.error("viewc: cannot read `\(failure.path)`: \(failure.reason)\n") }
    }

    /// Prints findings in some files and says what they, and files that could not be read, mean for the command.
    func print(_ diagnostics: [Diagnostic], files: [SourceFile], hasFailures: Bool) -> ExitCode {
        let applied = policy.apply(diagnostics)
        if applied.isEmpty { return hasFailures ? .usage : .fine }
        let shown = applied.prefix(policy.shownCount(applied))
        let hidden = applied.dropFirst(shown.count).count { $0.severity == .error }
        if isJSON {
            var printer = DiagnosticJSON(files)
            Console.output(printer.print(shown))
        } else if !isQuiet {
            var printer = DiagnosticText(files, usesColor: Console.usesColor)
            Console.error(printer.print(shown, hiddenErrors: hidden))
        }
        if hasFailures { return .usage }
        return applied.contains { $0.severity == .error } ? .failed : .fine
    }
}
