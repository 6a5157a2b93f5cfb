import ViewBase

/// What the check of some of a project's files, and of all that they import, found: a part of the check of all.
public struct CheckedPart: Sendable {
    /// What is known of a file once its syntax tree is gone.
    struct File: Sendable {
        /// A text that it shares with the same file of other parts.
        let identity: String
        let imports: [FileID]
        /// Without bytes where no finding names the file.
        let source: SourceFile
    }

    /// By the file ids of the part.
    let files: [File]
    let entries: [FileID]
    let failures: [SourceFailure]
    let diagnostics: [Diagnostic]
    /// Whether what is told of a file can hang on files that it does not import: errors keep warnings and other errors
    /// back in all files, and names that look alike are told across files.
    let needsWhole: Bool

    /// Takes what was found in the files of a compilation: its diagnostics.
    public init(_ compilation: Compilation, _ diagnostics: [Diagnostic]) {
        let sources = compilation.sources
        var isNamed = [Bool](repeating: false, count: sources.files.count)
        for finding in diagnostics { finding.eachRange { isNamed[$0.file.index] = true } }
        files = sources.files.indices.map { index in
            let file = sources.files[index]
            return File(
                identity: sources.identities[index], imports: sources.imports[index],
                source: isNamed[index] ? file : SourceFile(id: file.id, path: file.path, bytes: []))
        }
        entries = sources.entries
        failures = sources.failures
        self.diagnostics = diagnostics
        needsWhole = compilation.hasLookalikeLetters || diagnostics.contains { $0.severity == .error }
    }
}
