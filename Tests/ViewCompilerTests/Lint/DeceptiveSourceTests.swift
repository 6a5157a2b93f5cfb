import Testing
import ViewBase
import ViewCompiler

@Suite("Sources that look other than they are")
struct DeceptiveSourceTests {
    @Test("Direction marks in strings and comments", arguments: [0x202A, 0x202E, 0x2066, 0x2069])
    func directionMarks(_ code: UInt32) throws {
        let mark = String(try #require(Unicode.Scalar(code)))
        let source = "view A {\n    Text(\"a\(mark)b\") // \(mark)x\n    Text(#\"a\(mark)b\"#)\n}\n"
        let found = linted(source).diagnostics
        try #require(found.map { $0.code.text } == ["V0709", "V0709", "V0709"])
        let name = "U+" + String(code, radix: 16, uppercase: true)
        let escape = "\\u{" + String(code, radix: 16, uppercase: true) + "}"
        let turns = "\(name) turns the direction of text, so that this may read other than it is"
        #expect(
            found.map { $0.message } == ["\(turns): write `\(escape)`", "\(turns): remove it", "\(turns): remove it"])
        #expect(found.map { $0.fixIts.map { $0.edits.map { $0.replacement } } } == [[[escape]], [], []])
        #expect(found[0].range.offsets == 20..<23)
    }

    /// The marks that only say a direction, and letters of scripts that run from right to left, deceive nobody.
    @Test func plainRightToLeftTextIsFine() {
        #expect(
            lintCodes("view A { Text(\"\u{200F}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{200E}\u{2026}\") } // \u{5E9}\n") == [])
    }

    @Test(
        "Names that look alike",
        arguments: [
            ("n\u{430}me", "name"), ("\u{3BF}", "o"), ("\u{FF41}b", "ab"), ("\u{441}\u{430}r", "car"),
        ])
    func lookalikes(_ name: String, _ twin: String) throws {
        let source = "view A(\(twin): String, \(name): String) { Text(\(twin) + \(name)) }\n"
        let found = linted(source).diagnostics
        try #require(found.map { $0.code.text } == ["V0710"])
        #expect(found[0].message == "`\(name)` and `\(twin)` are different names that look alike: rename one")
        #expect(String(decoding: Array(source.utf8)[found[0].range.offsets], as: UTF8.self) == name)
    }

    /// Two names of no Latin letter can look alike as well; the later one is told.
    @Test func twoScriptsLookAlike() {
        let source =
            "view A(\u{440}\u{43E}: String, \u{3C1}\u{3BF}: String) { Text(\u{440}\u{43E} + \u{3C1}\u{3BF}) }\n"
        #expect(linted(source).diagnostics.map { $0.code.text } == ["V0710"])
    }

    @Test(
        "Names of other scripts alone",
        arguments: ["\u{43F}\u{440}\u{438}\u{432}\u{435}\u{442}", "\u{540D}\u{524D}", "\u{E9}t\u{E9}"])
    func otherScripts(_ name: String) { #expect(lintCodes("view A(\(name): String) { Text(\(name)) }\n") == []) }
}
