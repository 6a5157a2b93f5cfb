import Testing
import ViewBase
import ViewCompiler

@Suite("Branches that are never taken")
struct UnreachableBranchTests {
    private func view(_ content: String) -> String {
        "view A(a: Bool, b: Bool, n: Int = 1, m: Int? = nil) {\n    \(content)\n    Text(\"\\(a) \\(b) \\(n) \\(m ?? 0)\")\n}\n"
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
                "this never holds here, so the branch is never taken", "a"
            ),
            (
                "if n > 3 { Text(\"x\") } else if (3 < n) { Text(\"y\") }",
                "this never holds here, so the branch is never taken", "(3 < n)"
            ),
            (
                "if a && b { Text(\"x\") } else if a && b { Text(\"y\") }",
                "this never holds here, so the branch is never taken", "a && b"
            ),
            (
                "if a || b { Text(\"x\") } else if b { Text(\"y\") }",
                "this never holds here, so the branch is never taken", "b"
            ),
            (
                "if a { Text(\"x\") } else if b, a == true { Text(\"y\") }",
                "this never holds here, so the branch is never taken", "b, a == true"
            ),
            (
                "if n > 3 { Text(\"x\") } else if n <= 3 { Text(\"y\") } else { Text(\"z\") }",
                "this always holds here, so the branches after it are never taken", "n <= 3"
            ),
            (
                "if n == 1 { Text(\"x\") } else if n != 1 { Text(\"y\") } else { Text(\"z\") }",
                "this always holds here, so the branches after it are never taken", "n != 1"
            ),
            (
                "if a { VStack { if !a { Text(\"x\") } else { Text(\"y\") } } }",
                "this never holds here, so the branch is never taken", "!a"
            ),
            (
                "if a { Text(\"x\").background { if a { Text(\"y\") } else { Text(\"z\") } } }",
                "this always holds here, so the branches after it are never taken", "a"
            ),
            (
                "if a { Text(\"x\") } else { ForEach(0..<2, id: \\.self) { _ in if a || b && a { Text(\"y\") } } }",
                "this never holds here, so the branch is never taken", "a || b && a"
            ),
            ("if a && !a { Text(\"x\") }", "this never holds here, so the branch is never taken", "a && !a"),
            ("if 1 > 2 { Text(\"x\") }", "this never holds, so the branch is never taken", "1 > 2"),
            (
                "if let m { Text(\"\\(m)\") } else if m != nil { Text(\"y\") }",
                "this never holds here, so the branch is never taken", "m != nil"
            ),
            (
                "if m == nil { Text(\"x\") } else if let m { Text(\"\\(m)\") } else { Text(\"z\") }",
                "this always holds here, so the branches after it are never taken", "m"
            ),
            (
                "if n > 3 { Text(\"x\") } else if n > 3 { Text(\"y\") }",
                "this never holds here, so the branch is never taken", "n > 3"
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
            "if a { Text(\"x\") }\n    if a { Text(\"y\") }", "if a { if a { Text(\"x\") } }",
            "if a { if b { Text(\"x\") } } else if b { Text(\"y\") }",
            "if a && b { Text(\"x\") } else if a { Text(\"y\") } else if b { Text(\"z\") }",
            "if n < 3 { Text(\"x\") } else if n <= 3 { Text(\"y\") }",
            "if a { ForEach([true, false], id: \\.self) { a in if a { Text(\"x\") } else { Text(\"y\") } } }",
            "if env.isEnabled { VStack { if env.isEnabled { Text(\"x\") } else { Text(\"y\") } }.disabled(true) }",
            "if let m, m > 2 { Text(\"x\") } else if let m { Text(\"\\(m)\") }",
            "if a { Text(\"x\") } else if b { if n == 1 { Text(\"y\") } else if n == 2 { Text(\"z\") } }",
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

    /// A handler runs later, when the state may be another, and so may what stands after an assignment.
    @Test("Statements inside a branch start anew") func laterStatements() {
        let source = """
            view A {
                state on = false
                action flip { if on { on = false
                    if on { print(1) } else { print(2) } } }
                if on { Button("a") { if on { flip() } else { print(3) } } }
            }
            """
        #expect(lintCodes(source) == [])
    }

    @Test(
        "A `default` beside all cases",
        arguments: [
            (
                "enum E { case a, b }\nview A(e: E) { switch e {\ncase .a: Text(\"a\")\ncase .b: Text(\"b\")\n"
                    + "default: Text(\"c\")\n} }\n", 1
            ),
            (
                "view A(e: Bool?) { switch e {\ncase true, false: Text(\"a\")\ncase nil: Text(\"b\")\n"
                    + "default: Text(\"c\")\n} }\n", 1
            ),
            ("view A(e: Bool?) { switch e {\ncase true, false: Text(\"a\")\ndefault: Text(\"c\")\n} }\n", 0),
            ("view A(e: Int) { switch e {\ncase 1: Text(\"a\")\ndefault: Text(\"c\")\n} }\n", 0),
            (
                "view A { switch env.colorScheme {\ncase .light: Text(\"a\")\ncase .dark: Text(\"b\")\n"
                    + "default: Text(\"c\")\n} }\n", 0
            ),
        ])
    func defaultForNone(_ source: String, _ count: Int) throws {
        let found = lint(source)
        try #require(found.map { $0.code.text } == Array(repeating: "V0701", count: count))
        #expect(found.allSatisfy { $0.message == "each value has its own case, so that `default` is never taken" })
    }

    @Test("What stands behind a `return`, told once")
    func behindReturn() {
        let source = """
            func f(n: Int) -> Int {
                if n > 0 { return 1 } else { return 2 }
                let m = n
                return m
            }
            view A {
                state n = 0
                action go {
                    guard n > 0 else { return }
                    return
                    n = 1
                    n = 2
                }
                Text("\\(n) \\(f(n: 1))").onTapGesture(perform: go)
            }
            """
        let found = lint(source)
        #expect(found.map { $0.code.text } == ["V0701", "V0701"])
        let bytes = Array(source.utf8)
        #expect(
            found.map { String(decoding: bytes[$0.range.offsets], as: UTF8.self) } == ["let m = n", "n = 1"])
    }
}
