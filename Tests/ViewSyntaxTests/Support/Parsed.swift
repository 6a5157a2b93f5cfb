import ViewBase

@testable import ViewSyntax

/// A source text with its tree, diagnostics and names.
struct Parsed {
    let source: SourceFile
    let result: ParseResult
    let interner: Interner

    init(_ bytes: [UInt8]) {
        source = SourceFile(id: FileID(0), path: "test.view", bytes: bytes)
        var interner = Interner()
        result = Parser.parse(source, &interner)
        self.interner = interner
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    var tree: SyntaxTree { result.tree }

    /// The printed codes of the diagnostics, in order.
    var codes: [String] { result.diagnostics.map { $0.code.text } }

    /// `LINE:COLUMN CODE` of each diagnostic, in order.
    var places: [String] {
        let lines = LineTable(source.bytes)
        return result.diagnostics.map { diagnostic in
            let place = lines.place(Int(diagnostic.range.start))
            return "\(place.line):\(place.column) \(diagnostic.code.text)"
        }
    }

    /// The kinds of the tokens, without the end of the file.
    var tokenKinds: [TokenKind] { Array(tree.tokens.kinds.dropLast()) }

    /// The source texts of the tokens, without the end of the file.
    var tokenTexts: [String] {
        (0..<tree.tokens.count - 1).map { source.text(tree.range(TokenID($0)).offsets) }
    }

    /// The first node of a kind.
    func first(_ kind: SyntaxKind) -> SyntaxNode? {
        (0..<tree.count).map { SyntaxNode($0) }.first { tree.kind($0) == kind }
    }

    /// All nodes of a kind, in order.
    func all(_ kind: SyntaxKind) -> [SyntaxNode] {
        (0..<tree.count).map { SyntaxNode($0) }.filter { tree.kind($0) == kind }
    }
}
