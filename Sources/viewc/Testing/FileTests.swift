import ViewBase
import ViewCompiler
import ViewRuntime

/// Runs the tests of one file.
struct FileTests {
    private let options: TestOptions
    private let path: String
    /// The file's number among all.
    private let number: Int

    /// The folder of the file's snapshots.
    private let folder: String

    init(_ options: TestOptions, _ number: Int) {
        self.options = options
        self.number = number
        path = options.paths[number]
        folder = path + ".snapshots"
    }

    func run() -> FileTestResult {
        let files = FileSources(
            allowsOutside: options.allowsOutside, takesNotes: options.takesNotes,
            readsPipes: options.folders.isEmpty)
        var result = run(Compilation([path], from: files))
        result.used.merge(files.notes) { first, _ in first }
        return result
    }

    private func run(_ compilation: Compilation) -> FileTestResult {
        var result = FileTestResult(path: path)
        let sources = compilation.sources
        result.unreadable = sources.failures.map { "cannot read `\($0.path)`: \($0.reason)" }
        if let problem = compilation.stringsProblem { result.unreadable.append(problem) }
        if !result.unreadable.isEmpty {
            result.openFolders = [folder]
            return result
        }
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        let cases = chosen(compilation, &result)
        guard errors.isEmpty else {
            result.hasErrors = true
            var printer = DiagnosticText(sources.files)
            result.diagnostics = printer.print(errors[...])
            var names = cases.map { compilation.name(of: $0) }
            if names.isEmpty, result.leftOut.isEmpty { names = [TestName(title: "the file", label: [])] }
            result.cases = refused(names)
            result.openFolders = [folder]
            return result
        }
        var warnings: [Diagnostic] = []
        for test in cases {
            if options.isList {
                result.cases.append(.init(name: compilation.name(of: test), report: [], messages: []))
            } else {
                for warning in run(test, compilation, &result) where !warnings.contains(warning) {
                    warnings.append(warning)
                }
            }
        }
        var printer = DiagnosticText(sources.files)
        result.diagnostics = printer.print(warnings[...])
        return result
    }

    /// The runs that the filter and the shard ask for.
    private func chosen(_ compilation: Compilation, _ result: inout FileTestResult) -> [TestCase] {
        let filter = options.filter.flatMap { try? Regex($0) }
        var chosen: [TestCase] = []
        for (index, test) in compilation.testCases.enumerated() {
            let name = compilation.name(of: test)
            if let filter, "\(path): \(name.text)".firstMatch(of: filter) == nil {
                result.leftOut.append(name)
                continue
            }
            result.matched += 1
            if (number + index) % options.shard.count == options.shard.index { chosen.append(test) }
        }
        return chosen
    }

    /// The runs of the tests of a file that has errors: what is printed stands once for all runs of a test.
    private func refused(_ names: [TestName]) -> [FileTestResult.Case] {
        let message = "the file has errors"
        var first = 0
        return names.indices.map { index in
            if names[index].title != names[first].title { first = index }
            var report = ""
            if index == first {
                let count = names[index...].prefix { $0.title == names[index].title }.count
                let title = count == 1 ? names[index].text : TestName(title: names[index].title, label: []).text
                report = "failed: \(path): \(title)\(count == 1 ? "" : " (\(count) runs)"): \(message)\n"
            }
            return FileTestResult.Case(name: names[index], report: Array(report.utf8), messages: [message])
        }
    }

    /// Runs a test; the warnings that it gave.
    private func run(
        _ test: TestCase, _ compilation: Compilation, _ result: inout FileTestResult
    ) -> [Diagnostic] {
        let snapshots = SnapshotFolder(folder)
        let outcome = compilation.run(test, options.evaluation, snapshots, options.update)
        result.used.merge(snapshots.notes) { first, _ in first }
        var text = TestText(path, compilation.sources.files)
        var report = text.print(outcome)
        var messages = outcome.failures.map { $0.diagnostic.message }
        if !messages.isEmpty { result.openFolders.append(folder + "/" + Snapshot.folder(ofTest: outcome.name.title)) }
        for snapshot in outcome.snapshots {
            let file = folder + "/" + snapshot.path
            result.snapshots.insert(file)
            guard result.snapshotNames.insert(file.lowercased()).inserted else {
                fail(
                    "another run takes the snapshot `\(file)`, but for small and large letters", outcome.name, &report,
                    &messages)
                continue
            }
            guard options.update.writes(snapshot.state) else { continue }
            if let reason = SnapshotFolder.write(file, snapshot.text) {
                fail("cannot write `\(file)`: \(reason)", outcome.name, &report, &messages)
            } else {
                result.written.append(file)
            }
        }
        result.cases.append(.init(name: outcome.name, report: report, messages: messages))
        return outcome.warnings
    }

    /// Lets a run fail for what its files say.
    private func fail(_ message: String, _ name: TestName, _ report: inout [UInt8], _ messages: inout [String]) {
        if messages.isEmpty { report += Array("failed: \(path): \(name.text)\n".utf8) }
        report += Array("viewc: \(message)\n".utf8)
        messages.append(message)
    }
}
