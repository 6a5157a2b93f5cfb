import ViewBase
import ViewCompiler
import ViewRuntime

/// What became of a test that an editor ran.
public struct TestRunAnswer: Sendable {
    public let hasPassed: Bool
    /// What failed and why, or that nothing did.
    public let text: String
}

extension EditorSnapshot {
    /// Runs the test of a title in the first file, once for each combination that it asks for.
    public func runTest(titled title: String) -> TestRunAnswer {
        if let error = compilation.diagnostics.first(where: { $0.severity == .error }) {
            return TestRunAnswer(hasPassed: false, text: error.message)
        }
        let cases = compilation.testCases.filter { compilation.name(of: $0).title == title }
        guard let entry, !cases.isEmpty else {
            return TestRunAnswer(hasPassed: false, text: "there is no test \"" + title + "\"")
        }
        let path = files[entry.index].path
        var printer = TestText(path, files)
        var failures: [UInt8] = []
        for test in cases {
            let snapshots = ProvidedSnapshots(provider, path + ".snapshots")
            failures += printer.print(compilation.run(test, EvaluationOptions(), snapshots, .never))
        }
        guard failures.isEmpty else {
            return TestRunAnswer(hasPassed: false, text: String(decoding: failures, as: UTF8.self))
        }
        return TestRunAnswer(hasPassed: true, text: "passed: " + title)
    }
}

/// The snapshots beside a test file, as the provider of its sources has them.
private final class ProvidedSnapshots: SnapshotFiles {
    private let provider: SourceProvider

    init(_ provider: SourceProvider, _ folder: String) {
        self.provider = provider
        super.init(folder: folder)
    }

    override func read(_ path: String) -> SnapshotReading {
        guard case .bytes(let bytes) = provider.readNamed(folder + "/" + path) else { return .missing }
        return .bytes(bytes)
    }
}
