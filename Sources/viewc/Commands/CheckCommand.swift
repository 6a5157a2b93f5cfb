import ViewBase
import ViewCompiler

extension Command {
    static let check = Command(
        name: "check",
        summary: "parse and type-check files",
        operands: "FILE…",
        about: """
            Prints what is wrong with the files and all they import, each finding at its place with the
            source line; nothing when all is well. `--fix` makes the changes that leave no choice, and
            never one after which there are more errors; what nothing uses is left to `lint --fix`.

            """,
        options: {
            [
                (
                    "Check options",
                    FixArguments.table + [
                        OptionSpec("--format", "NAME", "text, or json: one object a line on standard output"),
                        ParsedArguments.cacheOption,
                        ParsedArguments.jobsOption("files"),
                    ]
                ),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc check Samples/Systems/TagRow.view", "checks one file and what it imports"),
            ("viewc check --deny warnings *.view", "exits with 1 for warnings too"),
            ("viewc check --diff Screens/*.view", "shows what `--fix` would put right"),
            ("viewc check --format json - < Tags.view", "checks standard input, for a tool"),
        ],
        choosesItsStack: true,
        run: { arguments throws(UsageError) in
            try arguments.requireFiles()
            let isJSON = try arguments.format(["text", "json"]) == "json"
            let fixes = try FixArguments(arguments)
            guard fixes.isAsked else { return try CheckRun(arguments, isJSON: isJSON).run() }
            let session = try Session(arguments, isJSON: isJSON)
            return BigStack.run { fix(session, at: arguments.operands, fixes) }
        })

    /// Puts right what has one certain remedy, and reports what is left.
    private static func fix(_ session: Session, at paths: [String], _ fixes: FixArguments) -> ExitCode {
        let fixed = FixedSources(session.compilation, at: paths) {
            $0.diagnostics
        } choosing: { findings, _ in
            session.policy.apply(findings, raising: false).filter { !$0.code.isOfUnused }
        }
        if let code = fixes.apply(fixed) { return code }
        let left = fixes.left(fixed)
        return session.report(left.findings, files: left.files)
    }
}
