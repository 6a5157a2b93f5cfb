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
            left untouched; one that viewc did not write is refused.

            With `--import SwiftUI` the same bodies are written for Apple's SwiftUI, from iOS 16, macOS 13,
            tvOS 16 and watchOS 9 on; what needs newer releases says so by `@available`. They need a
            support file beside them, which has our own elements as layouts: it is written into the folder
            of `--output` as `ViewSupport.swift`, or alone by `--support`. The root of a window takes
            `.screenEnvironment()` where views read the orientation, the keyboard or the safe area. A name
            becomes an accessibility identifier, which has no path and no index.

            """,
        options: {
            [
                (
                    "Emit options",
                    [
                        OptionSpec(
                            "--output", "PATH",
                            "the Swift file; or a folder for one `NAME.view.swift` a file, made where it is not there: "
                                + "what ends with `/`, is a folder, or is to hold several files"),
                        OptionSpec("--depfile", "FILE", "write what the output depends on, as make and ninja read it"),
                        OptionSpec(
                            "--module-files", many: "FILE…",
                            "the module's other files, whose public names must differ"),
                        OptionSpec(
                            "--known", many: "FILE…", "what a build knows the sources to import, for `--stale`"),
                        OptionSpec("--stale", "FILE", "write an empty file if they import more than `--known` says"),
                        OptionSpec("--import", "LIBRARY", "what to write for: ViewCore, the default, or SwiftUI"),
                        OptionSpec("--support", nil, "write only the support file for SwiftUI; takes no files"),
                        OptionSpec("--main", nil, "add an entry point that prints what `layout --format json` prints"),
                        OptionSpec("--line-directives", nil, "let Swift's errors point into the source"),
                        OptionSpec(
                            "--line-directives-as", "PATH",
                            "the same by another path, a link to the source, where a module has two files of its name"),
                    ]
                ),
                ("Evaluation options, for `--main`", EvaluationArguments.table),
                ("Diagnostic options", DiagnosticOptions.table),
            ]
        },
        examples: [
            ("viewc emit Samples/Settings.view", "prints the Swift source of one file"),
            ("viewc emit --output Generated/ Screens/*.view", "writes one file each into a folder"),
            ("viewc emit --import SwiftUI --output App/Views/ Screens/*.view", "for an app, with the support file"),
            ("viewc emit Tags.view --output Tags.swift --depfile Tags.d", "for a build by make or ninja"),
        ],
        run: { arguments throws(UsageError) in
            arguments.has("--support") ? try SupportRun(arguments).run() : try EmitRun(arguments).run()
        })
}

/// One run of `emit`.
private struct EmitRun {
    private let arguments: ParsedArguments
    private let session: Session
    private let count: Int
    private let output: String?
    private let depfile: String?
    private let staleMark: StaleMark?
    private let directives: LineDirectives
    private let isForSwiftUI: Bool
    /// What the entry point lays out; nil where there is none.
    private let main: EvaluationOptions?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireFiles()
        self.arguments = arguments
        output = arguments.value("--output")
        depfile = arguments.value("--depfile")
        directives = try EmitRun.directives(arguments)
        isForSwiftUI = try arguments.isForSwiftUI()
        count = arguments.operands.count
        main = arguments.has("--main") ? try EmitRun.mainOptions(arguments) : nil
        if isForSwiftUI, main != nil { throw UsageError("`--main` does not go with `--import SwiftUI`") }
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

    private static func directives(_ arguments: ParsedArguments) throws(UsageError) -> LineDirectives {
        guard let path = arguments.value("--line-directives-as") else {
            return arguments.has("--line-directives") ? .ownPath : .none
        }
        try arguments.requireOneFile()
        return .path(path)
    }

    /// What the entry point is to lay out.
    private static func mainOptions(_ arguments: ParsedArguments) throws(UsageError) -> EvaluationOptions {
        try arguments.requireOneFile()
        return try arguments.evaluationOptions()
    }

    func run() throws(UsageError) -> ExitCode {
        let compilation = session.compilation
        try EmitTargets.requireDistinctPaths(compilation.sources)
        let files = Array(compilation.sources.entries.prefix(count))
        var diagnostics = compilation.diagnostics + compilation.mistakesForSwift
        if isForSwiftUI, !diagnostics.contains(where: { $0.severity == .error }) {
            for file in files { diagnostics += compilation.swiftUILimits(of: file) }
        }
        let code = session.report(diagnostics)
        guard code == .fine else { return code }
        var sources = files.map { source(of: $0) }
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
        let folder = try EmitTargets.folder(output, of: count)
        var targets = [output]
        if let folder { targets = try EmitTargets.files(in: folder, compilation.sources, count) }
        let support = isForSwiftUI ? folder.map { $0 + "ViewSupport.swift" } : nil
        try arguments.requireDistinct(
            outputs: targets + [support, depfile, staleMark?.path].compactMap { $0 },
            inputs: compilation.sources.files.map { $0.path })
        let rules = zip(files, targets).map { file, target in
            DependencyRule(target: target, dependencies: compilation.dependencies(of: file))
        }
        if depfile != nil, let path = DependencyRule.unwritablePath(rules) {
            throw UsageError("make and ninja read no dependency file with the path `\(path)`")
        }
        guard EmittedFile.areOwnSwift(targets + [support].compactMap { $0 }),
            EmittedFile.areOwn([depfile].compactMap { $0 }, DependencyRule.areRules),
            EmittedFile.areOwn([staleMark?.path].compactMap { $0 }, { $0.isEmpty })
        else { return .failed }
        if let folder, let reason = FileWriter.makeFolders(of: folder) {
            throw UsageError("cannot make the folder `\(folder)`: \(reason)")
        }
        for (source, target) in zip(sources, targets) where !EmittedFile.write(source, to: target) { return .usage }
        if let support {
            guard EmittedFile.write(Compilation.swiftUISupport, to: support) else { return .usage }
        } else if isForSwiftUI {
            remindOfSupport(output)
        }
        if let staleMark, staleMark.isDue(rules.flatMap { $0.dependencies }) {
            guard EmittedFile.write([], to: staleMark.path) else { return .usage }
        }
        guard let depfile else { return .fine }
        return EmittedFile.write(DependencyRule.text(rules), to: depfile) ? .fine : .usage
    }

    private func mainSource(_ options: EvaluationOptions) throws(UsageError) -> EmittedMain {
        do throws(OptionProblem) {
            return try session.compilation.swiftMain(options, session.policy, directives)
        } catch {
            throw UsageError("\(arguments.operands[0]): \(error.message)", suggestion: error.suggestion)
        }
    }

    private func source(of file: FileID) -> [UInt8] {
        isForSwiftUI
            ? session.compilation.swiftUI(of: file, directives)
            : session.compilation.swift(of: file, directives)
    }

    /// Says how to get what one file for SwiftUI needs, unless it is there already.
    private func remindOfSupport(_ output: String) {
        let support = SourcePath.resolved("ViewSupport.swift", from: output)
        if arguments.has("--quiet") || FileReader.exists(support) { return }
        Console.error(
            "viewc: `\(output)` needs the support file in its module: "
                + "`viewc emit --import SwiftUI --support --output \(support)` writes it\n")
    }
}
