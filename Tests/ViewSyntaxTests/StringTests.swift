import Testing
import ViewBase

@testable import ViewSyntax

/// What strings stand for, and where they end.
@Suite struct StringTests {
    /// The text of the first string of a source without interpolations.
    static func text(_ literal: String) -> String? {
        let parsed = Parsed("let a = \(literal)")
        #expect(parsed.report == "")
        return parsed.tree.plainString(parsed.first(.stringLiteral)!)
    }

    @Test func escapesAreResolved() {
        #expect(Self.text(#""\n\t\r\0\\\"\'""#) == "\n\t\r\0\\\"'")
        #expect(Self.text(#""\u{1F600}\u{e9}\u{0000041}""#) == "😀éA")
        #expect(Self.text("\"\"") == "")
        #expect(Self.text("\"日本\"") == "日本")
    }

    @Test func rawStringsKeepBackslashes() {
        #expect(Self.text(##"#"a\n"b"#"##) == #"a\n"b"#)
        #expect(Self.text(##"#"a\#nb"#"##) == "a\nb")
        #expect(Self.text("##\"a\"#b\"##") == "a\"#b")
        #expect(Self.text("#\"\"\"#") == "\"")
    }

    @Test func multilineStringsLoseTheirIndentation() {
        #expect(Self.text("\"\"\"\n    a\n      b\n\n    c\n    \"\"\"") == "a\n  b\n\nc")
        #expect(Self.text("\"\"\"\n\t a\n\t \"\"\"") == "a")
        #expect(Self.text("\"\"\"\n    \"\"\"") == "")
        #expect(Self.text("\"\"\"\n    a \\\n    b\n    \"\"\"") == "a b")
        #expect(Self.text("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"") == "a\nb")
        #expect(Self.text("\"\"\"   \n  \"a\" \"\"\n  \"\"\"") == "\"a\" \"\"")
        #expect(Self.text("#\"\"\"\n  \\n\\#n\n  \"\"\"#") == "\\n\n")
    }

    @Test func segmentsAroundInterpolations() {
        let parsed = Parsed("let a = \"\"\"\n    x \\(b)\n    y\\(c)\n    \"\"\"")
        #expect(parsed.report == "")
        #expect(parsed.all(.stringSegment).map { parsed.tree.stringSegmentText($0) } == ["x ", "\ny", ""])
        #expect(parsed.tree.plainString(parsed.first(.stringLiteral)!) == nil)
    }

    @Test func stringsNestInInterpolations() {
        let parsed = Parsed(#"let a = "1\(b("2\(c("3"))4"))5""#)
        #expect(parsed.report == "")
        #expect(parsed.all(.stringSegment).map { parsed.tree.text($0) } == ["1", "2", "3", "4", "5"])
    }

    /// An escape that is none is reported at its backslash.
    @Test(arguments: ["q", "9", "x", "é", "😀"])
    func unknownEscape(_ letter: String) {
        #expect(Parsed("let a = \"b\\\(letter)c\"").places == ["1:11 V0112"])
    }

    @Test func unknownEscapeInALongLineWithTabs() {
        let before = String(repeating: "\tab", count: 33)
        let parsed = Parsed("let a = \"\(before)\\q\(String(repeating: "c", count: 100))\"")
        #expect(parsed.places == ["1:109 V0112"])
        #expect(parsed.result.diagnostics[0].range.start == 108)
    }

    @Test func scalarEscapes() {
        for digits in ["1", "12", "123", "1234", "12345", "012345", "0012345", "00012345", "10FFFF", "D7FF", "E000"] {
            #expect(Parsed("let a = \"\\u{\(digits)}\"").codes == [])
        }
        let long = String(repeating: "0", count: 100_000)
        for digits in ["000000041", "0000000000000041", long, "110000", "D800", "DFFF", "FFFFFFFF", "", "xyz"] {
            #expect(Parsed("let a = \"\\u{\(digits)}\"").places == ["1:10 V0113"])
        }
        #expect(Parsed("let a = \"\\u41\"").places == ["1:10 V0113"])
        #expect(Parsed("let a = \"\\u{41\"").places == ["1:10 V0113"])
        #expect(Parsed("let a = \"\\u{41").codes == ["V0108", "V0113"])
    }

    @Test func scalarEscapeBeforeTheClosingQuote() {
        #expect(Self.text(#""\u{1F600}""#)?.unicodeScalars.count == 1)
    }

    @Test func unterminatedStringsEndAtTheirLine() {
        #expect(Parsed("view A {\n    Text(\"abc)\n    Text(\"d\")\n}").places == ["2:10 V0108"])
        #expect(Parsed("view A {\n    VStack { Text(\"abc) }\n    Text(\"d\")\n}").places == ["2:19 V0108"])
        #expect(Parsed("view A {\n    Button(\"abc) {\n        b()\n    }\n}").places == ["2:12 V0108"])
        #expect(Parsed("let a = \"b").places == ["1:9 V0108"])
        #expect(Parsed("let a = \"b\\").places == ["1:9 V0108"])
        #expect(Parsed("let a = \"b\\\nlet c = 1").places == ["1:9 V0108"])
    }

    @Test func unterminatedInterpolationsEndAtTheirLine() {
        #expect(Parsed("view A {\n    Text(\"a \\(b)\n    Text(\"c\")\n}").places == ["2:10 V0108"])
        #expect(Parsed("view A {\n    Text(\"a \\(b\n    Text(\"c\")\n}").places == ["2:13 V0110"])
        #expect(Parsed("view A {\n    Text(\"a \\(b \\(c \"d\n    Text(\"c\")\n}").codes.count == 1)
        #expect(Parsed("let a = \"\"\"\n  \\(b\n  \"\"\"\nlet c = 1").places == ["2:3 V0110"])
    }

    @Test func multilineMistakes() {
        #expect(Parsed("let a = \"\"\"b\n  \"\"\"").places == ["1:12 V0114"])
        #expect(Parsed("let a = \"\"\"b\"\"\"").places == ["1:12 V0114"])
        #expect(Parsed("let a = \"\"\"\n  b\"\"\"").places == ["2:4 V0115"])
        #expect(Parsed("let a = \"\"\"\n b\n c\n  \"\"\"").places == ["2:1 V0116"])
        #expect(Parsed("view A {\n  Text(\"\"\"\n  b\n").places == ["2:8 V0109"])
    }

    @Test func aSegmentWithoutEscapesOnOneLineStandsForItsBytes() {
        let sources: [(text: String, isVerbatim: [Bool])] = [
            (#"let a = "plain — é""#, [true]),
            (#"let a = "tab\t""#, [false]),
            (#"let a = "x\(1)y\n""#, [true, false]),
            (##"let a = #"raw\t"#"##, [true]),
            ("let a = \"\"\"\n    x\n    \"\"\"", [false]),
        ]
        for source in sources {
            let parsed = Parsed(source.text)
            let flags = parsed.all(.stringSegment).map { parsed.tree.tokens.flags[parsed.tree.firstToken($0).index] }
            #expect(flags.map { $0.contains(.verbatim) } == source.isVerbatim)
            #expect(parsed.tree.tokens.segments.count == source.isVerbatim.count { !$0 })
        }
    }
}
