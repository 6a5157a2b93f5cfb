import Foundation
import PackagePlugin

/// Has the plugin asked again once a screen imports what it did not import when the plugin was asked last.
///
/// SwiftPM asks a plugin again only after a change of names, in the package or in a folder that a command before the
/// build fills. So there is such a command and such a folder, and writing a screen that imports more than was known
/// puts a file there, which is taken away here.
struct Staleness {
    let mark: URL
    let command: Command

    init(_ workDirectory: URL) throws {
        let folder = workDirectory.appending(path: "stale", directoryHint: .isDirectory)
        mark = folder.appending(path: "imports")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: mark)
        command = .prebuildCommand(
            displayName: "Looking for new imports", executable: URL(filePath: "/bin/mkdir"),
            arguments: ["-p", folder.path(percentEncoded: false)], outputFilesDirectory: folder)
    }
}
