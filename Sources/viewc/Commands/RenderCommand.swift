import ViewBase
import ViewCompiler
import ViewRender
import ViewTree

extension Command {
    static let render = Command(
        name: "render",
        summary: "draw a view",
        about: """
            Evaluates a view, lays it out and draws it. Lines break where they were measured, and every
            line is as wide as it was measured, whatever fonts the viewer has. With a device or
            `--safe-area` the safe area is drawn too.

            """,
        options: {
            [
                (
                    "Output options",
                    [
                        OptionSpec("--output", "FILE", "the file to write (standard output)"),
                        OptionSpec("--format", "NAME", "svg (what the name of the output ends in, else svg)"),
                        OptionSpec("--frames", nil, "draw the frames of all elements, with their names"),
                    ]
                ),
                ("Evaluation options", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc render Samples/Settings.view --output settings.svg", "the file's first preview"),
            ("viewc render Card.view --view Card --device iPhone16 --color-scheme dark", "on a device, at night"),
        ],
        run: { arguments throws(UsageError) in try RenderRun(arguments).run() })
}

/// One run of the command.
private struct RenderRun {
    private static let formats = ["svg"]

    let session: Session
    let options: EvaluationOptions
    let output: String?
    let format: String
    let showsFrames: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireOneFile()
        output = arguments.value("--output")
        format = try RenderRun.format(arguments)
        showsFrames = arguments.has("--frames")
        var options = try arguments.evaluationOptions()
        options.draws = true
        self.options = options
        if let seconds = try arguments.timeLimit() { TimeLimit.start(seconds) }
        session = try Session(arguments)
        if let output {
            try arguments.requireDistinct(
                outputs: [output], inputs: session.compilation.sources.files.map { $0.path })
        }
    }

    /// The format asked for, else the one that the name of the output ends in.
    private static func format(_ arguments: ParsedArguments) throws(UsageError) -> String {
        if !arguments.has("--format"), let output = arguments.value("--output") {
            for format in formats where output.hasSuffix(".\(format)") { return format }
        }
        return try arguments.format(formats)
    }

    func run() throws(UsageError) -> ExitCode {
        let checked = session.compilation.diagnostics
        if checked.contains(where: { $0.severity == .error }) || !session.compilation.sources.failures.isEmpty {
            return session.report(checked)
        }
        let outcome: LayoutOutcome
        do throws(OptionProblem) {
            outcome = try session.compilation.layout(options)
        } catch {
            throw UsageError(error.message, suggestion: error.suggestion)
        }
        let code = session.report(checked + outcome.diagnostics, files: outcome.files)
        guard code == .fine, let display = outcome.displays.first else { return code }
        if outcome.displays.count > 1 { throw UsageError("one `--size` expected") }
        var picture = Picture(display, outcome.reports[0])
        picture.showsFrames = showsFrames
        picture.showsSafeArea = options.device != nil || options.safeArea != nil
        TimeLimit.stop()
        return write(picture.svg())
    }

    private func write(_ bytes: [UInt8]) -> ExitCode {
        guard let output else {
            Console.output(bytes)
            return .fine
        }
        guard let reason = FileWriter.replace(output, bytes) else { return .fine }
        Console.error("viewc: cannot write `\(output)`: \(reason)\n")
        return .usage
    }
}
