import Testing
import ViewBase

@testable import ViewSyntax

/// Places count lines and Unicode scalars from 1: a tab is one, a byte-order mark none, CRLF one line end.
@Suite struct PositionTests {
    @Test func scalarsNotBytes() {
        // 11 scalars before the mistake: `let a = "`, then 😀 日 本 é and the closing quote are 14, a space is 15.
        let parsed = Parsed("let a = \"😀日本é\" :")
        #expect(parsed.places == ["1:16 V0140"])
        #expect(parsed.result.diagnostics[0].range.start == 9 + 4 + 3 + 3 + 2 + 1 + 1)
    }

    @Test func tabsCountOnce() { #expect(Parsed("view A {\n\t\t:\n}").places == ["2:3 V0136"]) }

    @Test func lineEndsCountOnce() {
        #expect(Parsed("view A {\r\n\r\n    :\r\n}").places == ["3:5 V0136"])
        #expect(Parsed("view A {\r\r    :\r}").places == ["3:5 V0136"])
        #expect(Parsed([0xEF, 0xBB, 0xBF] + Array(":".utf8)).places == ["1:1 V0137"])
    }

    @Test func whatIsMissingAtALineEndIsPlacedThere() {
        #expect(Parsed("let a = 1 +\n\n\nlet b = 2").places == ["1:12 V0135"])
        #expect(Parsed("view A { Text(\"a\"\n}").places == ["1:18 V0132"])
    }
}
