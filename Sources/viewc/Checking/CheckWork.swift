import ViewBase
import ViewCompiler

/// The check of some files, as one thread does it: first they are read, then checked.
struct CheckWork {
    let compilation: Compilation
    private let sources: FileSources
    private let allowsOutside: Bool
    /// Where what is fine is remembered; nil where nothing can be.
    private let cache: ResultCache?

    /// Reads and parses the files of which a cache does not know that they are fine.
    init(_ paths: [String], allowsOutside: Bool, _ cache: ResultCache?) {
        self.allowsOutside = allowsOutside
        self.cache = cache
        sources = FileSources(allowsOutside: allowsOutside, takesFingerprints: cache != nil)
        let waiting = paths.filter { $0 == "-" || cache?.entry($0) == nil }
        compilation = Compilation(waiting, from: sources)
    }

    /// Whether the files are too small to nest so deeply that the usual stack does not hold the work on them.
    var isShallow: Bool { compilation.sources.files.reduce(0) { $0 + $1.bytes.count } <= 2048 }

    /// Whether what was left out can change what is told, since names that look alike are told across files.
    var isPartial: Bool { cache != nil && compilation.hasLookalikeLetters }

    /// Checks the files, and remembers those that are fine.
    func diagnostics() -> [Diagnostic] {
        let found = compilation.diagnostics
        if let cache, !isPartial { remember(found, cache) }
        return found
    }

    /// Remembers the files named of which nothing is to be told, and of none that they import.
    private func remember(_ found: [Diagnostic], _ cache: ResultCache) {
        let errors = found.filter { $0.severity == .error }
        if errors.isEmpty { return CheckWork.remember(compilation, found, sources, cache) }
        // Errors keep warnings back, in other files too: without them these may have some.
        let loaded = compilation.sources
        let fine = CheckWork.entries(loaded, without: errors)
        let paths = fine.map { loaded.files[$0.index].path }.filter { $0 != "-" }
        let sources = FileSources(allowsOutside: allowsOutside, takesFingerprints: true)
        let compilation = Compilation(paths, from: sources)
        let left = compilation.diagnostics
        if !left.contains(where: { $0.severity == .error }) {
            CheckWork.remember(compilation, left, sources, cache)
        }
    }

    private static func remember(
        _ compilation: Compilation, _ found: [Diagnostic], _ sources: FileSources, _ cache: ResultCache
    ) {
        let loaded = compilation.sources
        for file in entries(loaded, without: found) {
            let path = loaded.files[file.index].path
            let paths = reach(file, loaded.imports).map { loaded.files[$0.index].path }.sorted()
            let read = paths.compactMap { path in sources.fingerprints[path].map { (path: path, fingerprint: $0) } }
            guard path != "-", read.count == paths.count else { continue }
            cache.remember(CacheEntry(root: sources.root(ofEntry: path), files: read), of: path)
        }
    }

    /// The files named that none of some findings is about, nor about any that they import.
    private static func entries(_ loaded: LoadedSources, without findings: [Diagnostic]) -> [FileID] {
        var isFine = [Bool](repeating: true, count: loaded.files.count)
        for finding in findings { isFine[finding.range.file.index] = false }
        return loaded.entries.filter { reach($0, loaded.imports).allSatisfy { isFine[$0.index] } }
    }

    /// A file and all that it imports, directly or in chains.
    private static func reach(_ file: FileID, _ imports: [[FileID]]) -> [FileID] {
        var reached: Set<FileID> = [file]
        var found = [file]
        var next = 0
        while next < found.count {
            for target in imports[found[next].index] where reached.insert(target).inserted { found.append(target) }
            next += 1
        }
        return found
    }
}
