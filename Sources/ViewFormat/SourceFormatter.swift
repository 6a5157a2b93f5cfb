import ViewBase
import ViewSyntax

/// Lays source out in its canonical form.
public enum SourceFormatter {
    /// The columns of a line, unless another number is asked for.
    public static let standardWidth = 100

    /// The canonical form of a file whose syntax is right: four spaces a level, lines of at most `width` columns where
    /// they can be broken, line feeds alone, no byte order mark.
    ///
    /// Comments stay where they are; of several blank lines one stays. A list, a chain of modifiers or of operators that
    /// is broken after its opening bracket or before one of its parts stays broken, one part a line.
    public static func format(_ tree: SyntaxTree, width: Int = standardWidth) -> [UInt8] {
        var builder = DocumentBuilder(tree)
        var printer = DocumentPrinter(builder.build(), source: tree.source.bytes, width: width)
        return printer.print()
    }

    /// Whether two files hold the same tokens and comments in the same order, but for what formatting drops.
    public static func isSame(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
        SourceSignature.haveSameTokens(first, second) && SourceSignature.haveSameComments(first, second)
    }

    /// Whether two files have the same syntax nodes; with the same tokens they then mean the same.
    public static func hasSameShape(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
        guard first.count == second.count else { return false }
        for index in 0..<first.count {
            let node = SyntaxNode(index)
            guard first.kind(node) == second.kind(node), first.subtreeEnd(node) == second.subtreeEnd(node) else {
                return false
            }
        }
        return true
    }
}
