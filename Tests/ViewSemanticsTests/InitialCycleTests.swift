import Testing
import ViewBase

/// Initial values that need themselves, by whatever way: an error with the whole path, told once.
@Suite("Cycles of initial values")
struct InitialCycleTests {
    /// Sources with the text under the carets and the path.
    @Test(arguments: [
        ("let a = b\nlet b = a", "a", "a → b → a"),
        // Through what is worked out when it is read, and through functions.
        ("let d: Int = c\nvar c: Int { d }", "d", "d → c → d"),
        ("var c: Int { d }\nlet d = c", "d", "d → c → d"),
        ("func f() -> Int { g }\nlet g: Int = f()", "g", "g → f → g"),
        ("func f(on: Bool) -> Int { on ? g : 0 }\nlet g: Int = f(on: false)", "g", "g → f → g"),
        (
            "func a(_ n: Int) -> Int { b(n) }\nfunc b(_ n: Int) -> Int { n + c }\nvar c: Int { d }\n"
                + "let d: Int = [1].map { a($0) }.reduce(0, +)", "d", "d → a → b → c → d"
        ),
        ("func a(_ n: Int) -> Int { n + d }\nlet d: [Int] = [1].map(a)\n", "d", "d → a → d"),
        // What only begins where the cycle is goes on to it.
        ("let a = c\nlet c = f()\nfunc f() -> Int { c }", "c", "c → f → c"),
        // Through methods, also by a key path.
        ("record R(x: Int) { var y: Int { x + d } }\nlet d: Int = R(x: 1).y", "d", "d → y → d"),
        ("record R(x: Int) { var y: Int { x + d } }\nlet d: Int = [R(x: 1)].map(\\.y).count", "d", "d → y → d"),
        ("enum E { case a\nfunc n() -> Int { d } }\nlet d: Int = E.a.n()", "d", "d → n → d"),
        // Defaults of fields and of parameters, where a call leaves them out.
        ("record R(x: Int = R().y) { var y: Int { x } }", "x", "R.x → R.x"),
        ("record R(x: Int = f())\nfunc f() -> Int { R().x }", "x", "R.x → f → R.x"),
        ("record R(x: Int = d)\nlet d: Int = R().x", "d", "d → R.x → d"),
        ("func f(_ n: Int = d) -> Int { n }\nlet d: Int = f()", "d", "d → f.n → d"),
        // In what is tried with several types.
        ("let d: Int = [1].reduce(0) { $0 + d * $1 }", "d", "d → d"),
    ])
    func cycle(_ source: String, _ place: String, _ path: String) {
        let checked = Checked(source)
        let cycles = checked.diagnostics.filter { $0.code.text == "V0208" }
        #expect(cycles.map { checked.text($0) } == [place])
        #expect(cycles.first?.message.hasSuffix("needs itself: " + path) == true, "\(cycles)")
    }

    @Test(arguments: [
        // A default that no call in it leaves to itself.
        "record R(x: Int = R(x: 1).y) { var y: Int { x } }",
        "func f(_ n: Int = d) -> Int { n }\nlet d: Int = f(1)",
        "record Node(id: Int, children: [Node] = [])\nlet root = Node(id: 1, children: [Node(id: 2)])",
        // Two ways to one constant.
        "let a = 1\nfunc f() -> Int { a }\nlet b = f() + a\nlet c = f() + b",
        // A view reads a constant whose function reads another.
        "let a = 2\nvar b: Int { a }\nlet c = b\nview A(n: Int = c) { state m = b\nText(\"\\(m + n)\") }",
    ])
    func noCycle(_ source: String) { #expect(Checked(source).diagnostics.map { $0.message } == []) }

    /// Each function of a long way back reads the constant that begins it: one ring is told, in linear time.
    @Test func oneOfManyRings() {
        let count = 1_000
        var source = "let d: Int = f0()\nfunc f\(count)() -> Int { d }\n"
        for index in 0..<count { source += "func f\(index)() -> Int { f\(index + 1)() + d }\n" }
        #expect(Checked(source).codes == ["V0208"])
    }

    /// A state and a `let` of a view that need themselves inside what is tried with several types.
    @Test func membersOfViews() {
        let checked = Checked("view A { state n: Int = [1].reduce(0) { $0 + n * $1 }\nText(\"\\(n)\") }")
        #expect(checked.codes.contains("V0208"))
    }

    /// What is wrong in another declaration is told even where the attempt that came upon it is taken back.
    @Test func findingsOfOtherDeclarationsLast() {
        let checked = Checked("let t = [1.5].reduce(0) { $0 + $1 * b }\nlet b: Double = \"x\"")
        #expect(checked.codes == ["V0220"])
        #expect(checked.diagnostics.map { checked.text($0) } == ["\"x\""])
    }
}
