import ViewBase
import ViewIR
import ViewSyntax

@testable import ViewSemantics

/// A source that was parsed and checked.
struct Checked {
    let program: Program
    let diagnostics: [Diagnostic]
    let source: SourceFile

    init(_ text: String) {
        var names = Interner()
        source = SourceFile(id: FileID(0), path: "test.view", bytes: Array(text.utf8))
        let parsed = Parser.parse(source, &names)
        let result = Checker.check([FileToCheck(tree: parsed.tree)], names: names)
        program = result.program
        diagnostics = (parsed.diagnostics + result.diagnostics).sorted { $0.range.start < $1.range.start }
    }

    /// The codes of the diagnostics, in order of place.
    var codes: [String] { diagnostics.map { $0.code.text } }

    /// The source with the edits of a fix-it applied.
    func applying(_ fixIt: FixIt) -> String {
        var bytes = source.bytes
        for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The source text that a diagnostic is about.
    func text(_ diagnostic: Diagnostic) -> String { source.text(diagnostic.range.offsets) }
}
