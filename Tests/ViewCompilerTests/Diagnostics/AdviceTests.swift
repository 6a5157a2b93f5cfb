import Testing
import ViewBase
import ViewCompiler

@Suite("Warnings of what goes unused, and comments that silence them")
struct AdviceTests {
    /// The diagnostics of a source beside a file `chips.view`, in order of place.
    private func findings(_ source: String, chips: String = "view Chip { Text(\"c\") }") -> [Diagnostic] {
        let sources = MemorySources()
        sources.add("a.view", Array(source.utf8))
        sources.add("chips.view", Array(chips.utf8))
        return DiagnosticPolicy().apply(Compilation(["a.view"], from: sources).diagnostics)
    }

    private func codes(_ source: String) -> [String] { findings(source).map { $0.code.text } }

    /// The source with the first fix-it of its only finding applied.
    private func fixed(_ source: String) throws -> String {
        let found = findings(source)
        try #require(found.count == 1)
        var bytes = Array(source.utf8)
        for edit in try #require(found[0].fixIts.first).edits {
            bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [DiagnosticCode.unusedImport, .unknownAllowance, .idleAllowance])
    func examples(_ code: DiagnosticCode) throws {
        let info = try #require(DiagnosticList.info(code))
        #expect(codes(info.wrong) == [code.text])
        #expect(codes(info.right) == [])
    }

    @Test(
        "What a fix-it leaves",
        arguments: [
            (
                "view A(title: String) { Text(\"a\") }", "V0402",
                "view A(title _title: String) { Text(\"a\") }"
            ),
            ("view A(_ title: String) { Text(\"a\") }", "V0402", "view A(_ _title: String) { Text(\"a\") }"),
            (
                "view A {\n    let b = 1\n\n    /// Counts.\n    state n = 0\n    Text(\"\\(b)\")\n}\n", "V0403",
                "view A {\n    let b = 1\n\n    Text(\"\\(b)\")\n}\n"
            ),
            (
                "view A {\n    action go { print(1) }\n    Text(\"a\")\n}\n", "V0404", "view A {\n    Text(\"a\")\n}\n"
            ),
            ("view A {\n    let n = 1\n    Text(\"a\")\n}\n", "V0405", "view A {\n    Text(\"a\")\n}\n"),
            ("private record R(id: Int)\n\nview A { Text(\"a\") }\n", "V0406", "\nview A { Text(\"a\") }\n"),
            ("import \"chips.view\"\nview A { Text(\"a\") }\n", "V0407", "view A { Text(\"a\") }\n"),
            (
                "@deprecated(\"use B\")\nview T { B() }\nview B { Text(\"b\") }\nview A { T() }\n", "V0408",
                "@deprecated(\"use B\")\nview T { B() }\nview B { Text(\"b\") }\nview A { B() }\n"
            ),
        ])
    func fixIts(_ source: String, _ code: String, _ result: String) throws {
        #expect(codes(source) == [code])
        #expect(try fixed(source) == result)
        #expect(findings(result).map { $0.message } == [])
    }

    @Test(
        "What is used, exported or meant to be unused is fine",
        arguments: [
            "view A(_title: String) { Text(\"a\") }",
            "record R(id: Int)\nlet n = 1\nfunc f() -> Int { 1 }\nenum E { case a }",
            "view A {\n    state _n = 0\n    Text(\"a\")\n}",
            "view A {\n    state n = \"\"\n    TextField(\"a\", text: $n)\n}",
            "view A {\n    content body { Text(\"a\") }\n}",
            "private let n = 1\ntest \"t\" { expect n == 1 }",
            "import \"chips.view\"\npreview \"p\" { Chip() }",
            "view A(items: [Int]) { ForEach(items, id: \\.self) { item in Text(\"a\") } }",
        ])
    func used(_ source: String) { #expect(findings(source).map { $0.message } == []) }

    @Test("Nothing is called unused while there are errors") func errorsComeFirst() {
        #expect(codes("view A(title: String) { Txt(\"a\") }") == ["V0201"])
        #expect(codes("view A(title: String) { Text(\"a\" }") == ["V0132"])
        #expect(codes("import \"none.view\"\nprivate let a = 1\nview B { Chip() }") == ["V0601"])
    }

    @Test(
        "A comment silences its line, or the next one where it stands alone",
        arguments: [
            "view A {\n    state n = 0 // view:allow(V0403) later\n    Text(\"a\")\n}",
            "view A {\n    // view:allow(v0403, V0405) later\n    state n = 0; let b = 1\n    Text(\"a\")\n}",
            "//view:allow(V0402)\nview A(n: Int) { Text(\"a\") }",
        ])
    func silenced(_ source: String) { #expect(findings(source).map { $0.message } == []) }

    @Test func whatSilencesNothingIsToldAtTheComment() {
        let source = "view A {\n    state n = 0 // view:allow(V0402) x\n    Text(\"a\") // view:allow\n}"
        #expect(codes(source) == ["V0403", "V0410", "V0409"])
        #expect(findings(source)[1].range.offsets == 25..<47)
        #expect(codes("view A { Text(\"a\") } // view:allow(V0201) no warning") == ["V0409"])
        #expect(codes("view A { Text(\"a\") } // view:allow(V0501) found by layout") == [])
    }
}
