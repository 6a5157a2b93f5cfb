import ViewBase
import ViewCatalog
import ViewIR
import ViewSyntax

extension Checker {
    /// `#name.fact`: facts are known after layout, so content cannot read them.
    func resolveFact(_ node: SyntaxNode, _ range: SourceRange) -> Resolved {
        report(.factInContent("#" + text(tree.spelling(node)), range))
        return .invalid
    }
}
