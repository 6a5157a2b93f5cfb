import Testing
import ViewBase

@Suite("Long names in messages")
struct AbbreviationTests {
    private func message(_ text: String) -> String {
        Diagnostic(DiagnosticCode(201), text, SourceRange(file: FileID(0), 0..<0)).message
    }

    @Test("What is quoted is cut to 80 bytes, the rest of the message stays") func long() {
        let name = String(repeating: "n", count: 1_000_000)
        let kept = String(repeating: "n", count: 80)
        #expect(message("no `\(name)`; did you mean `m`?") == "no `\(kept)…`; did you mean `m`?")
    }

    @Test("A cut never splits a character's bytes") func unicode() {
        let kept = "a" + String(repeating: "é", count: 39)
        #expect(message("`a" + String(repeating: "é", count: 100) + "`") == "`\(kept)…`")
    }

    @Test(arguments: ["", "`", "a `b` c", "`" + String(repeating: "n", count: 120) + "`"])
    func short(_ text: String) { #expect(message(text) == text) }
}
