import ViewCompiler

/// The snapshots that no test has taken, in a run of all tests.
struct UnusedSnapshots {
    private let options: TestOptions
    /// The files of snapshots that were taken, without links.
    private var taken: Set<String> = []
    /// Folders whose snapshots may belong to what has not been run to its end.
    private var open: Set<String> = []

    init(_ options: TestOptions, _ results: [FileTestResult]) {
        self.options = options
        for result in results {
            for path in result.snapshots { taken.insert(resolvingLinks(path) ?? path) }
            for folder in result.openFolders { open.insert(resolvingLinks(folder) ?? folder) }
        }
    }

    /// Their paths, in order; none where only some tests were run.
    var paths: [String] {
        guard options.filter == nil, options.shard.count == 1, !options.isList else { return [] }
        var found: [String] = []
        var known: Set<String> = []
        let folders = options.paths.map { $0 + ".snapshots" } + options.folders
        for folder in folders where FileReader.isFolder(folder) {
            for path in (try? FileTree.files(below: folder, ending: ".frames")) ?? []
            where isSnapshot(path) && FileReader.isRegularFile(path) {
                let file = resolvingLinks(path) ?? path
                if known.insert(file).inserted, isUnused(file) { found.append(path) }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a path has the form `FILE.view.snapshots/TEST/name.frames`.
    private func isSnapshot(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count >= 3 && parts[parts.count - 3].hasSuffix(".view.snapshots")
    }

    private func isUnused(_ file: String) -> Bool {
        if taken.contains(file) { return false }
        let test = SourcePath.folder(file)
        return !open.contains(test) && !open.contains(SourcePath.folder(test))
    }
}
