import ViewCompiler
import ViewLanguageServer

/// Files in memory; those that tests change are noticed when the server reads them again.
final class TestHost: LanguageHost {
    private var files: [String: [UInt8]] = [:]

    func add(_ path: String, _ text: String) { files[path] = Array(text.utf8) }

    override func read(_ path: String) -> SourceReading {
        files[SourcePath.normalized(path)].map { .bytes($0) } ?? .failure("no such file")
    }

    override func isInsideRoot(_ path: String, of entry: String) -> Bool { true }

    override func viewFiles(below folder: String) -> [String] {
        files.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".view") }.sorted()
    }
}
