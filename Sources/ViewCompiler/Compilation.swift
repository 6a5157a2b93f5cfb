import ViewBase
import ViewSyntax

/// One immutable snapshot of a program, taken through its stages on demand.
public final class Compilation {
    /// The files, parsed.
    public let sources: LoadedSources

    /// Reads the files at some paths, and all that they import.
    public init(_ paths: [String], from provider: SourceProvider) {
        sources = SourceLoader.load(paths, from: provider)
    }

    /// All that is wrong with the files, in the order found.
    public var diagnostics: [Diagnostic] { sources.diagnostics }
}
