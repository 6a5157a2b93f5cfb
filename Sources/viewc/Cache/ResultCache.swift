import Synchronization
import ViewBase
import ViewCompiler

/// Remembers, in a folder, with which files all was well, so that they are not looked at again before something changes
/// that was read for them.
///
/// An entry is found by the command's version, its options and the file's path, and counts only while each file that was
/// read has the bytes it had. One that is damaged is none. Entries are believed, so the folder has to be the user's own.
final class ResultCache: Sendable {
    /// The options that change nothing of what is found.
    private static let idleOptions: Set<String> = [
        "--cache", "--jobs", "--quiet", "--junit", "--results", "--time-limit", "--memory-limit", "--format",
        "--max-errors", "--deny", "--allow", "--shard",
    ]

    private let folder: String
    private let allowsOutside: Bool
    /// What every entry hangs on.
    private let context: String
    /// What lies at paths that were looked at.
    private let known = Mutex<[String: FileFingerprint]>([:])

    /// Takes a folder, which is made where it is not there; one that others may write to is refused.
    init(_ folder: String, _ arguments: ParsedArguments) throws(UsageError) {
        self.folder = folder
        allowsOutside = arguments.has("--allow-outside")
        mkdir(folder, 0o700)
        var information = stat()
        guard stat(folder, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
            throw UsageError("`--cache`: `\(folder)` is no folder and cannot be made")
        }
        guard information.st_uid == geteuid(), information.st_mode & 0o022 == 0 else {
            throw UsageError("`--cache`: others may write to `\(folder)`; it has to be your own")
        }
        var parts = [HelpText.version, try ResultCache.executable(), resolvingLinks(".") ?? ""]
        parts += arguments.spelled(without: ResultCache.idleOptions)
        // The contents of the files that options name; those of folders are read file by file.
        for option in ["--font", "--strings"] {
            for path in arguments.values(option) {
                parts.append(FileFingerprint(FileReader.regularFile(path), place: path).digest)
            }
        }
        context = ResultCache.key(parts)
    }

    /// What tells this build of the command from others.
    private static func executable() throws(UsageError) -> String {
        var information = stat()
        guard let path = resolvingLinks("/proc/self/exe"), stat(path, &information) == 0 else {
            throw UsageError("`--cache` needs a system that says which program runs")
        }
        #if canImport(Darwin)
            let time = information.st_mtimespec
        #else
            let time = information.st_mtim
        #endif
        return "\(information.st_size) \(information.st_ino) \(time.tv_sec) \(time.tv_nsec)"
    }

    /// One text for several, which others do not share.
    private static func key(_ parts: [String]) -> String {
        SHA256(parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) }).text
    }

    private func place(_ path: String, _ part: String) -> String {
        "\(folder)/\(ResultCache.key([context, path, part]))"
    }

    /// What is known of a file, or of a part of its tests, as it is now.
    func entry(_ path: String, part: String = "") -> CacheEntry? {
        guard case .bytes(let bytes) = FileReader.regularFile(place(path, part)), let entry = CacheEntry(bytes),
            entry.files.contains(where: { $0.path == path })
        else { return nil }
        let sources = FileSources(allowsOutside: allowsOutside)
        guard entry.root == sources.root(ofEntry: path) else { return nil }
        return entry.files.allSatisfy { fingerprint($0.path, sources) == $0.fingerprint } ? entry : nil
    }

    /// What lies at a path, looked at once.
    private func fingerprint(_ path: String, _ sources: FileSources) -> FileFingerprint {
        if let fingerprint = known.withLock({ $0[path] }) { return fingerprint }
        let fingerprint = FileFingerprint(FileReader.regularFile(path), place: sources.identity(path))
        known.withLock { $0[path] = fingerprint }
        return fingerprint
    }

    /// Remembers a file; a failure to do so is none of the command.
    func remember(_ entry: CacheEntry, of path: String, part: String = "") {
        _ = FileWriter.replace(place(path, part), entry.bytes)
    }
}
