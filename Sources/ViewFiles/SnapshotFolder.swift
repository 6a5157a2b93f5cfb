import ViewCompiler
import ViewRuntime

/// The snapshots of one test file, in the folder beside it.
package final class SnapshotFolder: SnapshotFiles {
    /// What lay at the paths that were read, or were to be.
    package private(set) var notes: [String: FileContent] = [:]

    private let takesFingerprints: Bool
    /// The same for a cache, where it is asked for.
    package private(set) var fingerprints: [String: FileFingerprint] = [:]

    package init(_ folder: String, takesFingerprints: Bool = false) {
        self.takesFingerprints = takesFingerprints
        super.init(folder: folder)
    }

    package override func read(_ path: String) -> SnapshotReading {
        let path = folder + "/" + path
        if let obstacle = SnapshotFolder.obstacle(to: path) {
            notes[path] = FileContent.nothing
            return .failure("`\(obstacle)` is no folder")
        }
        guard FileReader.exists(path) else {
            notes[path] = FileContent.nothing
            return .missing
        }
        let reading = FileReader.regularFile(path)
        notes[path] = FileContent(reading)
        if takesFingerprints { fingerprints[path] = FileFingerprint(reading, place: resolvingLinks(path) ?? path) }
        switch reading {
        case .bytes(let bytes): return .bytes(bytes)
        case .failure(let reason): return .failure(reason)
        }
    }

    /// Writes a file, and the folders that it lies in; why that failed, as the end of a sentence, or nil.
    package static func write(_ path: String, _ bytes: [UInt8]) -> String? {
        if let obstacle = obstacle(to: path) { return "`\(obstacle)` is no folder" }
        return FileWriter.makeFolders(of: path) ?? FileWriter.replace(path, bytes)
    }

    /// What stands where a folder on the way to a file should; nil for nothing.
    private static func obstacle(to path: String) -> String? {
        var folder = SourcePath.folder(path)
        while !folder.isEmpty, folder != SourcePath.folder(folder) {
            if FileReader.exists(folder) { return FileReader.isFolder(folder) ? nil : folder }
            folder = SourcePath.folder(folder)
        }
        return nil
    }
}
