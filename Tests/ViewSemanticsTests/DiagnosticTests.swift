import Testing
import ViewBase
import ViewIR

/// Mistakes with the place, the message and the fix-it that each must have.
@Suite("Diagnostics of the checker")
struct DiagnosticTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let source: String
        let code: String
        /// The text under the carets.
        let place: String
        /// A part of the message.
        let message: String
        /// The source after the first fix-it, which must check clean.
        var fixed: String?
        var testDescription: String { source }
    }

    static let mistakes: [Mistake] = [
        Mistake(
            source: "let sum = [1].reduce(0) { $0 + \"x\" }", code: "V0229", place: "\"x\"",
            message: "they are `Int` and `String`"),
        Mistake(
            source: "let sum = [\"a\"].reduce(0, +)", code: "V0229", place: "+", message: "they are `Int` and `String`"),
        Mistake(
            source: "let rests = [1.5].reduce(0.5, %)", code: "V0229", place: "%", message: "takes Ints"),
        Mistake(
            source: "let sum = [\"a\"].reduce(\"\", max)", code: "V0220", place: "max",
            message: "this is `String`, but `Int` is expected"),
        Mistake(
            source: "let sum = [1].map(max)", code: "V0241", place: "max", message: "`max` takes 2 arguments, not 1"),
        Mistake(
            source: "func f(n: Int) -> Int { n }\nlet sum = [1.5].map(f)", code: "V0221", place: "f",
            message: "an `Int` is expected"),
        Mistake(
            source: "let sum = [1].map(3)", code: "V0220", place: "3",
            message: "this is `Int`, but `closure` is expected"),
        Mistake(
            source: "func f(_ n: Int) -> Int { n }\nview A { let f = [\"a\"]\nText(\"\\([1].map(f).count)\") }",
            code: "V0220", place: "f", message: "this is `[String]`, but `closure` is expected"),
        Mistake(
            source: "record R(a: Int, b: Int = 1)\nlet all = [1].map(R.init)", code: "V0241", place: "R.init",
            message: "`R.init` takes 2 arguments, not 1"),
        Mistake(
            source: "let all = [\"red\"].map(Color.init)", code: "V0246", place: "Color.init",
            message: "needs its arguments in parentheses"),
        Mistake(
            source: "func f() -> Int { let n = 1\nlet n = 2\nreturn n }", code: "V0206", place: "n",
            message: "`n` is declared twice"),
        Mistake(
            source: "enum E { case a\nvar s: String { rawValue } }", code: "V0201", place: "rawValue",
            message: "`rawValue`"),
        Mistake(
            source: "let texts = [1].map(+)", code: "V0227", place: "+", message: "a function of two values"),
        Mistake(
            source: "view A { state n = m\nlet m = f() + 1\nfunc f() -> Int { n }\nText(\"\\(m)\") }", code: "V0290",
            place: "f()", message: "`f` reads members of the view, and this is worked out before they have values"),
        Mistake(
            source: "view A { let d = e()\nfunc e() -> Int { d }\nText(\"\\(d)\") }", code: "V0208", place: "e()",
            message: "`d` needs itself: d → e → d"),
        Mistake(
            source: "view A(n: Int) { func f(m: Int = n) -> Int { m }\nText(\"\\(f()) \\(n)\") }", code: "V0201",
            place: "n", message: "`n`"),
        Mistake(
            source: "view A { var h: Int { h }\nText(\"\\(h)\") }", code: "V0208", place: "h",
            message: "`h` calls itself: h → h"),
        Mistake(
            source: "view A { var h { 1 }\nText(\"\\(h)\") }", code: "V0172", place: "var",
            message: "has its type written: `var h: Type { … }`"),
        Mistake(
            source: "view A { state n = 0\nfunc f() -> Int { n = 2; return 1 }\nText(\"\\(f())\") }", code: "V0262",
            place: "n = 2", message: "only an action or a handler can change state"),
        Mistake(
            source: "view A { state n = 0\nfunc f() { n = 1 }\nButton(\"\\(n)\") { f() } }", code: "V0213", place: "f",
            message: "what changes states is an `action`",
            fixed: "view A { state n = 0\naction f() { n = 1 }\nButton(\"\\(n)\") { f() } }"),
        Mistake(
            source: "view A(onPay: Action) { state n = 0\n"
                + "private func pay() { guard n > 0 else { n = 1; return }; onPay() }\nButton(\"a\", action: pay) }",
            code: "V0213", place: "pay", message: "what changes states is an `action`",
            fixed: "view A(onPay: Action) { state n = 0\n"
                + "private action pay() { guard n > 0 else { n = 1; return }; onPay() }\nButton(\"a\", action: pay) }"),
        Mistake(
            source: "view A { Text(\"a\").resizable() }", code: "V0248", place: "resizable",
            message: "`.resizable` is for a value of type `Image` only"),
        Mistake(
            source: "view A { Image(\"a\").padding().resizable() }", code: "V0248", place: "resizable",
            message: "move it before the other modifiers"),
        Mistake(
            source: "view A { Text(\"a\").padding(\"8\") }", code: "V0220", place: "\"8\"",
            message: "this is `String`, but `Double` is expected"),
        Mistake(
            source: "view A(s: String) { Text(\"a\").padding(s) }", code: "V0220", place: "s",
            message: "this is `String`, but `Double` is expected"),
        Mistake(
            source: "view A { Text(\"a\").padding(.top, \"8\") }", code: "V0220", place: "\"8\"",
            message: "this is `String`, but `Double` is expected"),
        Mistake(
            source: "view A { state n = 0\nButton(\"\\(n)\") { n++ } }", code: "V0135", place: "++",
            message: "there is no `++`: write `+= 1`", fixed: "view A { state n = 0\nButton(\"\\(n)\") { n += 1 } }"),
        Mistake(
            source: "test \"a\" { state n = 0\nshow Text(\"\\(n)\") at (9, 9)\nexpect n = 0 }", code: "V0140",
            place: "=",
            message: "to compare write `==`",
            fixed: "test \"a\" { state n = 0\nshow Text(\"\\(n)\") at (9, 9)\nexpect n == 0 }"),
        Mistake(
            source: "test \"a\" at [(9, 9), (10, 10)] { show Text(\"a\") }", code: "V0134", place: "[",
            message: "`at` takes one size"),
        Mistake(
            source: "view A(go: Action) { Text(\"a\").onTapGesture(count: -2) { go() } }", code: "V0250",
            place: "count: -2", message: "`count` must be at least 1, not -2"),
        Mistake(
            source: "view A { state n = 0\nText(\"\\(n)\").animation(.linear.speed((0)), value: n) }", code: "V0250",
            place: "(0)", message: "`speed` must be more than 0, not 0"),
        Mistake(
            source: "view A { Text(\"a\").environment(\\.locale, Locale(identifier: \"\")) }", code: "V0250",
            place: "identifier: \"\"", message: "a locale must be a language"),
        Mistake(
            source: "view A { VStack { Buton(\"Save\") {} } }", code: "V0201", place: "Buton",
            message: "did you mean `Button`?", fixed: "view A { VStack { Button(\"Save\") {} } }"),
        Mistake(
            source: "view A { Text(\"a\").paddin(4) }", code: "V0203", place: "paddin",
            message: "did you mean `.padding`?", fixed: "view A { Text(\"a\").padding(4) }"),
        Mistake(
            source: "view A { VStack(alignment: .top) { Text(\"a\") } }", code: "V0204", place: "top",
            message: "`HorizontalAlignment` has no member `.top`"),
        Mistake(
            source: "view A { VStack(alignment: .leadin) { Text(\"a\") } }", code: "V0204", place: "leadin",
            message: "did you mean `.leading`?", fixed: "view A { VStack(alignment: .leading) { Text(\"a\") } }"),
        Mistake(
            source: "view A(n: Int) { Text(\"a\").padding(n) }", code: "V0221", place: "n",
            message: "`Double` is expected", fixed: "view A(n: Int) { Text(\"a\").padding(Double(n)) }"),
        Mistake(
            source: "view A(n: Int, w: Double) { Text(\"a\").padding(w * n) }", code: "V0221", place: "n",
            message: "do not mix", fixed: "view A(n: Int, w: Double) { Text(\"a\").padding(w * Double(n)) }"),
        Mistake(
            source: "view A(name: String?) { Text(name) }", code: "V0222", place: "name",
            message: "may be nil", fixed: "view A(name: String?) { Text(name ?? \"\") }"),
        Mistake(
            source: "view A(name: String?) { Text(\"\\(name)\") }", code: "V0222", place: "name",
            message: "`??`", fixed: "view A(name: String?) { Text(\"\\(name ?? \"\")\") }"),
        Mistake(
            source: "view A { state s = \"\"\nTextField(\"x\", text: s) }", code: "V0224", place: "s",
            message: "`$`", fixed: "view A { state s = \"\"\nTextField(\"x\", text: $s) }"),
        Mistake(
            source: "view A(s: String) { TextField(\"x\", text: $s) }", code: "V0224", place: "$s",
            message: "only a state or a binding has a `$` form"),
        Mistake(
            source: "view A { Text(\"a\", 3) }", code: "V0241", place: "3", message: "takes no further argument"),
        Mistake(
            source: "view A { Text(\"a\").frame(widht: 3) }", code: "V0242", place: "widht",
            message: "did you mean `width:`?", fixed: "view A { Text(\"a\").frame(width: 3) }"),
        Mistake(
            source: "view B(title: String) { Text(title) }\nview A { B(\"x\") }", code: "V0242", place: "\"x\"",
            message: "needs its label `title:`",
            fixed: "view B(title: String) { Text(title) }\nview A { B(title: \"x\") }"),
        Mistake(
            source: "view B(_ title: String) { Text(title) }\nview A { B(title: \"x\") }", code: "V0242",
            place: "title",
            message: "no label", fixed: "view B(_ title: String) { Text(title) }\nview A { B(\"x\") }"),
        Mistake(
            source: "view B(title: String) { Text(title) }\nview A { B() }", code: "V0240", place: "()",
            message: "`B` needs `title:`"),
        Mistake(
            source: "view A { Image(systemName: \"x\") { Text(\"a\") } }", code: "V0244", place: "{",
            message: "takes no block"),
        Mistake(
            source: "enum E { case a, b, c }\nview A(e: E) { switch e {\ncase .a:\nText(\"a\")\n} }", code: "V0231",
            place: "switch", message: "`.b`, `.c`"),
        Mistake(
            source: "view A(n: Int) { Button(\"a\") { n = 2 } }", code: "V0263", place: "n", message: "never changes"),
        Mistake(
            source: "view A { #t Text(\"a\")\n#t Text(\"b\") }", code: "V0210", place: "#t", message: "already names"),
        Mistake(
            source: "view A(names: [String]) { ForEach(names) { name in Text(name) } }", code: "V0230", place: "names",
            message: "has no field `id`",
            fixed: "view A(names: [String]) { ForEach(names, id: \\.self) { name in Text(name) } }"),
        Mistake(
            source: "view A { HeaderStack { Text(\"a\")\nText(\"b\") } }", code: "V0272", place: "HeaderStack",
            message: "neither element is a control",
            fixed: "view A { HeaderStack { Text(\"a\")\n} trailing: {\nText(\"b\") } }"),
        Mistake(
            source: "view A { HeaderStack { Text(\"a\")\nText(\"b\")\nText(\"c\")\nText(\"d\") } }", code: "V0271",
            place: "Text(\"d\")", message: "not 4 elements"),
        Mistake(
            source: "view A(slot: Content) { HeaderStack { slot } }", code: "V0271", place: "slot",
            message: "a slot cannot stand directly in a header"),
        Mistake(
            source: "view A { Divider }", code: "V0246", place: "Divider", message: "needs parentheses",
            fixed: "view A { Divider() }"),
        Mistake(
            source: "view A { Text(\"a\").frame(width: .infinity) }", code: "V0249", place: "width: .infinity",
            message: "maxWidth: .infinity", fixed: "view A { Text(\"a\").frame(maxWidth: .infinity) }"),
        Mistake(
            source: "view A { content c { HStack { c } }\nc }", code: "V0208", place: "c",
            message: "`c` shows itself: c → c"),
        Mistake(
            source: "record R(id: Int, next: R?)", code: "V0208", place: "next", message: "holds itself: R → R"),
        Mistake(
            source: "enum E: Int { case a = 9223372036854775807, b }", code: "V0212", place: "b",
            message: "does not fit"),
        Mistake(
            source: "enum E: Int { case a = 1, b = 1 }", code: "V0212", place: "b = 1", message: "two cases"),
        Mistake(
            source: "view S(row: Content(Int)) { row }", code: "V0241", place: "row", message: "1 argument, not 0"),
        Mistake(
            source: "view A(n: Int) { switch n {\ndefault: Text(\"a\")\ncase 1: Text(\"b\")\n} }", code: "V0231",
            place: "case", message: "stands last"),
        Mistake(
            source: "view A(n: Int) { switch n {\ncase 1: Text(\"a\")\ncase 1: Text(\"b\")\ndefault: Text(\"c\")\n} }",
            code: "V0231", place: "1", message: "has a case already"),
        Mistake(
            source: "func f(n: Int) -> Int {\nlet y = n\nlet y = 3\nreturn y\n}", code: "V0206", place: "y",
            message: "declared twice"),
        Mistake(
            source: "view A { #a Group { Text(\"a\") } }", code: "V0210", place: "#a", message: "names one element"),
        Mistake(
            source: "view A { #a Text(\"a\").named(#b) }", code: "V0210", place: "#a", message: "has a name already"),
        Mistake(
            source: "view A(n: Int) { Text(\"\\(m)\") }", code: "V0201", place: "m",
            message: "nothing here is called `m`"),
        Mistake(
            source: "view A { List { Text(\"a\") } }", code: "V0205", place: "List",
            message: "`List` is SwiftUI's, not supported yet"),
        Mistake(
            source: "view A { Text(\"a\").navigationTitle(\"b\") }", code: "V0205", place: "navigationTitle",
            message: "SwiftUI's, not supported yet"),
        Mistake(
            source: "let a = b + 1\nlet b = c\nlet c = a", code: "V0208", place: "a",
            message: "a` needs itself: a → b → c → a"),
        Mistake(
            source: "func f(n: Int) -> Int { g(n: n) }\nfunc g(n: Int) -> Int { f(n: n) }", code: "V0208",
            place: "g(n: n)",
            message: "f → g → f"),
        Mistake(
            source: "view A { B() }\nview B { VStack { A() } }", code: "V0209", place: "B()", message: "A → B → A"),
        Mistake(
            source: "view Box(content: Content) { Card { content } }\nview Card(_ content: Content) { content }\n"
                + "view A { content piece { Box { B() } }\n piece }\nview B { Text(\"b\").background { A() } }",
            code: "V0209", place: "B()", message: "A → B → A"),
        Mistake(
            source: "view A(title: String) { title }", code: "V0260", place: "title", message: "show it with `Text(…)`",
            fixed: "view A(title: String) { Text(title) }"),
        Mistake(
            source: "view Button { Divider() }", code: "V0207", place: "Button", message: "the language's own name",
            fixed: "view MyButton { Divider() }"),
        Mistake(
            source: "view A(on: Bool?) { if on { Text(\"a\") } }", code: "V0228", place: "on",
            message: "compare it with nil"),
        Mistake(
            source: "view A { Text(\"a\") - Text(\"b\") }", code: "V0229", place: "-", message: "takes numbers"),
        Mistake(
            source: "view A(w: Double) { Text(\"\\(w % 2)\") }", code: "V0229", place: "%", message: "takes Ints"),
    ]

    @Test(
        "One mistake, one diagnostic, at its place",
        arguments: mistakes + labels + names + members + unnamed + foreign + swiftSpellings
            + missingPieces + habits + reported)
    func mistake(_ mistake: Mistake) throws {
        let checked = Checked(mistake.source)
        #expect(checked.codes == [mistake.code], "\(checked.diagnostics.map { $0.message })")
        let diagnostic = try #require(checked.diagnostics.first)
        #expect(checked.text(diagnostic) == mistake.place)
        #expect(diagnostic.message.contains(mistake.message), "\(diagnostic.message)")
        if let fixed = mistake.fixed {
            let fixIt = try #require(diagnostic.fixIts.first)
            #expect(checked.applying(fixIt) == fixed)
            #expect(Checked(fixed).diagnostics.map { $0.message } == [])
        }
    }

    @Test("Ten independent mistakes give ten diagnostics, in order of place")
    func ten() {
        let lines = (0..<10).map { "        Txt\($0)(\"a\")" }
        let checked = Checked("view A {\n    VStack {\n" + lines.joined(separator: "\n") + "\n    }\n}\n")
        #expect(checked.codes == Array(repeating: "V0201", count: 10))
    }

    @Test("A long chain of modifiers is read in one loop")
    func chain() {
        let chain = String(repeating: ".padding(1)", count: 50_000)
        let checked = Checked("view A { Text(\"a\")" + chain + " }")
        #expect(checked.codes == [])
        #expect(checked.program.modifiers.count == 50_000)
    }

    @Test("Fifty thousand terms and else-ifs are flat")
    func flat() {
        let sum = Array(repeating: "1", count: 50_000).joined(separator: " + ")
        #expect(Checked("let a = " + sum).codes == [])
        let elses = (0..<5_000).map { " else if n == \($0) { Text(\"\($0)\") }" }.joined()
        #expect(Checked("view A(n: Int) { if n < 0 { Text(\"-\") }" + elses + " }").codes == [])
    }
}
