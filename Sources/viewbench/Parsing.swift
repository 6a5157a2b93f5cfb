import ViewBase
import ViewCompiler
import ViewFiles
import ViewSyntax

/// One parse of a file as the command reads it, its lexing included; the bytes and the nodes of the tree are the lengths. Nil where the file
/// cannot be read or has errors, of which the time would say little.
func parsed(_ path: String) -> Outcome? {
    guard case .bytes(let bytes) = FileReader.contents(of: path) else { return nil }
    let source = SourceFile(id: FileID(0), path: path, bytes: bytes)
    var outcome = Outcome()
    var result: ParseResult?
    outcome.time = nanoseconds {
        var interner = Interner()
        result = Parser.parse(source, &interner)
    }
    guard let result, result.diagnostics.isEmpty else { return nil }
    outcome.checks = [Double(bytes.count), Double(result.tree.count)]
    return outcome
}
