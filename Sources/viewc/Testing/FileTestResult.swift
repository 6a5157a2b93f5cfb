import ViewBase
import ViewRuntime

/// What became of the tests of one file.
struct FileTestResult: Sendable {
    /// One test that was run, or could not be.
    struct Case: Sendable {
        /// The test's place among the runs of its file; nil for one that stands for the whole file.
        let number: Int?
        let name: TestName
        /// What is printed of it where it failed; empty where it passed.
        let report: [UInt8]
        /// The messages of its failures, a line each.
        let messages: [String]
        /// The warnings that it gave, as they are printed.
        var warnings: [[UInt8]] = []

        var hasPassed: Bool { messages.isEmpty }
    }

    let path: String
    var cases: [Case] = []
    /// How many tests the filter takes, those of other shards included.
    var matched = 0
    /// The names of the tests that the filter leaves out.
    var leftOut: [TestName] = []
    /// The errors of the file, as they are printed: where there are any, no test was run.
    var errors: [UInt8] = []
    /// Why the file, or one that it names, cannot be read.
    var unreadable: [String] = []
    /// The files of the snapshots that tests took.
    var snapshots: Set<String> = []
    /// The same as file systems see them that do not tell small letters from large ones.
    var snapshotNames: Set<String> = []
    /// The folders of snapshots that belong to tests not run to their end, or to a file that could not be run.
    var openFolders: [String] = []
    /// The snapshots written.
    var written: [String] = []
    /// What lay at the paths that were read, or were to be, where notes are taken.
    var used: [String: FileContent] = [:]
    /// The same for a cache.
    var read: [String: FileFingerprint] = [:]

    var hasErrors: Bool { !errors.isEmpty }

    /// What is wrong with the file: its errors, or the warnings that its tests gave, each once.
    var diagnostics: [UInt8] {
        var known: Set<[UInt8]> = []
        return errors + cases.flatMap { $0.warnings.filter { known.insert($0).inserted } }.joined()
    }

    /// The runs of the tests of a file that has errors: what is printed stands once for all runs of a test.
    static func refused(_ path: String, _ tests: [(number: Int?, name: TestName)]) -> [Case] {
        let message = "the file has errors"
        var first = 0
        return tests.indices.map { index in
            let name = tests[index].name
            if name.title != tests[first].name.title { first = index }
            var report = ""
            if index == first {
                let count = tests[index...].prefix { $0.name.title == name.title }.count
                let title = count == 1 ? name.text : TestName(title: name.title, label: []).text
                report = "failed: \(path): \(title)\(count == 1 ? "" : " (\(count) runs)"): \(message)\n"
            }
            return Case(number: tests[index].number, name: name, report: Array(report.utf8), messages: [message])
        }
    }
}
