import Testing
import ViewBase
import ViewCompiler

@Suite("Branches that are never taken")
struct UnreachableBranchTests {
    private func view(_ content: String) -> String {
        "view A(a: Bool, b: Bool, n: Int = 1) {\n    \(content)\n    Text(\"\\(a) \\(b) \\(n)\")\n}\n"
    }

    @Test(
        "What is told, and where",
        arguments: [
            ("if false { Text(\"x\") }", "this never holds, so the branch is never taken", "false"),
            ("if a && false { Text(\"x\") }", "this never holds, so the branch is never taken", "a && false"),
            ("if !(true) { Text(\"x\") }", "this never holds, so the branch is never taken", "!(true)"),
            (
                "if true { Text(\"x\") } else { Text(\"y\") }",
                "this always holds, so the branches after it are never taken", "true"
            ),
            (
                "if a { Text(\"x\") } else if b || true { Text(\"y\") } else { Text(\"z\") }",
                "this always holds, so the branches after it are never taken", "b || true"
            ),
            (
                "if a { Text(\"x\") } else if b { Text(\"y\") } else if a { Text(\"z\") }",
                "this is tested before, so the branch is never taken", "a"
            ),
            (
                "if n > 3 { Text(\"x\") } else if n > 3 { Text(\"y\") }",
                "this is tested before, so the branch is never taken", "n > 3"
            ),
        ])
    func told(_ content: String, _ message: String, _ place: String) throws {
        let source = view(content)
        let found = lint(source)
        try #require(found.map { $0.code.text } == ["V0701"])
        #expect(found[0].message == message)
        #expect(String(decoding: Array(source.utf8)[found[0].range.offsets], as: UTF8.self) == place)
        #expect(linted(source).diagnostics.map { $0.code.text } == ["V0701"])
    }

    @Test(
        "What may be taken",
        arguments: [
            "if a { Text(\"x\") } else if b { Text(\"y\") }", "if true { Text(\"x\") }",
            "if a || false { Text(\"x\") }",
            "if n > 3 { Text(\"x\") } else if n > 2 { Text(\"y\") }",
            "if a { Text(\"x\") }\n    if a { Text(\"y\") }",
        ])
    func fine(_ content: String) { #expect(lintCodes(view(content)) == []) }

    @Test("Statements count too") func statements() {
        let source = """
            view A {
                state n = 0
                action go { if n > 1 { n = 2 } else if n > 1 { n = 3 } }
                Text("\\(n)").onAppear(perform: go)
            }
            """
        #expect(lintCodes(source) == ["V0701"])
    }
}
