import ViewBase
import ViewCompiler
import ViewSweep
import ViewText

extension Command {
    static let sweep = Command(
        name: "sweep",
        summary: "find where a layout changes over a range of sizes",
        about: """
            Lays a view out over a whole range and prints every value at which its structure changes: what
            is shown, where lines break, which way stacks run. Between two of them all frames change along
            straight lines, so that the pieces say the frames at every value. Values are exact, found by
            following each length; where something follows no straight line they are tried a 64th of a
            point apart and marked `about`, and straight lines are laid through what was found, within a
            64th of a point. A value marked `above` is the last with the old structure.

            """,
        options: {
            [
                (
                    "Sweep options",
                    [
                        OptionSpec("--width", "RANGE", "the window's widths, like 320...1024; or one for all"),
                        OptionSpec("--height", "RANGE", "the window's heights; or one for all"),
                        OptionSpec(
                            "--dynamic-type", "RANGE", implied: allSizes,
                            "the text sizes, all where none are named; or one for all", mayTake: isTextSize),
                        OptionSpec("--parameter", "NAME=RANGE", "a Double or Int of the view, like spacing=0...40"),
                        OptionSpec("--format", "NAME", "text or json"),
                    ]
                ),
                (
                    "Evaluation options",
                    EvaluationArguments.table(but: ["--size", "--dynamic-type", "--at", "--pixel-round"])
                ),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc sweep Samples/Systems/TagRow.view --width 200...700", "when the tags leave"),
            (
                "viewc sweep Samples/Systems/TagRow.view --view MeasuredRow --width 20...400 --format json",
                "for a tool"
            ),
            ("viewc sweep Samples/Settings.view --dynamic-type", "over all text sizes"),
            ("viewc sweep Card.view --view Card --parameter spacing=0...40 --width 320", "over a parameter"),
        ],
        run: { arguments throws(UsageError) in try runSweep(arguments) })

    private static let allSizes = "xSmall...accessibility5"

    private static let isTextSize: @Sendable (String) -> Bool = { text in
        OptionText.dynamicTypeSize(text) != nil || OptionText.dynamicTypeRange(text) != nil
    }

    private static func runSweep(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        try arguments.requireOneFile()
        let format = try arguments.format(["text", "json"])
        let swept = try SweptArguments(arguments)
        var options = try arguments.evaluationOptions(dynamicType: swept.dynamicType)
        options.sizes = []
        let session = try Session(arguments)
        let checked = session.compilation.diagnostics
        if checked.contains(where: { $0.severity == .error }) || !session.compilation.sources.failures.isEmpty {
            return session.report(checked)
        }
        let progress = ProgressLine(arguments)
        defer { progress.end() }
        do throws(OptionProblem) {
            let outcome = try session.compilation.sweep(
                swept.range, width: swept.width, height: swept.height, options
            ) { progress.show(at: $0) }
            progress.end()
            let code = session.report(checked + outcome.diagnostics, files: outcome.files)
            guard code == .fine, let sweep = outcome.sweep else { return code }
            Console.output(format == "json" ? sweep.json() : sweep.text())
            return .fine
        } catch {
            throw UsageError("\(arguments.operands[0]): \(error.message)", suggestion: error.suggestion)
        }
    }
}
