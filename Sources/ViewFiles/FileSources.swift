import ViewCompiler

/// The files of the file system, and standard input as the file `-`.
package final class FileSources: SourceProvider {
    private let allowsOutside: Bool
    private var standardInput: SourceReading?
    /// The roots found, by the folder of the file that a command named.
    private var roots: [String: String] = [:]
    private let takesNotes: Bool
    private let readsPipes: Bool
    /// What lay at the paths that were read, or were to be, where notes are taken.
    package private(set) var notes: [String: FileContent] = [:]

    /// `allowsOutside` lets imports lead out of the project's root; `takesNotes` keeps what was read; without
    /// `readsPipes` nothing is read that could wait, as a pipe does.
    package init(allowsOutside: Bool, takesNotes: Bool = false, readsPipes: Bool = true) {
        self.allowsOutside = allowsOutside
        self.takesNotes = takesNotes
        self.readsPipes = readsPipes && !takesNotes
    }

    package override func read(_ path: String) -> SourceReading {
        guard path == "-" else {
            return readsPipes ? noted(path, FileReader.contents(of: path)) : readNamed(path)
        }
        if let standardInput { return standardInput }
        let reading = FileReader.standardInput()
        standardInput = reading
        return reading
    }

    package override func readNamed(_ path: String) -> SourceReading { noted(path, FileReader.regularFile(path)) }

    private func noted(_ path: String, _ reading: SourceReading) -> SourceReading {
        if takesNotes, notes[path] == nil { notes[path] = FileContent(reading) }
        return reading
    }

    package override func identity(_ path: String) -> String { path == "-" ? "-" : FileSources.realPath(path) }

    package override func isInsideRoot(_ path: String, of entry: String) -> Bool {
        if allowsOutside { return true }
        let folder = FileSources.realPath(entry == "-" ? "." : SourcePath.folder(FileSources.realPath(entry)))
        return SourcePath.isInside(FileSources.realPath(path), root(of: folder))
    }

    /// The nearest folder upwards with a `Package.swift` or a `.git`, else the folder itself.
    private func root(of folder: String) -> String {
        if let known = roots[folder] { return known }
        var candidate = folder
        while !FileSources.isProjectRoot(candidate) {
            guard candidate != "/" else {
                candidate = folder
                break
            }
            candidate = SourcePath.folder(candidate)
        }
        roots[folder] = candidate
        return candidate
    }

    private static func isProjectRoot(_ folder: String) -> Bool {
        ["Package.swift", ".git"].contains { access(SourcePath.resolved($0, from: folder + "/x"), F_OK) == 0 }
    }

    /// The absolute path without links; where there is no such file, that of the nearest folder that exists and the
    /// names below it. A path longer than any file's is left as it is.
    private static func realPath(_ path: String) -> String {
        guard path.utf8.count <= 4096 else { return path }
        var names = ""
        var existing = path
        while true {
            if let resolved = resolvingLinks(existing) {
                return names == "" ? resolved : SourcePath.resolved(names, from: resolved + "/x")
            }
            let folder = SourcePath.folder(existing)
            guard folder != existing else { return path }
            let name = existing.split(separator: "/").last.map { String($0) } ?? ""
            names = names == "" ? name : name + "/" + names
            existing = folder
        }
    }
}
