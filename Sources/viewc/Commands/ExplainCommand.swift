import ViewBase
import ViewCompiler

extension Command {
    static let explain = Command(
        name: "explain",
        summary: "explain a diagnostic's code",
        operands: "CODE…",
        about: """
            Prints what a code means, with a source that gives the diagnostic and the source put right.

            """,
        options: {
            [
                (
                    "Explain options",
                    [
                        OptionSpec("--all", nil, "every code, as Markdown, or with --format json as objects"),
                        OptionSpec("--format", "NAME", "text, or json: one object a line"),
                    ]
                )
            ]
        },
        examples: [
            ("viewc explain V0203", "one code"),
            ("viewc explain 203 v0130", "several, in any spelling"),
        ],
        run: { arguments throws(UsageError) in try runExplain(arguments) })

    private static func runExplain(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        let isJSON = try arguments.format(["text", "json"]) == "json"
        if arguments.has("--all") {
            if let extra = arguments.operands.first { throw UsageError("`--all` takes no code, so not `\(extra)`") }
            Console.output(isJSON ? DiagnosticList.all.map { CodePages.json($0) }.joined() : CodePages.markdown())
            return .fine
        }
        if arguments.operands.isEmpty { throw UsageError("no code given") }
        var pages: [String] = []
        for spelling in arguments.operands {
            guard let info = DiagnosticList.info(spelling: spelling) else {
                let suggestion = DiagnosticList.nearest(to: spelling)
                throw UsageError("there is no code `\(spelling)`", suggestion: suggestion)
            }
            pages.append(isJSON ? CodePages.json(info) : CodePages.text(info))
        }
        Console.output(pages.joined(separator: isJSON ? "" : "\n"))
        return .fine
    }
}
