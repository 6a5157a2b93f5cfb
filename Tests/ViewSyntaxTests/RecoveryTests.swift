import Testing
import ViewBase

@testable import ViewSyntax

/// One mistake gives one message at its place, and what follows is read as if it had not been made.
@Suite struct RecoveryTests {
    @Test(arguments: ["", "\n", "\r\n", "   ", "// a", "/* a */\n", "\u{FEFF}"])
    func emptyFilesAreRight(_ text: String) { #expect(Parsed(text).codes == []) }

    @Test func importCutAfterEachToken() {
        #expect(Parsed("import").places == ["1:7 V0134"])
        #expect(Parsed("import \"").places == ["1:8 V0108"])
        #expect(Parsed("import \"a").places == ["1:8 V0108"])
        #expect(Parsed("import\n").places == ["1:7 V0134"])
        #expect(Parsed("import\n\nview A { }").places == ["1:7 V0134"])
    }

    @Test func mistakesAtTheEndOfTheFile() {
        #expect(Parsed("view A {\n    Text(\n").codes == ["V0130", "V0132"])
        #expect(Parsed("view A {\n    Text(\"a\")\n\n\n").places == ["1:8 V0130"])
        #expect(Parsed("view").places == ["1:5 V0134"])
        #expect(Parsed("let a =\n\n").places == ["1:8 V0135"])
    }

    /// What begins like an argument is no element of an array: a list whose element takes nothing ends.
    @Test func aLabelInAnArrayEndsIt() {
        let cut = "let words = [\n    Word(id: 1, text: \"one two,\n        in: shape,\n    )\n]"
        #expect(Parsed(cut).places == ["2:23 V0108", "4:5 V0133", "5:1 V0131"])
        #expect(Parsed("let words = [\n    \"one,\n        in: 2\n]").codes.first == "V0108")
    }

    @Test func closingBracesAlone() {
        #expect(Parsed("}").codes == ["V0131"])
        #expect(Parsed(String(repeating: "}", count: 10_000)).codes == ["V0131"])
        #expect(Parsed(String(repeating: "}\n", count: 10_000)).codes == ["V0131"])
        #expect(Parsed("view A { }\n}\nview B { }\n}").codes == ["V0131", "V0131"])
    }

    /// Every brace of a file, taken away or doubled, gives exactly one message about that brace or its partner.
    @Test func everyBraceOnce() throws {
        let source = """
            view Page {
                VStack {
                    if isOn {
                        Text("a")
                    } else {
                        Text("b")
                    }
                    ForEach(items) { item in
                        Text(item)
                    }
                    .padding()
                }
            }

            view Other {
                HStack {
                    Text("c")
                }
            }

            test "t" {
                show Page() at (1, 2)
            }
            """
        let parsed = Parsed(source)
        let braces = (0..<parsed.tree.tokens.count).filter {
            [.leftBrace, .rightBrace].contains(parsed.tree.tokens.kinds[$0])
        }
        #expect(parsed.codes == [] && braces.count == 16)
        for token in braces {
            let offset = Int(parsed.tree.tokens.starts[token])
            var without = parsed.source.bytes
            let brace = without.remove(at: offset)
            #expect(Parsed(without).codes.count == 1, "without the brace at \(offset):\n\(Parsed(without).report)")
            if brace == UInt8(ascii: "}") {
                #expect(Parsed(without).codes == ["V0130"])
                var doubled = parsed.source.bytes
                doubled.insert(brace, at: offset)
                #expect(Parsed(doubled).codes == ["V0131"], "a brace more at \(offset):\n\(Parsed(doubled).report)")
            }
        }
    }

    /// Every parenthesis of a line, taken away, gives exactly one message.
    @Test func everyParenthesisOnce() {
        let lines = [
            "Text(\"a\")", "VStack(spacing: 8) { Text(\"b\") }", "Text(f(g(1), [h(2)])).padding(i(3))",
            "let a = (1 + (2 * 3))",
        ]
        for line in lines {
            for (index, sign) in line.enumerated() where "()[]".contains(sign) {
                var cut = Array(line)
                cut.remove(at: index)
                let parsed = Parsed("view A {\n    \(String(cut))\n    Text(\"z\")\n}\nview B { Text(\"y\") }")
                let count = "([".contains(sign) ? 2 : 1
                #expect((1...count).contains(parsed.codes.count), "\(String(cut)):\n\(parsed.report)")
            }
        }
    }

    /// Every bracket of every source that is right, taken away, is nearly always reported exactly once; only an opening
    /// parenthesis in an interpolation may be missed, as the text goes on with what it leaves behind.
    @Test func everyBracketOfEverySource() {
        let brackets: [TokenKind] = [.leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace]
        var counts = [0, 0, 0]
        for (path, bytes) in InvariantTests.sources where bytes.count < 4_000 && Parsed(bytes).codes == [] {
            let tokens = Parsed(bytes).tree.tokens
            var depth = 0
            for index in 0..<tokens.count {
                let kind = tokens.kinds[index]
                if kind == .interpolationStart { depth += 1 }
                if kind == .interpolationEnd { depth -= 1 }
                guard brackets.contains(kind) else { continue }
                var cut = bytes
                cut.removeSubrange(Int(tokens.starts[index])..<Int(tokens.ends[index]))
                let count = Parsed(cut).codes.count
                counts[min(count, 2)] += 1
                let mayBeMissed = depth > 0 && kind == .leftParen
                #expect(count > 0 || mayBeMissed, "\(path) without the bracket at \(tokens.starts[index])")
            }
        }
        print("brackets taken away: \(counts[1]) reported once, \(counts[2]) more often, \(counts[0]) not at all")
        #expect(counts[1] > 1_000 && counts[1] >= 19 * counts[2])
    }

    /// What an unterminated string swallows is read as it was meant.
    @Test(arguments: [
        "Text(\"a)", "Text(a\")", "Button(\"a) { b() }", "Button(a\", action: b)", "VStack { Text(\"a) }",
        "Image(systemName: \"a)\n        .bold()\n    Divider()", "Text(f(\"a, b))", "if a == \"b { Text(c) }",
        "Button(\"a) {\n        b()\n    }", "Row(\"a) { b in\n        c\n    } overflow: { d in\n        e\n    }",
        "let a = [\n        B(c: \"d),\n        B(c: \"e\"),\n    ]",
    ])
    func unterminatedStrings(_ lines: String) {
        let parsed = Parsed("view A {\n    \(lines)\n    Text(\"z\")\n}\nview B { Text(\"y\") }")
        #expect(parsed.codes == ["V0108"], "\(parsed.report)")
        #expect(parsed.all(.viewDeclaration).count == 2)
    }

    /// Words that are nearly those of the language are named.
    @Test func misspeltWords() {
        #expect(Parsed("veiw A { }").places == ["1:1 V0149"])
        #expect(Parsed("view A {\n    stat b = 1\n    retrun c\n}").places == ["2:5 V0149", "3:5 V0149"])
        #expect(Parsed("test \"a\" {\n    expct b\n    b\n}").places == ["2:5 V0149", "3:5 V0139"])
    }

    @Test func tenMistakesGiveTenMessages() {
        let source = """
            view A {
                Text("a) )
                Text("b" "c")
                let 1 = 2
                Text(d.)
                Text("e") Text("f")
                VStack(spacing: 8 { Text("g") }
                if { Text("h") }
                for i { Text("i") }
                Text("\\q")
                Text("j"))
            }
            """
        let parsed = Parsed(source)
        #expect(
            parsed.places == [
                "2:10 V0108", "3:14 V0143", "4:9 V0134", "5:12 V0134", "6:15 V0141", "7:36 V0132", "8:8 V0135",
                "9:11 V0134", "10:11 V0112", "11:14 V0131",
            ])
    }

    @Test func depthHidesBracesLeftOpen() {
        #expect(Parsed("view A {" + String(repeating: "\nVStack {", count: 3_000)).codes == ["V0129"])
    }

    @Test func missingAndUnexpectedPiecesAreNodes() {
        let parsed = Parsed("view A { Text(a.) b ] }")
        let missing = parsed.all(.missing)
        #expect(missing.count == 1 && parsed.tree.range(missing[0]).start == 16)
        #expect(parsed.all(.unexpected).map { parsed.tree.text($0) } == ["]"])
    }
}
