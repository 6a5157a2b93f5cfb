import Testing
import ViewBase

/// Text of the user as terminals get it.
@Suite struct SafeTextTests {
    @Test func signsThatSteerAreSpelled() {
        #expect(SafeText.line("a\u{1B}[2Jb") == "a\\u{1B}[2Jb")
        #expect(SafeText.line("a\nb\tc\rd") == "a\\nb\\tc\\rd")
        #expect(SafeText.line("\u{202E}abc\u{2066}\u{200F}\u{61C}") == "\\u{202E}abc\\u{2066}\\u{200F}\\u{61C}")
        #expect(SafeText.line("\u{9B}31m\u{7F}\u{0}\u{2028}") == "\\u{9B}31m\\u{7F}\\u{0}\\u{2028}")
    }

    /// Other text stays, emoji with joiners and letters of scripts that run from the right included.
    @Test(arguments: ["", "plain “text” – €", "שלום 👩‍👩‍👧 e\u{301}", "Ø©\u{A0}x"]) func otherTextStays(text: String) {
        #expect(SafeText.line(text) == text)
        #expect(SafeText.lines(Array(text.utf8)) == Array(text.utf8))
    }

    @Test func linesStayLines() {
        let bytes = SafeText.lines(Array("a\u{1B}\n\tb\u{202E}\n".utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == "a\\u{1B}\n\tb\\u{202E}\n")
    }
}
