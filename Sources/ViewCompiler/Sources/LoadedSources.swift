import ViewBase
import ViewSyntax

/// The files of a compilation, parsed, with what they import.
public struct LoadedSources: Sendable {
    /// By file id: the files named first, then those that imports led to.
    public internal(set) var files: [SourceFile] = []
    /// By file id.
    public internal(set) var trees: [SyntaxTree] = []
    /// By file id: the files that each imports; never in a ring.
    public internal(set) var imports: [[FileID]] = []
    /// By file id: the places of those imports.
    public internal(set) var importRanges: [[SourceRange]] = []
    /// By file id: whether an import of the file could not be read or closes a ring, so that names are missing.
    public internal(set) var lacksImports: [Bool] = []
    /// All files, imports before importers.
    public internal(set) var order: [FileID] = []
    /// The files named, without those that could not be read.
    public internal(set) var entries: [FileID] = []
    /// The files named that could not be read.
    public internal(set) var failures: [SourceFailure] = []
    /// By file id: a text that two paths share exactly when they lead to one file.
    public internal(set) var identities: [String] = []
    /// The spellings of all names in the trees.
    public internal(set) var names = Interner()
    /// What is wrong with the syntax and the imports.
    public internal(set) var diagnostics: [Diagnostic] = []
}
