import ViewCompiler
import ViewLanguageServer

/// The files of the file system, for a language server.
final class FileHost: LanguageHost {
    /// More files are not looked at.
    private static let mostFiles = 10_000
    private let files = FileSources(allowsOutside: false)

    override func read(_ path: String) -> SourceReading { files.readNamed(path) }

    override func readNamed(_ path: String) -> SourceReading { files.readNamed(path) }

    override func identity(_ path: String) -> String { files.identity(path) }

    override func isInsideRoot(_ path: String, of entry: String) -> Bool { files.isInsideRoot(path, of: entry) }

    override func viewFiles(below folder: String) -> [String] {
        FileTree.files(below: folder, ending: ".view", atMost: FileHost.mostFiles)
    }
}
