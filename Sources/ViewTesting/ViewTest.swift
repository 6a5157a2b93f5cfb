import ViewCompiler
import ViewFiles
import ViewRuntime

/// One run of a test of a `.view` file.
public struct ViewTest: Sendable, CustomStringConvertible {
    /// What a run does.
    enum Work: Sendable {
        /// The test of this number in the file at a path.
        case run(path: String, index: Int)
        /// Nothing, for this reason.
        case refused(String)
    }

    /// The file's path in the folder.
    public let file: String
    /// The test's title, with what sets the run apart from the test's others.
    public let name: String
    let work: Work

    public var description: String { "\(file): \(name)" }

    /// Runs the test. What it throws says what `viewc test` would print.
    public func run() throws(ViewTestFailure) {
        switch work {
        case .refused(let reason): throw ViewTestFailure(description: reason)
        case .run(let path, let index):
            let checked = CheckedFile(path)
            let tests = checked.compilation.testCases
            guard checked.problem == nil, index < tests.count else {
                throw ViewTestFailure(description: checked.problem ?? "`\(path)` has changed")
            }
            let outcome = checked.compilation.run(
                tests[index], EvaluationOptions(), SnapshotFolder(path + ".snapshots"), .never)
            if outcome.hasPassed { return }
            var text = TestText(path, checked.compilation.sources.files)
            throw ViewTestFailure(description: String(decoding: text.print(outcome), as: UTF8.self))
        }
    }
}
