import Testing
import ViewBase

@testable import ViewSyntax

/// Where a line end ends a statement.
@Suite struct ContinuationTests {
    /// The source texts of the items of a block with these lines, line ends as `⏎`.
    static func items(_ lines: String) -> [String] {
        let parsed = Parsed("view V {\n\(lines)\n}")
        #expect(parsed.report == "")
        let block = parsed.first(.block)!
        return parsed.tree.children(block).map { parsed.tree.text($0).replacing("\n", with: "⏎") }
    }

    @Test(arguments: [
        "a\n.b", "a\n// c\n\n.b", "a\n?.b", "a +\nb", "a\n+ b", "a\n- b", "a = \nb", "f(a,\nb)", "f(\na\n\n(b)\n)",
        "[\na\n]", "a\n? b\n: c", "a ?\nb :\nc", "a\n&& b", "a\n&&b", "a\n..< b", "a\n{ b }", "a // c\n{ b }",
        "a { }\nb: { }", "a { }\n\n// c\nb: { }", "if a { }\nelse { }", "if a { }\n\nelse if b\n{ }", "let a = 1\n.b",
        "let a: A<B> =\n1",
    ])
    func oneItem(_ lines: String) { #expect(Self.items(lines).count == 1) }

    @Test(arguments: [
        "a\n(b)", "a\n[b]", "a\n-b", "a\n!b", "a;b", "a ; b", "a\nb", "a\n\n\nb", "a { }\nb", "let a = 1\nb",
        "return\nb", "a; .b", "f({\na\n})\nb", "if a { }\nif b { }", "a\n#b", "a\n$b", "a\n\"b\"",
        "a\n`b`", "if a { }\n(b)",
    ])
    func twoItems(_ lines: String) { #expect(Self.items(lines).count == 2) }

    @Test func bracesInBracketsMakeLineEndsCount() {
        #expect(Self.items("f({\na\nb\n}, g({\nc\n}))").count == 1)
        #expect(Parsed("view V { f({\na\n(b)\n}) }").all(.block)[1].index > 0)
        let parsed = Parsed("view V { f({\na\n(b)\n}) }")
        #expect(Array(parsed.tree.children(parsed.all(.block)[1])).count == 2)
    }

    @Test func aBraceAfterABlankLineBelongsToNothing() {
        #expect(Parsed("view V {\na\n\n{ b }\n}").places == ["4:1 V0147"])
        #expect(Parsed("view V\n{\na\n}").codes == [])
        #expect(Parsed("view V\n\n{\na\n}").codes.first == "V0134")
    }

    @Test func headsEndAtTheFirstBrace() {
        #expect(Self.items("if a { b }\nc") == ["if a { b }", "c"])
        #expect(Self.items("if f(a) { b }") == ["if f(a) { b }"])
        #expect(Self.items("if f({ a }) { b }") == ["if f({ a }) { b }"])
        #expect(Self.items("if [g { a }] == b { c }").count == 1)
        #expect(Self.items("for a in b { c }").count == 1)
        #expect(Self.items("switch a.b { default: c }").count == 1)
        #expect(Self.items("guard a else { b }").count == 1)
    }
}
