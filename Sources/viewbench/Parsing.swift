import ViewBase
import ViewSyntax

/// One parse of a file, its lexing included; the bytes and the nodes of the tree are the lengths. Nil where the file
/// cannot be read or has errors, of which the time would say little.
func parsed(_ path: String) -> Outcome? {
    guard let bytes = contents(of: path) else { return nil }
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
