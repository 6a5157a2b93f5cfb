import ViewCompiler

/// The files of a page, and what was last read of them.
final class PreviewFiles {
    private let allowsOutside: Bool
    private var sources: FileSources

    init(allowsOutside: Bool) {
        self.allowsOutside = allowsOutside
        sources = FileSources(allowsOutside: allowsOutside, takesNotes: true)
    }

    /// The files as they are from now on.
    func renew() -> FileSources {
        sources = FileSources(allowsOutside: allowsOutside, takesNotes: true)
        return sources
    }

    /// What lay at the paths read since.
    var notes: [String: FileContent] { sources.notes }
}
