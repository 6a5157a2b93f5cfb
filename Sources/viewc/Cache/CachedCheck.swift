import ViewBase
import ViewCompiler

/// A check that leaves out files which were fine, and are as they were.
struct CachedCheck {
    private let session: Session
    private let sources: FileSources
    private let allowsOutside: Bool
    /// Where what is fine is remembered; nil where nothing can be.
    private let cache: ResultCache?

    /// Reads the files that have to be checked.
    init(_ arguments: ParsedArguments, _ cache: ResultCache, isJSON: Bool) throws(UsageError) {
        allowsOutside = arguments.has("--allow-outside")
        var waiting: [String] = []
        for path in arguments.operands where path == "-" || cache.entry(path) == nil { waiting.append(path) }
        sources = FileSources(allowsOutside: allowsOutside, takesFingerprints: true)
        var compilation = Compilation(waiting, from: sources)
        // Names that look alike are told across files.
        let hasAcross = compilation.hasLookalikeLetters
        if hasAcross {
            compilation = Compilation(arguments.operands, from: FileSources(allowsOutside: allowsOutside))
        }
        self.cache = hasAcross ? nil : cache
        session = try Session(arguments, compilation, isJSON: isJSON)
    }

    func run() -> ExitCode {
        let found = session.compilation.diagnostics
        if let cache { remember(found, cache) }
        return session.report(found)
    }

    /// Remembers the files named of which nothing is to be told, and of none that they import.
    private func remember(_ found: [Diagnostic], _ cache: ResultCache) {
        let errors = found.filter { $0.severity == .error }
        if errors.isEmpty { return CachedCheck.remember(session.compilation, found, sources, cache) }
        // Errors keep warnings back, in other files too: without them these may have some.
        let loaded = session.compilation.sources
        let fine = CachedCheck.entries(loaded, without: errors)
        let paths = fine.map { loaded.files[$0.index].path }.filter { $0 != "-" }
        let sources = FileSources(allowsOutside: allowsOutside, takesFingerprints: true)
        let compilation = Compilation(paths, from: sources)
        let left = compilation.diagnostics
        if !left.contains(where: { $0.severity == .error }) {
            CachedCheck.remember(compilation, left, sources, cache)
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
