import ViewBase
import ViewCompiler

extension Command {
    static let format = Command(
        name: "format",
        summary: "rewrite files in the canonical form",
        operands: "FILE…",
        about: """
            Prints the canonical form of each file: four spaces a level, at most one blank line, lines
            of at most 100 columns where they can be broken, line feeds alone. Comments stay where they
            are. A file with errors of syntax is left alone.

            """,
        options: {
            [
                (
                    "Format options",
                    [
                        OptionSpec("--check", nil, "name the files that would change; 1 is the exit code then"),
                        OptionSpec("--diff", nil, "print what would change"),
                        OptionSpec("--write", nil, "rewrite the files that change"),
                        OptionSpec("--width", "N", "the columns of a line (100)"),
                        OptionSpec("--lines", "A:B", "lay out these lines only, with the rest of the items on them"),
                        OptionSpec("--allow-outside", nil, "let imports lead out of the project's folder"),
                    ]
                )
            ]
        },
        examples: [
            ("viewc format --write Screens/*.view", "rewrites what is not in canonical form"),
            ("viewc format --check --diff Tags.view", "shows what would change, for a build"),
            ("viewc format --lines 3:8 --diff Tags.view", "shows what would change on six lines"),
            ("viewc format - < Tags.view", "formats standard input, for an editor"),
        ],
        run: { arguments throws(UsageError) in try FormatRun(arguments).run(arguments.operands) })
}

/// One run of `format`.
private struct FormatRun {
    private let checks: Bool
    private let showsDifference: Bool
    private let writes: Bool
    private let width: Int
    private let lines: ClosedRange<Int>?
    private let isQuiet: Bool
    private let sources: FileSources

    init(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireFiles()
        checks = arguments.has("--check")
        showsDifference = arguments.has("--diff")
        writes = arguments.has("--write")
        isQuiet = arguments.has("--quiet")
        sources = FileSources(allowsOutside: arguments.has("--allow-outside"))
        if writes, checks { throw UsageError("`--check` changes nothing, `--write` does: give one of them") }
        if writes, arguments.operands.contains("-") { throw UsageError("`--write` takes files, not standard input") }
        width = try FormatRun.width(arguments)
        lines = try FormatRun.lines(arguments)
    }

    private static func width(_ arguments: ParsedArguments) throws(UsageError) -> Int {
        guard let text = arguments.value("--width") else { return FormattedFile.standardWidth }
        guard let width = Int(text), (20...1000).contains(width) else {
            throw UsageError("`--width` takes a number from 20 to 1000, not `\(text)`")
        }
        return width
    }

    private static func lines(_ arguments: ParsedArguments) throws(UsageError) -> ClosedRange<Int>? {
        guard let text = arguments.value("--lines") else { return nil }
        try arguments.requireOneFile()
        let ends = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard ends.count == 2, ends[0] > 0, ends[0] <= ends[1] else {
            throw UsageError("`--lines` takes the first and the last line, like 3:8, not `\(text)`")
        }
        return ends[0]...ends[1]
    }

    func run(_ paths: [String]) -> ExitCode {
        var code = ExitCode.fine
        for path in paths { code = worse(code, run(path)) }
        return code
    }

    private func worse(_ first: ExitCode, _ second: ExitCode) -> ExitCode {
        first.rawValue < second.rawValue ? second : first
    }

    private func run(_ path: String) -> ExitCode {
        switch sources.read(path) {
        case .failure(let reason):
            Console.error("viewc: cannot read `\(path)`: \(reason)\n")
            return .usage
        case .bytes(let bytes):
            let file = FormattedFile(path, bytes, width: width, lines: lines)
            report(file)
            guard let text = file.text else { return .failed }
            guard file.isFaithful(sources) else {
                Console.error("viewc: `\(path)` is left alone: its canonical form would not mean the same\n")
                return .failed
            }
            return output(path, bytes, text)
        }
    }

    private func report(_ file: FormattedFile) {
        if isQuiet { return }
        var printer = DiagnosticText([file.source], usesColor: Console.usesColor)
        Console.error(printer.print(file.diagnostics[...], hiddenErrors: 0))
    }

    private func output(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> ExitCode {
        let changes = old != new
        if showsDifference, changes { Console.output(LineDifference(old, new).unified(path, path)) }
        if writes {
            if changes, let reason = FileWriter.replace(path, new) {
                Console.error("viewc: cannot write `\(path)`: \(reason)\n")
                return .usage
            }
        } else if checks {
            if changes, !showsDifference { Console.output(path + "\n") }
            return changes ? .failed : .fine
        } else if !showsDifference {
            Console.output(new)
        }
        return .fine
    }
}
