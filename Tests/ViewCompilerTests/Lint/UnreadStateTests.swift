import Testing
import ViewBase

@Suite("States that nothing reads")
struct UnreadStateTests {
    @Test(
        "What is only changed, however",
        arguments: [
            "state n = 0\nButton(\"a\") { n = 1 }", "state n = 0\nButton(\"a\") { n += 1 }",
            "state n = [1]\nButton(\"a\") { n.append(2) }", "state n = [1]\nButton(\"a\") { n[0] = 2 }",
            "state n = 0\naction go { n = 2 }\nButton(\"a\", action: go)",
        ])
    func told(_ body: String) throws {
        let found = lint("view A {\n\(body)\n}\n")
        try #require(found.map { $0.code.text } == ["V0711"])
        #expect(found[0].message == "the state `n` is changed, but nothing reads it")
        #expect(found[0].range.offsets == 15..<16)
    }

    @Test(
        "What is read, if only for the next change",
        arguments: [
            "state n = 0\nButton(\"\\(n)\") { n = 1 }", "state n = 0\nButton(\"a\") { n = n + 1 }",
            "state n = \"\"\nTextField(\"a\", text: $n)", "state n = 0\nButton(\"a\") { print(n); n = 1 }",
            "state n = 0\nText(\"a\").onTapGesture { n = 1 }.onChange(of: n) { print(1) }",
            "state _n = 0\nButton(\"a\") { _n = 1 }",
            "state n = [1]\nstate m = 0\nButton(\"\\(n[0])\") { n[m] = 2; m = 0 }",
        ])
    func fine(_ body: String) { #expect(lintCodes("view A {\n\(body)\n}\n") == []) }

    @Test("A state that nothing names is unused") func unused() {
        #expect(lintCodes("view A {\nstate n = 0\nText(\"a\")\n}\n") == ["V0403"])
    }
}
