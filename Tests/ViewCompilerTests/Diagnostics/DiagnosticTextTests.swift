import Testing
import ViewBase
import ViewCompiler

@Suite("Diagnostics for people")
struct DiagnosticTextTests {
    private func file(_ text: String, path: String = "a.view", id: Int = 0) -> SourceFile {
        SourceFile(id: FileID(id), path: path, bytes: Array(text.utf8))
    }

    private func diagnostic(_ range: Range<Int>, _ severity: Severity = .error) -> Diagnostic {
        Diagnostic(DiagnosticCode(203), severity, "no such name", SourceRange(file: FileID(0), range))
    }

    private func printed(_ text: String, _ range: Range<Int>) -> [String] {
        var printer = DiagnosticText([file(text)])
        let bytes = printer.print([diagnostic(range)])
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
    }

    @Test func placeMessageLineAndCarets() {
        #expect(
            printed("view A {\n    Txet(\"x\")\n}\n", 13..<17) == [
                "a.view:2:5: error[V0203]: no such name",
                "    Txet(\"x\")",
                "    ^^^^",
                "",
            ])
    }

    @Test func tabsAreRepeatedBeforeTheCarets() {
        #expect(printed("\t\tText", 2..<6).dropFirst() == ["\t\tText", "\t\t^^^^", ""])
        #expect(printed("\t\tText", 2..<6)[0].hasPrefix("a.view:1:3:"))
    }

    @Test func wideCharactersTakeTwoCellsAndMarksNone() {
        // 3 bytes each for あ and い; e with a combining acute is one cell.
        #expect(printed("あいx", 3..<6).dropFirst() == ["あいx", "  ^^", ""])
        #expect(printed("e\u{301}x", 3..<4).dropFirst() == ["e\u{301}x", " ^", ""])
        #expect(printed("あいx", 3..<6)[0].hasPrefix("a.view:1:2:"))
    }

    @Test func anEmptyRangeStillGetsOneCaret() {
        #expect(printed("ab", 1..<1).dropFirst() == ["ab", " ^", ""])
        #expect(printed("ab\n", 2..<2).dropFirst() == ["ab", "  ^", ""])
        #expect(printed("", 0..<0).dropFirst() == ["", "^", ""])
    }

    @Test func aRangeOverSeveralLinesIsMarkedToTheEndOfItsFirst() {
        #expect(printed("ab cd\r\nef\r\n", 3..<9).dropFirst() == ["ab cd", "   ^^", ""])
    }

    @Test func aByteOrderMarkHasNoColumn() {
        #expect(printed("\u{FEFF}ab", 3..<5) == ["a.view:1:1: error[V0203]: no such name", "ab", "^^", ""])
    }

    @Test func aLongLineIsCutAroundTheCarets() {
        let text = String(repeating: "a", count: 1000) + "XY" + String(repeating: "b", count: 1000)
        // 40 cells before the carets, 118 cells in all, an ellipsis at both ends.
        let line = "…" + String(repeating: "a", count: 40) + "XY" + String(repeating: "b", count: 76) + "…"
        #expect(
            printed(text, 1000..<1002) == [
                "a.view:1:1001: error[V0203]: no such name", line, String(repeating: " ", count: 41) + "^^", "",
            ])
        #expect(printed(text, 0..<1)[1] == String(repeating: "a", count: 118) + "…")
    }

    @Test func controlCharactersDoNotReachTheTerminal() {
        #expect(printed("a\u{1B}[31mb", 0..<1)[1] == "a\u{FFFD}[31mb")
    }

    @Test func brokenBytesAreReplaced() {
        let file = SourceFile(id: FileID(0), path: "a.view", bytes: [0x61, 0xFF, 0xE3, 0x81, 0x62])
        var printer = DiagnosticText([file])
        let text = String(decoding: printer.print([diagnostic(4..<5)]), as: UTF8.self)
        #expect(text.hasSuffix("\na\u{FFFD}\u{FFFD}\u{FFFD}b\n    ^\n"))
    }

    @Test func notesAndFixItsFollowWithTheirOwnPlaces() {
        let other = file("let Text = 1\n", path: "lib/b.view", id: 1)
        let note = DiagnosticNote("declared here", SourceRange(file: FileID(1), 4..<8))
        let fixIt = FixIt("write `Text`", [TextEdit(SourceRange(file: FileID(0), 0..<4), "Text")])
        let finding = Diagnostic(
            DiagnosticCode(401), .warning, "odd", SourceRange(file: FileID(0), 0..<4),
            notes: [note, DiagnosticNote("no place")], fixIts: [fixIt])
        var printer = DiagnosticText([file("Txet"), other])
        #expect(
            String(decoding: printer.print([finding], hiddenErrors: 2), as: UTF8.self) == """
                a.view:1:1: warning[V0401]: odd
                Txet
                ^^^^
                lib/b.view:1:5: note: declared here
                let Text = 1
                    ^^^^
                note: no place
                fix-it: write `Text`
                2 more errors not shown

                """)
    }

    @Test func colourIsOnlyInTheLabelsAndCarets() {
        var plain = DiagnosticText([file("Txet")])
        var coloured = DiagnosticText([file("Txet")], usesColor: true)
        let bytes = coloured.print([diagnostic(0..<4)])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("\u{1B}[1;31merror[V0203]:\u{1B}[0m"))
        #expect(text.contains("\u{1B}[1;32m^^^^\u{1B}[0m"))
        let stripped = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(stripped == String(decoding: plain.print([diagnostic(0..<4)]), as: UTF8.self))
    }
}
