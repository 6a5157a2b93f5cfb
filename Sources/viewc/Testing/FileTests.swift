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
    /// What the paths and names of tests to run hold; nil where all run.
    private let filter: Regex<AnyRegexOutput>?

    init(_ options: TestOptions, _ number: Int) {
        self.options = options
        self.number = number
        path = options.paths[number]
        folder = path + ".snapshots"
        filter = options.filter.flatMap { try? Regex($0) }
    }

    func run() -> FileTestResult {
        if let known = options.cache?.entry(path, part: part) { return FileTestResult(path, known) }
        let files = FileSources(
            allowsOutside: options.allowsOutside, takesNotes: options.takesNotes,
            takesFingerprints: options.cache != nil, readsPipes: options.folders.isEmpty)
        var result = run(Compilation([path], from: files))
        result.used.merge(files.notes) { first, _ in first }
        if let cache = options.cache, result.isFine {
            result.read.merge(files.fingerprints) { first, _ in first }
            cache.remember(result.entry(root: files.root(ofEntry: path)), of: path, part: part)
        }
        return result
    }

    /// Which of the file's tests the shard takes.
    private var part: String {
        let (index, count) = options.share(ofFile: number)
        return "\(index) of \(count)"
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
            var printer = DiagnosticText(sources.files)
            result.errors = printer.print(errors[...])
            var tests = cases.map { (number: Int?($0.number), name: compilation.name(of: $0.test)) }
            let file = TestName(title: "the file", label: [])
            if tests.isEmpty, result.leftOut.isEmpty, isWanted(file) { tests = [(nil, file)] }
            result.cases = FileTestResult.refused(path, tests)
            result.openFolders = [folder]
            return result
        }
        for (number, test) in cases {
            if options.isList {
                result.cases.append(.init(number: number, name: compilation.name(of: test), report: [], messages: []))
            } else {
                run(test, number, compilation, &result)
            }
        }
        return result
    }

    /// The runs that the filter and the shard ask for.
    private func chosen(
        _ compilation: Compilation, _ result: inout FileTestResult
    ) -> [(number: Int, test: TestCase)] {
        let share = options.share(ofFile: number)
        var chosen: [(number: Int, test: TestCase)] = []
        for (index, test) in compilation.testCases.enumerated() {
            let name = compilation.name(of: test)
            guard isWanted(name) else {
                result.leftOut.append(name)
                continue
            }
            result.matched += 1
            if index % share.count == share.index { chosen.append((index, test)) }
        }
        return chosen
    }

    /// Whether the filter, if there is one, takes a test of the file by its name.
    private func isWanted(_ name: TestName) -> Bool {
        guard let filter else { return true }
        return "\(path): \(name.text)".firstMatch(of: filter) != nil
    }

    /// Runs a test.
    private func run(_ test: TestCase, _ number: Int, _ compilation: Compilation, _ result: inout FileTestResult) {
        let snapshots = SnapshotFolder(folder, takesFingerprints: options.cache != nil)
        let outcome = compilation.run(test, options.evaluation, snapshots, options.update)
        result.used.merge(snapshots.notes) { first, _ in first }
        result.read.merge(snapshots.fingerprints) { first, _ in first }
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
        var printer = DiagnosticText(compilation.sources.files)
        let warnings = outcome.warnings.indices.map { printer.print(outcome.warnings[$0...$0]) }
        result.cases.append(
            .init(number: number, name: outcome.name, report: report, messages: messages, warnings: warnings))
    }

    /// Lets a run fail for what its files say.
    private func fail(_ message: String, _ name: TestName, _ report: inout [UInt8], _ messages: inout [String]) {
        if messages.isEmpty { report += Array("failed: \(path): \(name.text)\n".utf8) }
        report += Array("viewc: \(message)\n".utf8)
        messages.append(message)
    }
}
