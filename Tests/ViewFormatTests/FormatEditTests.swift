import Foundation
import TestSupport
import Testing
import ViewBase
import ViewFormat
import ViewSyntax

/// What formatting changes in an editor's text: the whole file, a range, and what was just typed.
@Suite struct FormatEditTests {
    @Test(arguments: FormatInvariantTests.files)
    func theEditsOfAFileGiveItsCanonicalForm(_ file: String) throws {
        let source = Source(Array(try Data(contentsOf: GoldenFolder.package.appending(path: file))))
        guard source.isValid else { return }
        for width in [100, 40] {
            let edits = SourceFormatter.edits(source.tree, width: width)
            let text = String(decoding: source.formatted(width: width), as: UTF8.self)
            #expect(source.applying(edits) == text, "at \(width)")
        }
    }

    /// Any part of any file, laid out alone, leaves the tokens, the comments and what they mean as they are.
    @Test(arguments: FormatInvariantTests.files)
    func theEditsOfARangeKeepTheFile(_ file: String) throws {
        let source = Source(Array(try Data(contentsOf: GoldenFolder.package.appending(path: file))))
        guard source.isValid else { return }
        let count = source.tree.source.bytes.count
        var seen: Set<[TextEdit]> = []
        for start in stride(from: 0, to: count, by: max(1, count / 20)) {
            for length in [0, 1, 40, 400] {
                let edits = SourceFormatter.edits(source.tree, in: start..<min(count, start + length), width: 40)
                guard seen.insert(edits).inserted else { continue }
                let changed = Source(Array(source.applying(edits).utf8))
                #expect(changed.isValid && SourceFormatter.isSame(source.tree, changed.tree), "\(start)+\(length)")
            }
        }
    }

    @Test func editsAreTheSmallest() {
        let source = Source(Array("view A{Text( \"a\" )}\n".utf8))
        let edits = SourceFormatter.edits(source.tree)
        #expect(edits.map { $0.range.offsets } == [6..<6, 7..<7, 12..<13, 16..<17, 18..<18])
        #expect(edits.map { $0.replacement } == [" ", " ", "", "", " "])
    }

    @Test func carriageReturnsAreNotPartedFromTheirLineFeeds() {
        let source = Source(Array("let a = 1\r\nlet b = 2\r\n".utf8))
        let edits = SourceFormatter.edits(source.tree)
        #expect(edits.map { $0.range.offsets } == [9..<11, 20..<22])
        #expect(source.applying(edits) == "let a = 1\nlet b = 2\n")
    }

    /// Where lines alone are laid out, they end as the others of the file do.
    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesOfAFileKeepItsLineEnds(_ lineEnd: String) {
        let text = "view A {\n  /* one\n two */\n  Text( \"a\" )\n  VStack { Text(\"b\"); Text(\"c\") }\n}\n"
        let expected =
            "view A {\n  /* one\n two */\n    Text(\"a\")\n    VStack {\n        Text(\"b\")\n        Text(\"c\")\n    }\n}\n"
        let source = Source(Array(text.replacing("\n", with: lineEnd).utf8))
        let range = LineTable(source.tree.source.bytes).range(ofLines: 4...5)
        let edits = SourceFormatter.edits(source.tree, in: range)
        #expect(source.applying(edits) == expected.replacing("\n", with: lineEnd))
    }

    private static let untidy = """
        view A {
        VStack {
          Text( "a" )
            .bold( )
          Text( "b" )
        }
        }
        view B{ Text( "c" ) }

        """

    private func formatted(lines: ClosedRange<Int>, of text: String) -> String {
        let source = Source(Array(text.utf8))
        let range = LineTable(source.tree.source.bytes).range(ofLines: lines)
        return source.applying(SourceFormatter.edits(source.tree, in: range))
    }

