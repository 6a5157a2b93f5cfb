import ViewCompiler

extension Command {
    static let check = Command(
        name: "check",
        summary: "parse and type-check files",
        operands: "FILE…",
        about: """
            Prints what is wrong with the files and all they import, each finding at its place with the
            source line; nothing when all is well.

            """,
        options: {
            [
                (
                    "Check options",
                    [OptionSpec("--format", "NAME", "text, or json: one object a line on standard output")]
                ),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc check Samples/Systems/TagRow.view", "checks one file and what it imports"),
            ("viewc check --deny warnings *.view", "exits with 1 for warnings too"),
            ("viewc check --format json - < Tags.view", "checks standard input, for a tool"),
        ],
        choosesItsStack: true,
        run: { arguments throws(UsageError) in
            try arguments.requireFiles()
            let isJSON = try arguments.format(["text", "json"]) == "json"
            let session = try Session(arguments, isJSON: isJSON)
            // A thread costs as much as checking a small file, which cannot nest deeply.
            if session.isShallow { return session.report(session.compilation.diagnostics) }
            return BigStack.run { session.report(session.compilation.diagnostics) }
        })
}
