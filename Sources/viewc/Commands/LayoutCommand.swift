import ViewBase
import ViewCompiler
import ViewTree

extension Command {
    static let layout = Command(
        name: "layout",
        summary: "evaluate a view and print its frames",
        about: """
            Evaluates a view, lays it out and prints every element and modifier with its frame in the
            window's coordinates, in points. Several sizes give several layouts.

            """,
        options: {
            [
                (
                    "Output options",
                    [
                        OptionSpec("--format", "NAME", "text, json, or jsonl: one object a line and size"),
                        OptionSpec("--locations", nil, "say where in the source each element stands"),
                        OptionSpec(
                            "--why", "NAME", "say why the element of this name has its frame", isRepeatable: true),
                    ]
                ),
                ("Evaluation options", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc layout Samples/Settings.view", "the file's first preview, as a tree"),
            ("viewc layout Samples/Systems/Header.view --size 320xideal --format json", "for a tool"),
            ("viewc layout Samples/Systems/TagRow.view --view TagScreen --device iPhoneSE3", "on a device"),
            ("viewc layout Samples/Systems/TagRow.view --view TagScreen --why row", "why the row is as it is"),
            ("viewc layout Card.view --view Card --arg 'title=\"Hi\"' --dynamic-type accessibility3", "with a value"),
        ],
        run: { arguments throws(UsageError) in try runLayout(arguments) })

    private static func runLayout(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        try arguments.requireOneFile()
        let format = try arguments.format(["text", "json", "jsonl"])
        var options = try arguments.evaluationOptions()
        options.showsLocations = arguments.has("--locations")
        options.explained = arguments.values("--why").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
        let session = try Session(arguments)
        let checked = session.compilation.diagnostics
        if checked.contains(where: { $0.severity == .error }) || !session.compilation.sources.failures.isEmpty {
            return session.report(checked)
        }
        do throws(OptionProblem) {
            let outcome = try session.compilation.layout(options)
            let code = session.report(checked + outcome.diagnostics, files: outcome.files)
            guard code == .fine else { return code }
            var text: [UInt8] = []
            for report in outcome.reports {
                text += print(report.keeping { !session.policy.allowed.contains($0.code) }, format)
            }
            Console.output(text)
            let isDenied = outcome.reports.contains { $0.warnings.contains { session.policy.denies($0.code) } }
            return isDenied ? .failed : .fine
        } catch {
            throw UsageError("\(arguments.operands[0]): \(error.message)", suggestion: error.suggestion)
        }
    }

    private static func print(_ report: Report, _ format: String) -> [UInt8] {
        switch format {
        case "json": report.json()
        case "jsonl": report.json(isCompact: true)
        default: report.text()
        }
    }
}