    @Test func aRangeLaysOutTheItemsOnItsLines() {
        #expect(
            formatted(lines: 4...4, of: Self.untidy) == """
                view A {
                VStack {
                        Text("a")
                            .bold()
                  Text( "b" )
                }
                }
                view B{ Text( "c" ) }

                """)
        #expect(
            formatted(lines: 7...8, of: Self.untidy) == """
                view A {
                    VStack {
                        Text("a")
                            .bold()
                        Text("b")
                    }
                }
                view B { Text("c") }

                """)
        #expect(
            formatted(lines: 8...9, of: Self.untidy)
                == Self.untidy.replacing("view B{ Text( \"c\" ) }", with: "view B { Text(\"c\") }"))
    }

    @Test(
        "The lines of a whole file give what the file gives",
        arguments: [
            ("view A {}\n\n\n", "view A {}\n"), ("view A{ }", "view A {}\n"), ("\n\n\n", ""),
            ("// a\n\n\n\n", "// a\n"),
            ("view A {\n}\r\n\r\n", "view A {}\n"), ("\u{FEFF}view A { }\n\n", "view A {}\n"),
        ])
    func allLines(_ text: String, _ laidOut: String) {
        let count = LineTable(Array(text.utf8)).lineCount
        #expect(formatted(lines: 1...count, of: text).replacing("\r\n", with: "\n") == laidOut)
        #expect(formatted(lines: 1...count + 9, of: text).replacing("\r\n", with: "\n") == laidOut)
    }

    /// The line end that the file lacks is not added while its last line is being written.
    @Test func aBraceAtTheEndAddsNoLineEnd() {
        let source = Source(Array("view A{ }".utf8))
        let edits = SourceFormatter.edits(source.tree, afterTyping: UInt8(ascii: "}"), at: 9)
        #expect(source.applying(edits) == "view A {}")
    }

    @Test func aBraceLaysOutWhatItCloses() {
        let source = Source(Array(Self.untidy.utf8))
        let brace = Array(Self.untidy.utf8).firstIndex(of: UInt8(ascii: "}"))! + 1
        let edits = SourceFormatter.edits(source.tree, afterTyping: UInt8(ascii: "}"), at: brace)
        #expect(
            source.applying(edits) == """
                view A {
                    VStack {
                        Text("a")
                            .bold()
                        Text("b")
                    }
                }
                view B{ Text( "c" ) }

                """)
    }

    /// The source with `|` where the line was broken, and the columns of the new line.
    @Test(arguments: [
        ("view A {\n|", 4), ("view A {\n|}", 0), ("view A {\n    VStack {\n|\n    }\n}", 8),
        ("view A {\n    Text(\"a\")\n|\n}", 4), ("view A {\n    Text(\"a\")\n        .bold()\n|\n}", 8),
        ("view A {\n    Text(\"a\")\n|.bold()\n}", 8), ("view A {\n    VStack {\n    }\n|.bold()\n}", 4),
        ("view A {\n    switch a {\n|case b: c\n    }\n}", 4),
        ("view A {\n    switch a {\n    case b:\n|\n    }\n}", 8),
        ("enum A {\n|case b\n}", 4), ("let a = [\n|", 4), ("let a = 1\n|", 0), ("let a = f(\n|1\n)", 4),
        ("view A {\n    Text(\"a\"\n|.bold(\n}", 8),
    ])
    func aNewLineIsIndented(_ text: String, _ columns: Int) {
        let offset = Array(text.utf8).firstIndex(of: UInt8(ascii: "|"))!
        let source = Source(Array(text.replacing("|", with: "").utf8))
        let edits = SourceFormatter.edits(source.tree, afterTyping: 0x0A, at: offset)
        let expected = columns == 0 ? [] : [String(repeating: " ", count: columns)]
        #expect(edits.map { $0.replacement } == expected)
        #expect(edits.allSatisfy { $0.range.offsets == offset..<offset })
    }

    @Test(arguments: ["let a = \"\"\"\n|text\n\"\"\"", "/* one\n|two */ let a = 1"])
    func linesOfStringsAndCommentsAreLeftAlone(_ text: String) {
        let offset = Array(text.utf8).firstIndex(of: UInt8(ascii: "|"))!
        let source = Source(Array(text.replacing("|", with: "").utf8))
        #expect(SourceFormatter.edits(source.tree, afterTyping: 0x0A, at: offset).isEmpty)
    }
}
