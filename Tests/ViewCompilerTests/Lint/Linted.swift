import ViewBase
import ViewCompiler

/// What `lint` finds in a source, in order of place.
func lint(_ source: String) -> [Diagnostic] {
    DiagnosticPolicy().apply(linted(source).lint())
}

/// A source as a compilation.
func linted(_ source: String) -> Compilation {
    let sources = MemorySources()
    sources.add("a.view", Array(source.utf8))
    return Compilation(["a.view"], from: sources)
}

/// The codes that `lint` finds in a source, in order of place.
func lintCodes(_ source: String) -> [String] { lint(source).map { $0.code.text } }

/// The source with the first fix-its of all findings applied.
func lintFixed(_ source: String) -> String {
    let edits = lint(source).flatMap { $0.fixIts.first?.edits ?? [] }
    return String(decoding: TextEdit.apply(edits, to: Array(source.utf8)), as: UTF8.self)
}
