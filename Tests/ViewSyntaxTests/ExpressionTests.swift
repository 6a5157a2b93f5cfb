import Testing
import ViewBase

@testable import ViewSyntax

/// How operators group.
@Suite struct ExpressionTests {
    /// The value of `let a = …` with parentheses around every operator's node.
    static func grouped(_ expression: String) -> String {
        let parsed = Parsed("let a = \(expression)")
        #expect(parsed.report == "")
        return group(parsed, parsed.tree.expression(parsed.first(.letDeclaration)!)!)
    }

    private static func group(_ parsed: Parsed, _ node: SyntaxNode) -> String {
        let tree = parsed.tree
        switch tree.kind(node) {
        case .binaryExpression, .ternaryExpression, .prefixExpression:
            var text = ""
            var token = tree.firstToken(node).index
            for child in tree.children(node) {
                while token < tree.firstToken(child).index {
                    text += parsed.source.text(tree.range(TokenID(token)).offsets) + " "
                    token += 1
                }
                text += group(parsed, child) + " "
                token = tree.tokenEnd(child).index
            }
            return "(" + text.dropLast() + ")"
        default: return tree.text(node)
        }
    }

    @Test(arguments: [
        ("1 + 2 * 3", "(1 + (2 * 3))"), ("1 * 2 + 3", "((1 * 2) + 3)"), ("1 + 2 - 3", "(1 + 2 - 3)"),
        ("a ?? b ?? c", "(a ?? b ?? c)"), ("a + b ?? c", "((a + b) ?? c)"), ("a ?? b == c", "((a ?? b) == c)"),
        ("0..<n + 1", "(0 ..< (n + 1))"), ("a ... b ?? c", "((a ... b) ?? c)"),
        ("a == b && c < d || e", "(((a == b) && (c < d)) || e)"), ("a || b && c", "(a || (b && c))"),
        ("a ? b : c", "(a ? b : c)"), ("a ? b : c ? d : e", "(a ? b : c ? d : e)"),
        ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"), ("a || b ? c : d ?? e", "((a || b) ? c : (d ?? e))"),
        ("-a + b", "((- a) + b)"), ("!a.b && c", "((! a.b) && c)"), ("-a.b(1)[2]", "(- a.b(1)[2])"),
        ("!-a", "(! - a)"), ("a - -b", "(a - (- b))"), ("a * b + c * d == e", "(((a * b) + (c * d)) == e)"),
        ("a + b * c * d - e", "(a + (b * c * d) - e)"), ("a ≈ b + 1", "(a ≈ (b + 1))"),
    ])
    func grouping(_ expression: String, _ expected: String) { #expect(Self.grouped(expression) == expected) }

    @Test func chainsAreFlat() {
        let terms = Array(repeating: "1", count: 500).joined(separator: " + ")
        let parsed = Parsed("let a = \(terms)")
        #expect(Array(parsed.tree.children(parsed.first(.binaryExpression)!)).count == 500)
    }

    /// A doubled operator is reported at the second one, and the rest of the file is read.
    @Test func doubledPlus() {
        #expect(Parsed("let a = \"b\" + + \"c\"\nlet d = 1 +").places == ["1:15 V0135", "2:12 V0135"])
        #expect(Parsed("let a = \"b\" ++ \"c\"").places == ["1:14 V0135"])
        #expect(Parsed("let a = \"b\" - \"c\"\nlet d = -\"e\"").places == [])
    }

    @Test func comparisonsAndRangesAreNotChained() {
        #expect(Parsed("let a = b < c < d").places == ["1:15 V0150"])
        #expect(Parsed("let a = b == c != d == e").places == ["1:16 V0150"])
        #expect(Parsed("let a = b..<c..<d").places == ["1:14 V0150"])
        #expect(Parsed("let a = b < c && c < d").places == [])
    }

    @Test func conditionalsStandBetweenSpaces() {
        #expect(Parsed("let a = b ? c : d").places == [])
        #expect(Parsed("let a = b ?c : d").places == ["1:11 V0151"])
        #expect(Parsed("let a = b ? c: d").places == ["1:14 V0151"])
        #expect(Parsed("let a = b?c:d").places == ["1:10 V0151"])
        #expect(Parsed("let a = b ? .c : .d").places == [])
        #expect(Parsed("let a = b?.c").places == [])
    }
}
