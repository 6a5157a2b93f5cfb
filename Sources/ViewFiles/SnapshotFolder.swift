import ViewCompiler
import ViewRuntime

/// The snapshots of one test file, in the folder beside it.
package final class SnapshotFolder: SnapshotFiles {
    package init(_ folder: String) { super.init(folder: folder) }

    package override func read(_ path: String) -> [UInt8]? {
        guard case .bytes(let bytes) = FileReader.regularFile(folder + "/" + path) else { return nil }
        return bytes
    }

    /// Writes a file, and the folders that it lies in; why that failed, as the end of a sentence, or nil.
    package static func write(_ path: String, _ bytes: [UInt8]) -> String? {
        var end = path.utf8.startIndex
        while let slash = path.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: "/")) {
            let folder = String(path[..<slash])
            if mkdir(folder, 0o777) != 0, errno != EEXIST { return systemFailure() }
            end = slash
        }
        return FileWriter.replace(path, bytes)
    }
}
