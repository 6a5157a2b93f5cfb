import Foundation

/// A screen and all files that it imports, directly or not: what its Swift is made of.
struct ImportedFiles {
    private(set) var files: [URL] = []
    private var seen: Set<String> = []
    private let screens: [URL]

    /// `screens` are all of the target's, which stand for the imports of a file whose imports cannot be told.
    init(of screen: URL, in screens: [URL]) {
        self.screens = screens
        add(screen)
        var next = 0
        while next < files.count {
            follow(files[next])
            next += 1
        }
    }

    private mutating func add(_ file: URL) {
        let file = file.standardizedFileURL
        if seen.insert(file.path(percentEncoded: false)).inserted { files.append(file) }
    }

    /// Adds what a file imports. One that is not there is left to the command, which reports it.
    private mutating func follow(_ file: URL) {
        guard let source = try? Data(contentsOf: file) else { return }
        guard let paths = ImportScanner.paths(Array(source)) else {
            for screen in screens { add(screen) }
            return
        }
        for path in paths {
            let imported = URL(filePath: path, relativeTo: file.deletingLastPathComponent())
            if FileManager.default.fileExists(atPath: imported.path(percentEncoded: false)) { add(imported) }
        }
    }
}
