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
    private let takesFingerprints: Bool
    /// The same for a cache, which outlives the process.
    package private(set) var fingerprints: [String: FileFingerprint] = [:]

    /// `allowsOutside` lets imports lead out of the project's root; `takesNotes` and `takesFingerprints` keep what was
    /// read; without `readsPipes` nothing is read that could wait, as a pipe does.
    package init(
        allowsOutside: Bool, takesNotes: Bool = false, takesFingerprints: Bool = false, readsPipes: Bool = true
    ) {
        self.allowsOutside = allowsOutside
        self.takesNotes = takesNotes
        self.takesFingerprints = takesFingerprints
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
        if takesFingerprints, fingerprints[path] == nil {
            fingerprints[path] = FileFingerprint(reading, place: identity(path))
        }
        return reading
    }

    package override func identity(_ path: String) -> String { path == "-" ? "-" : FileSources.realPath(path) }

    package override func isInsideRoot(_ path: String, of entry: String) -> Bool {
        allowsOutside || SourcePath.isInside(FileSources.realPath(path), root(ofEntry: entry))
    }

    /// The folder out of which no import of a file's program leads.
    package func root(ofEntry entry: String) -> String {
        root(of: FileSources.realPath(entry == "-" ? "." : SourcePath.folder(FileSources.realPath(entry))))
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
