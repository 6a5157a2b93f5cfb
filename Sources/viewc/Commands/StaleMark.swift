import ViewCompiler

/// A file that tells a build that it no longer knows all that a source depends on.
struct StaleMark {
    let path: String
    /// The files that the build knows of.
    private let known: Set<String>
    private let sources: FileSources

    /// The mark that the arguments ask for; nil where they ask for none.
    init?(_ arguments: ParsedArguments, _ sources: FileSources) throws(UsageError) {
        let known = arguments.values("--known")
        guard let path = arguments.value("--stale") else {
            if !known.isEmpty { throw UsageError("`--known` needs `--stale`") }
            return nil
        }
        self.path = path
        self.sources = sources
        self.known = Set((arguments.operands + known).map { sources.identity($0) })
    }

    /// Whether the build does not know of one of the files.
    func isDue(_ dependencies: [String]) -> Bool { dependencies.contains { !known.contains(sources.identity($0)) } }
}
