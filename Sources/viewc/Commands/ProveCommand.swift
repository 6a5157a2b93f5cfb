import ViewBase
import ViewCompiler
import ViewRender
import ViewRuntime
import ViewSweep

extension Command {
    static let prove = Command(
        name: "prove",
        summary: "prove the tests that are for a whole range",
        about: """
            Proves each test whose head names a range, as in `for width in 320...1024`, for every number of
            it, with all combinations of its devices and settings: it follows how every length changes and
            jumps to where the next comparison turns. What does not hold is printed with the first number
            for which it fails, and how that looks. Where something follows no straight line, or the test
            touches the screen, whole numbers, halves and what is next to whole numbers are tried instead,
            and more between two of which one fails; the answer says from where to where. `--rules` proves
            rules besides, for what each preview of the file shows (for its view where it has no preview,
            or for `--view`), in windows from 320 to 1024 points wide and in all text sizes, whatever
            window and text size the preview names, unless options say others:


            """,
        list: { ruleList },
        options: {
            [
                (
                    "Proof options",
                    [
                        OptionSpec("--rules", "NAMES", "rules to prove beside the tests: all, or names with commas"),
                        OptionSpec("--width", "RANGE", "the window's widths for rules (320...1024); or one for all"),
                        OptionSpec("--height", "RANGE", "the window's heights for rules; or one for all"),
                        OptionSpec("--dynamic-type", "RANGE", "the text sizes for rules, or one (all)"),
                        OptionSpec("--locales", "TAGS", "the languages for rules, like en,de,ja (the one of --locale)"),
                        OptionSpec("--pictures", "FOLDER", "draw each failure's first moment there, as 1.svg, 2.svg …"),
                        ParsedArguments.jobsOption("proofs"),
                        OptionSpec("--format", "NAME", "text or json"),
                    ]
                ),
                (
                    "Evaluation options",
                    EvaluationArguments.table(but: ["--size", "--dynamic-type", "--at", "--pixel-round", "--jobs"])
                ),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc prove Samples/Systems/TagRow.view", "the tests of a file"),
            ("viewc prove Samples/Systems/TagRow.view --format json", "for a tool"),
            ("viewc prove Samples/Systems/Header.view --rules text-overlap,too-wide --width 200...500", "rules"),
        ],
        run: { arguments throws(UsageError) in try runProve(arguments) })

    private static var ruleList: String {
        ScreenRule.allCases.map { "    \($0.name): \($0.meaning)\n" }.joined()
    }

    private static func runProve(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
        try arguments.requireOneFile()
        let format = try arguments.format(["text", "json"])
        var options = try arguments.evaluationOptions(dynamicType: nil)
        let folder = arguments.value("--pictures")
        if let folder, FileReader.exists(folder), !FileReader.isFolder(folder) {
            throw UsageError("`--pictures`: `\(folder)` is no folder")
        }
        options.draws = folder != nil
        let ranges = try arguments.ruleRanges()
        let session = try Session(arguments)
        let checked = session.compilation.diagnostics
        if checked.contains(where: { $0.severity == .error }) || !session.compilation.sources.failures.isEmpty {
            return session.report(checked)
        }
        let progress = ProgressLine(arguments)
        defer { progress.end() }
        let threads = try ProofThreads(arguments, session.compilation.sources.files, progress)
        var rules = RuleOutcome(proofs: [], diagnostics: [], files: session.compilation.sources.files)
        do throws(OptionProblem) {
            if let ranges {
                let tasks = session.compilation.ruleTasks(of: ranges, options)
                rules = try threads.proofs(tasks, of: ranges, options)
            }
        } catch {
            throw UsageError("\(arguments.operands[0]): \(error.message)", suggestion: error.suggestion)
        }
        progress.end()
        let code = session.report(checked + rules.diagnostics, files: rules.files)
        guard code == .fine else { return code }
        let proofs = threads.proofs(session.compilation.rangedTests, options) + rules.proofs
        progress.end()
        if proofs.isEmpty {
            throw UsageError(
                "\(arguments.operands[0]): no test is for a range, as in `for width in 320...1024`; "
                    + "`--rules` proves rules without tests")
        }
        var text: [UInt8] = []
        if format == "json" {
            text = ProofJSON.text(proofs)
        } else {
            var printer = ProofText(arguments.operands[0], session.compilation.sources.files)
            for proof in proofs { text += printer.print(proof) }
            text += Array(ProofText.summary(proofs).utf8)
        }
        Console.output(text)
        if let folder, !draw(proofs, in: folder, isJSON: format == "json") { return .usage }
        return proofs.contains { $0.failure != nil } ? .failed : .fine
    }

    /// Draws what fails, under the numbers of the proofs; whether all could be written.
    private static func draw(_ proofs: [Proof], in folder: String, isJSON: Bool) -> Bool {
        for (index, proof) in proofs.enumerated() {
            guard let moment = proof.failure?.outcome.failures.lazy.compactMap({ $0.moment }).first else { continue }
            let path = "\(folder)/\(index + 1).svg"
            let picture = Picture(moment.display, moment.report).svg()
            if let reason = FileWriter.makeFolders(of: path) ?? FileWriter.replace(path, picture) {
                Console.error("viewc: cannot write `\(path)`: \(reason)\n")
                return false
            }
            if !isJSON { Console.output("wrote \(path)\n") }
        }
        return true
    }
}
