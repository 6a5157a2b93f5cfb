import Testing
import ViewBase

@testable import ViewSyntax

/// The limits of nesting, on a thread with 8 MB of stack in a debug build.
@Suite struct DepthTests {
    static func view(_ content: String) -> Parsed { Parsed("view A {\n\(content)\n}") }

    static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test func oneThousandElementLevels() {
        func nested(_ count: Int) -> Parsed {
            Self.view(Self.repeated("VStack { ", count) + "Text(\"a\")" + Self.repeated(" }", count))
        }
        #expect(nested(1_000).codes == [])
        #expect(nested(1_001).codes == ["V0129"])
        #expect(nested(10_000).codes == ["V0129"])
    }

    @Test func otherBlocksCountAlike() {
        #expect(Self.view(Self.repeated("if a {\n", 1_000) + Self.repeated("}\n", 1_000)).codes == [])
        #expect(Self.view(Self.repeated("if a {\n", 2_000) + Self.repeated("}\n", 2_000)).codes == ["V0129"])
        let cases = Self.repeated("switch a { case b: ", 1_000) + Self.repeated("}\n", 1_000)
        #expect(Self.view(cases).codes == [])
        let arguments = Self.repeated("f(a: { ", 1_000) + Self.repeated("})", 1_000)
        #expect(Self.view(arguments).codes == [])
        let everything = Self.repeated("f(a) { if b { switch c { case d: ", 3_000)
        #expect(Self.view(everything).codes == ["V0129"])
    }

    @Test func twoHundredFiftySixExpressionLevels() {
        func nested(_ open: String, _ close: String, _ count: Int) -> Parsed {
            Parsed("let a = \(Self.repeated(open, count))1\(Self.repeated(close, count))")
        }
        for (open, close) in [("(", ")"), ("[", "]"), ("f(", ")"), ("a[", "]"), ("b ? ", " : 2"), ("\"\\(", ")\"")] {
            #expect(nested(open, close, 256).codes == [])
            #expect(nested(open, close, 257).codes == ["V0129"])
            #expect(nested(open, close, 30_000).codes == ["V0129"])
        }
        #expect(nested("-", "", 256).codes == [])
        #expect(nested("-", "", 50_000).codes == ["V0129"])
        #expect(nested("!-", "", 50_000).codes == ["V0129"])
    }

    @Test func types() {
        #expect(Parsed("let a: \(Self.repeated("[", 200))Int\(Self.repeated("]", 200)) = b").codes == [])
        #expect(Parsed("let a: \(Self.repeated("[", 9_000))Int\(Self.repeated("]", 9_000)) = b").codes == ["V0129"])
        #expect(Parsed("let a: \(Self.repeated("A<", 9_000))Int\(Self.repeated(">", 9_000)) = b").codes == ["V0129"])
    }

    /// What stands wrongly before something else is read in a loop, or counts as a level.
    @Test(
        "Words of Swift before what they belong to",
        arguments: [
            ("try ", "V0181"), ("await try? ", "V0181"), ("not ", "V0140"), ("let ", "V0160"), ("if ", "V0152"),
            ("switch ", "V0152"), ("let try not ", "V0160"),
        ])
    func wordsBeforeValues(_ words: String, _ code: String) {
        let all = Self.repeated(words, 20_000)
        #expect(Parsed("let a = \(all)b").codes.contains(code))
        #expect(Parsed("view A { Text(\(all)b) }").codes.contains(code))
        #expect(!Parsed("view A { action go { \(all)b } }").codes.isEmpty)
    }

    @Test(arguments: ["inout ", "any ", "@State ", "@a inout "])
    func wordsBeforeTypes(_ words: String) {
        let codes = Parsed("func f(n: \(Self.repeated(words, 20_000))Int) -> Int { n }").codes
        #expect(codes == ["V0175"])
    }

    @Test(arguments: ["public ", "public @a ", "static final "])
    func wordsBeforeDeclarations(_ words: String) {
        #expect(!Parsed("\(Self.repeated(words, 20_000))let a = 1").codes.isEmpty)
        #expect(!Self.view("\(Self.repeated(words, 20_000))let a = 1").codes.isEmpty)
    }

    @Test func blocksInsideExpressionsInsideBlocks() {
        let level = "f(g(h(i: { "
        #expect(Self.view(Self.repeated(level, 20_000)).codes == ["V0129"])
        #expect(Self.view(Self.repeated("\"\\(a { ", 20_000)).codes.first == "V0129")
    }

    @Test func chainsAreFree() {
        let count = 50_000
        #expect(Parsed("let a = 1\(Self.repeated(" + 1", count))").codes == [])
        #expect(Parsed("let a = \(Self.repeated("b ? 1 : ", count))2").codes == [])
        #expect(Parsed("let a = b\(Self.repeated(" ?? b", count))").codes == [])
        #expect(Self.view("Text(\"a\")\(Self.repeated("\n.padding()", count))").codes == [])
        #expect(Self.view("if a { }\(Self.repeated(" else if b { }", count))").codes == [])
    }

    /// Files of opening brackets alone end with few messages.
    @Test(arguments: [100, 1_000, 100_000])
    func openingBrackets(_ count: Int) {
        #expect(Parsed(Self.repeated("{", count)).codes.count <= 2)
        #expect(Parsed(Self.repeated("(", count)).codes.count <= 2)
        #expect(Self.view(Self.repeated("VStack { ", count)).codes.count == 1)
        #expect(Self.view("let a = \(Self.repeated("(", count))").codes.count <= 2)
    }
}
