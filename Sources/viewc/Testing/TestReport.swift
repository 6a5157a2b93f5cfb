import ViewBase
import ViewRuntime

/// What `test` prints once all files are done.
struct TestReport {
    private let options: TestOptions
    private let results: [FileTestResult]

    init(_ options: TestOptions, _ results: [FileTestResult]) {
        self.options = options
        self.results = results
    }

    /// Prints everything in the order of the files, and says what it means for the command.
    func print() -> ExitCode {
        for result in results {
            for reason in result.unreadable { Console.error("viewc: \(reason)\n") }
            if !options.isQuiet { Console.error(result.diagnostics) }
        }
        let isUnreadable = results.contains { !$0.unreadable.isEmpty }
        if let code = refuseEmptyFilter() { return isUnreadable ? .usage : code }
        var out = TextWriter()
        for result in results {
            for test in result.cases {
                if options.isList { writeName(of: test, result, to: &out) }
                out.write(test.report[...])
            }
            for path in result.written { out.write("wrote \(path)\n") }
        }
        if !options.isQuiet { tellUnusedSnapshots() }
        let cases = results.flatMap { $0.cases }
        let failed = cases.count { !$0.hasPassed }
        if !options.isList { out.write("\(cases.count - failed) passed, \(failed) failed\n") }
        Console.output(SafeText.lines(out.bytes))
        if let path = options.junitPath, !write(JUnitText.print(results), to: path) { return .usage }
        if let path = options.resultsPath {
            let file = TestResultsFile(shard: options.shard, results: results)
            guard write(file.json(), to: path) else { return .usage }
        }
        // A file whose tests the filter leaves out is no test that failed, but its errors are errors.
        let isFine = failed == 0 && !results.contains { $0.hasErrors }
        return isUnreadable ? .usage : isFine ? .fine : .failed
    }

    /// Writes a file; a failure is reported.
    private func write(_ bytes: [UInt8], to path: String) -> Bool {
        guard let reason = FileWriter.replace(path, bytes) else { return true }
        Console.error("viewc: cannot write `\(path)`: \(reason)\n")
        return false
    }

    private func writeName(of test: FileTestResult.Case, _ result: FileTestResult, to out: inout TextWriter) {
        guard options.isJSON else { return out.write("\(result.path): \(test.name.text)\n") }
        var json = JSONWriter(isCompact: true)
        json.value(.members(("file", .string(result.path)), ("name", .string(test.name.text))))
        out.write(json.bytes[...])
        out.newline()
    }

    /// Names the snapshots that a run of all tests has not taken.
    private func tellUnusedSnapshots() {
        let paths = UnusedSnapshots(options, results).paths
        for path in paths.prefix(TestReport.mostNames) {
            Console.error("viewc: no test takes the snapshot `\(path)`\n")
        }
        if paths.count > TestReport.mostNames {
            Console.error("viewc: nor \(paths.count - TestReport.mostNames) more\n")
        }
    }

    /// The names that a list has at most.
    private static let mostNames = 20

    /// Says which tests there are where the filter leaves all out.
    private func refuseEmptyFilter() -> ExitCode? {
        guard let filter = options.filter, results.allSatisfy({ $0.cases.isEmpty && $0.matched == 0 }) else {
            return nil
        }
        let names = results.flatMap { result in result.leftOut.map { "\(result.path): \($0.text)" } }
        Console.error("viewc: no test matches `\(filter)`; there are\(names.isEmpty ? " none" : ":")\n")
        for name in names.prefix(TestReport.mostNames) { Console.error("  \(name)\n") }
        if names.count > TestReport.mostNames { Console.error("  and \(names.count - TestReport.mostNames) more\n") }
        return .failed
    }
}
