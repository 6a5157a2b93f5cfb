import ViewBase
import ViewRuntime

/// What became of the tests of one file.
struct FileTestResult: Sendable {
    /// One test that was run, or could not be.
    struct Case: Sendable {
        let name: TestName
        /// What is printed of it where it failed; empty where it passed.
        let report: [UInt8]
        /// The messages of its failures, a line each.
        let messages: [String]

        var hasPassed: Bool { messages.isEmpty }
    }

    let path: String
    var cases: [Case] = []
    /// How many tests the filter takes, those of other shards included.
    var matched = 0
    /// The names of the tests that the filter leaves out.
    var leftOut: [TestName] = []
    /// What is wrong with the file.
    var diagnostics: [UInt8] = []
    /// Whether the file has errors, so that no test was run.
    var hasErrors = false
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
}
