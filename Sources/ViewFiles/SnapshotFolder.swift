import ViewCompiler
import ViewRuntime

/// The snapshots of one test file, in the folder beside it.
package final class SnapshotFolder: SnapshotFiles {
    package init(_ folder: String) { super.init(folder: folder) }

    package override func read(_ path: String) -> SnapshotReading {
        let path = folder + "/" + path
        guard FileReader.exists(path) else { return .missing }
        switch FileReader.regularFile(path) {
        case .bytes(let bytes): return .bytes(bytes)
        case .failure(let reason): return .failure(reason)
        }
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
