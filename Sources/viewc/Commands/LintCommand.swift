import ViewBase
import ViewCompiler

extension Command {
    static let lint = Command(
        name: "lint",
        summary: "warn of more than `check` does",
        operands: "FILE…",
        about: """
            Checks the files and all they import, and warns of what is right but rarely meant: branches
            that are never taken, modifiers that change nothing, and in the previews of the files named
            what overlaps, sticks out, is not seen, is too small to be tapped, is cut at a larger text
            size or does not fit the narrowest iPhone. A comment `// view:allow(CODE) reason` silences
            a warning at its place.

            """,
        options: {
            [
                (
                    "Lint options",
                    FixArguments.table + [
                        OptionSpec("--baseline", "FILE", "leave out the warnings that this file lists"),
                        OptionSpec(
                            "--write-baseline", "FILE", "list the warnings in this file, print none"),
                        OptionSpec("--format", "NAME", "text, or json: one object a line on standard output"),
                    ]
                ),
                ("Preview options", EvaluationArguments.table(but: LintRun.unusedOptions)),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc lint Samples/Settings.view", "one file with its previews"),
            ("viewc lint --fix Screens/*.view", "takes away what is of no use"),
            ("viewc lint --diff Screens/*.view", "shows what that would take away"),
            ("viewc lint --device iPhoneSE3 --locale de *.view", "the previews on another device, in German"),
            ("viewc lint --deny warnings --baseline lint.json *.view", "fails on what is not known yet"),
        ],
        run: { arguments throws(UsageError) in try LintRun(arguments).run() })
}

/// One run of `lint`.
private struct LintRun {
    /// What is of no use where all previews are shown, each in its window.
    static let unusedOptions: Set<String> = [
        "--view", "--arg", "--state", "--size", "--at", "--pixel-round", "--jobs",
    ]

    private let arguments: ParsedArguments
    private let sources: FileSources
    private let options: EvaluationOptions
    private let baseline: Baseline?
    private let isJSON: Bool
    private let fixes: FixArguments

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireFiles()
        fixes = try FixArguments(arguments)
        self.arguments = arguments
        sources = FileSources(allowsOutside: arguments.has("--allow-outside"))
        options = try arguments.evaluationOptions()
        isJSON = try arguments.format(["text", "json"]) == "json"
        baseline = try LintRun.baseline(arguments.value("--baseline"))
        try arguments.requireDistinct(outputs: arguments.values("--write-baseline"), inputs: arguments.operands)
    }

    private static func baseline(_ path: String?) throws(UsageError) -> Baseline? {
        guard let path else { return nil }
        switch FileReader.regularFile(path) {
        case .failure(let reason): throw UsageError("`--baseline`: cannot read `\(path)`: \(reason)")
        case .bytes(let bytes):
            guard let baseline = Baseline(bytes) else {
                throw UsageError("`--baseline`: `\(path)` is not what `--write-baseline` writes")
            }
            return baseline
        }
    }

    func run() throws(UsageError) -> ExitCode {
        let session = try Session(arguments, from: sources, isJSON: isJSON)
        guard fixes.isAsked else {
            return report(session.compilation.lint(options), session.compilation.sources.files, session)
        }
        let fixed = FixedSources(session.compilation, at: arguments.operands) {
            $0.lint(options)
        } choosing: { findings, files in
            if findings.contains(where: { $0.severity == .error }) { return [] }
            return unknown(session.policy.apply(findings, raising: false), files)
        }
        if let code = fixes.apply(fixed) { return code }
        let left = fixes.left(fixed)
        return report(left.findings, left.files, session)
    }

    private func unknown(_ findings: [Diagnostic], _ files: [SourceFile]) -> [Diagnostic] {
        baseline?.unknown(findings, files) { name(of: $0, in: arguments.value("--baseline")) } ?? findings
    }

    /// A file's name in a baseline: its path from the baseline's folder, however it is spelt on the command line.
    private func name(of path: String, in baseline: String?) -> String {
        guard path != "-", let baseline else { return path }
        return SourcePath.relative(sources.identity(path), to: sources.identity(SourcePath.folder(baseline)))
    }

    private func report(_ findings: [Diagnostic], _ files: [SourceFile], _ session: Session) -> ExitCode {
        let hasErrors = findings.contains { $0.severity == .error }
        guard let path = arguments.value("--write-baseline"), !hasErrors, session.compilation.sources.failures.isEmpty
        else {
            return session.report(unknown(findings, files), files: files)
        }
        let known = session.policy.apply(findings, raising: false)
        if let reason = FileWriter.replace(path, Baseline.json(known, files) { name(of: $0, in: path) }) {
            Console.error("viewc: cannot write `\(path)`: \(reason)\n")
            return .usage
        }
        return .fine
    }
}
