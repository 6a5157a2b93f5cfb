import ViewCompiler

/// Watches files: those named, all `.view` files in the folders named, and those that these make use of.
///
/// The system's notices say when to look; what counts is what lies at the paths then. So a file may be replaced, moved
/// away and back, or come later, and one that is only touched has not changed. Moments are milliseconds of one clock.
package final class FileWatch {
    /// A burst of notices is over when none came for this long.
    private static let quiet: Int64 = 60
    /// However many notices come, a look is taken after this time.
    private static let longestBurst: Int64 = 300
    /// How long a file that has become empty or is gone may be half written.
    private static let patience: Int64 = 500
    /// The time between looks without a notice; network file systems give none.
    private static let rareLooks: Int64 = 2000
    private static let frequentLooks: Int64 = 250

    private let named: [String]
    /// Files that are no `.view` files but count in every run.
    private let others: Set<String>
    /// Files that the last run read, or was to.
    private var used: Set<String> = []
    private let notices = FolderNotices()
    private var contents = FileContents()
    /// What the last run saw, by path.
    private var seen: [String: FileContent] = [:]
    /// The present burst: its first and its last notice.
    private var burst: (start: Int64, last: Int64)?
    /// When files first lacked that may be half written.
    private var halfWritten: Int64?
    private var nextLook: Int64 = 0

    /// The `.view` files named and in the folders named, in the order of their bytes.
    package private(set) var entries: [String] = []

    /// Watches the files and folders at some paths from now on, and other files that every run makes use of.
    package init(_ paths: [String], besides others: [String], at now: Int64) {
        named = paths
        self.others = Set(others)
        seen = look(at: now)
    }

    /// Becomes readable when files may have changed; -1 where the system cannot say.
    package var descriptor: Int32 { notices.descriptor }

    /// Watches what the last run read, or was to, beside what is named: imports, images. What lies there by now and was
    /// not read counts as changed since.
    package func use(_ files: [String: FileContent], at now: Int64) {
        let lasting = Set(entries).union(others)
        used = Set(files.keys)
        seen = seen.filter { lasting.contains($0.key) }.merging(files) { _, read in read }
        if !differences(look(at: now)).isEmpty { burst = burst ?? (now, now) }
    }

    /// How long to wait, in milliseconds, before `changes` is asked again, if no notice comes.
    package func patience(at now: Int64) -> Int64 {
        let end = burst.map { min($0.last + FileWatch.quiet, $0.start + FileWatch.longestBurst) } ?? nextLook
        return max(0, end - now)
    }

    /// What has changed since the last run; nothing while files are still being written.
    package func changes(at now: Int64) -> [FileChange] {
        if notices.take() { burst = (burst?.start ?? now, now) }
        guard patience(at: now) == 0 else { return [] }
        let isExpected = burst != nil
        burst = nil
        let found = look(at: now)
        let paths = differences(found)
        guard !paths.isEmpty else {
            halfWritten = nil
            return []
        }
        let mayBeHalf = paths.contains { path in
            (found[path] ?? .nothing).isHalfWritten && !(seen[path] ?? .nothing).isHalfWritten
        }
        if mayBeHalf { halfWritten = halfWritten ?? now } else { halfWritten = nil }
        if !isExpected || halfWritten.map({ now - $0 < FileWatch.patience }) ?? false {
            burst = (now, now)
            return []
        }
        halfWritten = nil
        let earlier = seen
        seen = found
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path in
            change(of: path, from: earlier[path] ?? .nothing, to: found[path] ?? .nothing)
        }
    }

    private func change(of path: String, from old: FileContent, to new: FileContent) -> FileChange {
        FileChange(path: path, kind: old == .nothing ? .new : new == .nothing ? .gone : .changed)
    }

    /// The paths where something else lies than the last run saw.
    private func differences(_ found: [String: FileContent]) -> Set<String> {
        Set(found.keys).union(seen.keys).filter { found[$0] ?? .nothing != seen[$0] ?? .nothing }
    }

    // MARK: Looking

    /// What lies at all paths that are watched.
    private func look(at now: Int64) -> [String: FileContent] {
        // Files may come to a folder before it is watched.
        var files = find()
        while notices.watch(files.folders) {
            let again = find()
            if again.folders == files.folders {
                files = again
                break
            }
            files = again
        }
        nextLook = now + (notices.isComplete ? FileWatch.rareLooks : FileWatch.frequentLooks)
        entries = files.entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var found: [String: FileContent] = [:]
        for path in files.entries.union(used).union(others) { found[path] = contents.content(at: path) }
        return found
    }

    /// The files named and found in folders, and all folders in which something could change them.
    private func find() -> (entries: Set<String>, folders: Set<String>) {
        var entries: Set<String> = []
        var folders: Set<String> = []
        for path in named {
            if FileReader.isFolder(path) {
                let tree = FileTree.walk(path, ending: ".view")
                entries.formUnion(tree.files)
                folders.formUnion(tree.folders)
                folders.insert(SourcePath.folder(path))
            } else {
                entries.insert(path)
            }
        }
        for path in entries.union(used).union(others) {
            folders.insert(FileWatch.existing(SourcePath.folder(path)))
            if let target = FileTree.target(ofLink: path) { folders.insert(SourcePath.folder(target)) }
        }
        return (entries, folders)
    }

    /// The folder itself, or the nearest one around it that is there.
    private static func existing(_ folder: String) -> String {
        var folder = folder
        while !FileReader.isFolder(folder) {
            let outer = SourcePath.folder(folder)
            if outer == folder { return folder }
            folder = outer
        }
        return folder
    }
}
