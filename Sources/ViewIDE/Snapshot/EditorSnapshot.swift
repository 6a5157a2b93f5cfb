import ViewBase
import ViewCompiler
import ViewIR
import ViewSemantics
import ViewSyntax

/// One version of some files and of all that they import, with the answers that editors ask for.
///
/// Nothing in it changes; what is dear is made when it is first asked for and kept.
public final class EditorSnapshot {
    public let compilation: Compilation
    /// Where the files came from.
    let provider: SourceProvider
    /// The paths of the files named.
    let paths: [String]
    /// What the file's first preview shows, by window; nil where nothing can be shown.
    var shownFrames: [(window: WindowSize?, frames: ShownFrames?)] = []
    /// The fix-its that are certain and do no harm, of the files that were asked about.
    var knownFixes: [FileID: [TextEdit]] = [:]

    /// Reads the files at some paths.
    public init(_ paths: [String], from provider: SourceProvider) {
        self.provider = provider
        self.paths = paths
        compilation = Compilation(paths, from: provider, keepsRecord: true)
    }

    /// The file that was named first; nil where it cannot be read.
    public var entry: FileID? { compilation.sources.entries.first }

    public var files: [SourceFile] { compilation.sources.files }

    func tree(_ file: FileID) -> SyntaxTree { compilation.sources.trees[file.index] }

    /// The file of a path, as the provider knows files apart.
    public func file(at path: String) -> FileID? {
        let identity = provider.identity(path)
        return files.first { provider.identity($0.path) == identity }?.id
    }

    /// Whether the snapshot hangs on a file: it was read, or could not be.
    public func hangs(on path: String) -> Bool {
        compilation.sources.lacksImports.contains(true) || !compilation.sources.failures.isEmpty
            || file(at: path) != nil
    }

    /// What is wrong with a file, in order of place; `lints` adds the warnings of `lint`.
    public func diagnostics(of file: FileID, lints: Bool = false) -> [Diagnostic] {
        let found = lints ? compilation.lint() : compilation.diagnostics
        return DiagnosticPolicy().apply(found.filter { $0.range.file == file })
    }

    /// The names used in the whole program.
    var uses: [RecordedName] { compilation.record?.uses ?? [] }
}
