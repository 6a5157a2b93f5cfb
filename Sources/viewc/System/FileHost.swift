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

    /// Folders whose names begin with a dot, and links to folders, are passed over.
    override func viewFiles(below folder: String) -> [String] {
        var found: [String] = []
        var folders = [folder]
        while let next = folders.popLast(), found.count < FileHost.mostFiles {
            for name in FileHost.names(in: next) where name.utf8.first != UInt8(ascii: ".") {
                let path = next + "/" + name
                if FileHost.isFolder(path) {
                    folders.append(path)
                } else if name.utf8.suffix(5).elementsEqual(".view".utf8) {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}
