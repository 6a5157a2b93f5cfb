import ViewBase
import ViewCompiler

extension Command {
    static let emit = Command(
        name: "emit",
        summary: "write Swift source",
        operands: "FILE…",
        about: """
            Writes each file's declarations as Swift for the library `ViewCore`: records as structures, views
            as structures that conform to `View`, what is public visible in its module. What a file imports
            is not written with it; it belongs to the same module. A file that is already as it should be is
            left untouched.

            """,
        options: {
            [
                (
                    "Emit options",
                    [
                        OptionSpec("--output", "PATH", "the Swift file, or a folder for one `NAME.view.swift` a file"),
                        OptionSpec("--depfile", "FILE", "write what the output depends on, as make and ninja read it"),
                        OptionSpec(
                            "--module-files", many: "FILE…",
                            "the module's other files, whose public names must differ"),
                        OptionSpec(
                            "--known", many: "FILE…", "what a build knows the sources to import, for `--stale`"),
                        OptionSpec("--stale", "FILE", "write an empty file if they import more than `--known` says"),
                        OptionSpec("--main", nil, "add an entry point that prints what `layout --format json` prints"),
                        OptionSpec("--line-directives", nil, "let Swift's errors point into the source"),
                    ]
                ),
                ("Evaluation options, for `--main`", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc emit Samples/Settings.view", "prints the Swift source of one file"),
            ("viewc emit --output Generated/ Screens/*.view", "writes one file each into a folder"),
            ("viewc emit Tags.view --output Tags.swift --depfile Tags.d", "for a build by make or ninja"),
        ],
        run: { arguments throws(UsageError) in try EmitRun(arguments).run() })
}

/// One run of `emit`.
private struct EmitRun {
    private let arguments: ParsedArguments
    private let session: Session
    private let count: Int
    private let output: String?
    private let depfile: String?
    private let staleMark: StaleMark?
    private let hasLineDirectives: Bool
    /// What the entry point lays out; nil where there is none.
    private let main: EvaluationOptions?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireFiles()
        self.arguments = arguments
        output = arguments.value("--output")
        depfile = arguments.value("--depfile")
        hasLineDirectives = arguments.has("--line-directives")
        count = arguments.operands.count
        main = arguments.has("--main") ? try EmitRun.mainOptions(arguments) : nil
        if output == "-" { throw UsageError("`--output` takes a file or a folder; without it the source is printed") }
        if output == nil {
            if count > 1 { throw UsageError("several files need `--output` with a folder") }
            if depfile != nil { throw UsageError("`--depfile` needs `--output`") }
        }
        let sources = FileSources(allowsOutside: arguments.has("--allow-outside"))
        staleMark = try StaleMark(arguments, sources)
        let compilation = Compilation(arguments.operands + arguments.values("--module-files"), from: sources)
        session = try Session(arguments, compilation, isJSON: false)
    }

    /// What the entry point is to lay out.
    private static func mainOptions(_ arguments: ParsedArguments) throws(UsageError) -> EvaluationOptions {
        try arguments.requireOneFile()
        for option in ["--font", "--at", "--strings", "--time-limit"] where arguments.has(option) {
            throw UsageError("`\(option)` does not go with `--main`")
        }
        return try arguments.evaluationOptions()
    }

    func run() throws(UsageError) -> ExitCode {
        let compilation = session.compilation
        let code = session.report(compilation.diagnostics + compilation.moduleConflicts)
        guard code == .fine else { return code }
        let files = Array(compilation.sources.entries.prefix(count))
        var sources: [[UInt8]] = []
        for file in files { sources.append(compilation.swift(of: file, hasLineDirectives: hasLineDirectives)) }
        if let main {
            let emitted = try mainSource(main)
            let code = session.report(emitted.diagnostics, files: emitted.files)
            guard code == .fine else { return code }
            sources = [emitted.text]
        }
        guard let output else {
            for source in sources { Console.output(source) }
            return .fine
        }
        let targets = try targets(output, files.map { compilation.sources.files[$0.index].path })
        try arguments.requireDistinct(
            outputs: targets + (depfile.map { [$0] } ?? []) + (staleMark.map { [$0.path] } ?? []),
            inputs: compilation.sources.files.map { $0.path })
        let rules = zip(files, targets).map { file, target in
            DependencyRule(target: target, dependencies: compilation.dependencies(of: file))
        }
        if depfile != nil, let path = DependencyRule.unwritablePath(rules) {
            throw UsageError("make and ninja read no dependency file with the path `\(path)`")
        }
        for (source, target) in zip(sources, targets) where !write(source, to: target) { return .usage }
        if let staleMark, staleMark.isDue(rules.flatMap { $0.dependencies }) {
            guard write([], to: staleMark.path) else { return .usage }
        }
        guard let depfile else { return .fine }
        return write(DependencyRule.text(rules), to: depfile) ? .fine : .usage
    }

    private func mainSource(_ options: EvaluationOptions) throws(UsageError) -> EmittedMain {
        do throws(OptionProblem) {
            return try session.compilation.swiftMain(options, hasLineDirectives: hasLineDirectives)
        } catch {
            throw UsageError(error.message, suggestion: error.suggestion)
        }
    }

    /// The Swift file of each source.
    private func targets(_ output: String, _ paths: [String]) throws(UsageError) -> [String] {
        guard output.hasSuffix("/") || FileReader.isFolder(output) else {
            if paths.count > 1 { throw UsageError("several files need a folder, which `\(output)` is not") }
            return [output]
        }
        let folder = output.hasSuffix("/") ? output : output + "/"
        var targets: [String] = []
        for path in paths {
            if path == "-" { throw UsageError("standard input has no name in a folder: give `--output` a file") }
            var name = path.split(separator: "/").last.map { String($0) } ?? path
            if name.hasSuffix(".view") { name.removeLast(5) }
            let target = "\(folder)\(name).view.swift"
            // Letters differ only by case on no disk of a Mac.
            if targets.contains(where: { $0.lowercased() == target.lowercased() }) {
                throw UsageError("two files are called `\(name)`: give each an `--output` of its own")
            }
            targets.append(target)
        }
        if !FileReader.isFolder(folder) { throw UsageError("`\(folder)` is no folder") }
        return targets
    }

    /// Writes a file unless it is already so; a failure is reported.
    private func write(_ bytes: [UInt8], to path: String) -> Bool {
        if case .bytes(bytes) = FileReader.regularFile(path) { return true }
        guard let reason = FileWriter.replace(path, bytes) else { return true }
        Console.error("viewc: cannot write `\(path)`: \(reason)\n")
        return false
    }
}
