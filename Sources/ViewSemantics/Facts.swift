import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// `#name.fact`: facts are known after layout, so content cannot read them.
    func resolveFact(_ node: SyntaxNode, _ suffixes: [SyntaxNode]) -> Resolved {
        let name = text(tree.spelling(node))
        var range = tree.range(node)
        if let last = suffixes.last {
            range = SourceRange(file: range.file, start: range.start, end: tree.range(last).end)
        }
        report(.factInContent("#" + name, range))
        return .invalid
    }
}
