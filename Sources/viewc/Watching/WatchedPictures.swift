import ViewBase
import ViewCompiler
import ViewRender

/// The pictures that `watch` keeps up to date: what each file shows by itself, as SVG.
struct WatchedPictures {
    /// The file to write, or the folder that takes `NAME.svg` of each `NAME.view`.
    private let output: String
    private let isFolder: Bool
    private let options: EvaluationOptions
    private let allowsOutside: Bool

    /// The pictures that the arguments ask for; nil where they ask for none.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        guard let output = arguments.value("--output") else { return nil }
        self.output = output
        isFolder = output.hasSuffix("/") || FileReader.isFolder(output)
        if !isFolder {
            if !output.hasSuffix(".svg") { throw UsageError("`--output` takes a file `NAME.svg` or a folder") }
            if arguments.operands.count != 1 || FileReader.isFolder(arguments.operands[0]) {
                throw UsageError("several files need a folder, which `\(output)` is not")
            }
        }
        var options = try arguments.evaluationOptions()
        options.draws = true
        self.options = options
        allowsOutside = arguments.has("--allow-outside")
    }

    /// What became of one picture.
    struct Outcome {
        /// What is printed as a result.
        var report = ""
        /// What went wrong, as diagnostics are printed.
        var problem: [UInt8] = []
        /// Whether there is no picture that there should be.
        var hasFailed = false
        /// Where it was written; nil where it is as it was.
        var written: String?
        /// What lay at the paths that were read, or were to be.
        var used: [String: FileContent] = [:]
    }

    /// Draws what a file without errors shows, if it shows something, and writes it where it is another picture.
    func draw(_ path: String) -> Outcome {
        let files = FileSources(allowsOutside: allowsOutside, takesNotes: true)
        let compilation = Compilation([path], from: files)
        var outcome = Outcome()
        guard !compilation.shownNames.isEmpty else { return outcome }
        do throws(OptionProblem) {
            let layout = try compilation.layout(options)
            var printer = DiagnosticText(layout.files)
            outcome.problem = printer.print(layout.diagnostics[...])
            if let display = layout.displays.first, let report = layout.reports.first {
                write(Picture(display, report).svg(), of: path, &outcome)
            } else {
                outcome.hasFailed = true
            }
        } catch {
            outcome.hasFailed = true
            outcome.problem = SafeText.lines(Array("viewc: cannot draw `\(path)`: \(error.message)\n".utf8))
        }
        outcome.used = files.notes
        return outcome
    }

    private func write(_ picture: [UInt8], of path: String, _ outcome: inout Outcome) {
        let target = target(of: path)
        if case .bytes(let old) = FileReader.regularFile(target), old == picture { return }
        if let reason = FileWriter.makeFolders(of: target) ?? FileWriter.replace(target, picture) {
            outcome.hasFailed = true
            outcome.problem += SafeText.lines(Array("viewc: cannot write `\(target)`: \(reason)\n".utf8))
        } else {
            outcome.report = "wrote \(target)\n"
            outcome.written = target
        }
    }

    /// Where the picture of a file is written.
    func target(of path: String) -> String {
        guard isFolder else { return output }
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        let stem = name.hasSuffix(".view") ? String(name.dropLast(5)) : name
        return (output.hasSuffix("/") ? output : output + "/") + stem + ".svg"
    }
}
