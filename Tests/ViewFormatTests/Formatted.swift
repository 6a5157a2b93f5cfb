import ViewBase
import ViewFormat
import ViewSyntax

/// A source text with its tree.
struct Source {
    let tree: SyntaxTree
    /// Whether its syntax is right.
    let isValid: Bool

    init(_ bytes: [UInt8]) {
        var names = Interner()
        let result = Parser.parse(SourceFile(id: FileID(0), path: "test.view", bytes: bytes), &names)
        tree = result.tree
        isValid = !result.diagnostics.contains { $0.severity == .error }
    }

    /// The canonical form.
    func formatted(width: Int = SourceFormatter.standardWidth) -> [UInt8] {
        SourceFormatter.format(tree, width: width)
    }
}

/// The canonical form of a text.
func formatted(_ text: String, width: Int = SourceFormatter.standardWidth) -> String {
    String(decoding: Source(Array(text.utf8)).formatted(width: width), as: UTF8.self)
}

extension Source {
    /// The source's text with edits applied, which are in order and do not overlap.
    func applying(_ edits: [TextEdit]) -> String {
        String(decoding: TextEdit.apply(edits, to: tree.source.bytes), as: UTF8.self)
    }
}
