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
