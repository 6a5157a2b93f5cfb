import Testing
import ViewBase

/// Sources that must check clean, each for a reason of its own.
@Suite("What is accepted")
struct AcceptedTests {
    @Test(
        arguments: [
            // A `var id` that names the item or a part of it tells items apart, as where Swift's are `Identifiable`.
            "enum T { case a, b\nvar id: Self { self } }\nview A { ForEach(T.allCases) { t in Text(\"\\(t)\") } }",
            "enum T: String { case a\nvar id: String { rawValue } }\nview A { ForEach(T.allCases) { Text($0.id) } }",
            "record R(name: String) { var id: String { self.name } }\nview A(rs: [R]) { ForEach(rs) { Text($0.id) } }",
            "record R(row: Int, col: Int) { var id: Int { row * 10 + col } }\nview A(rs: [R]) { ForEach(rs) { Text(\"\\($0.id)\") } }",
            "record R(a: Int) { var key: Int { a + 1 } }\nview A(rs: [R]) { ForEach(rs, id: \\.key) { Text(\"\\($0.a)\") } }",
            // A leading dot names what tells the items of the loop apart.
            "enum T { case a, b }\nview V { ForEach(T.allCases, id: \\.self) { t in #t Text(\"\\(t)\") } }\n"
                + "test \"t\" {\nshow V()\nexpect #t[id: .b].text == \"b\"\ntap #t[id: .a]\n}",
            // `Self` is the type around a function.
            "enum T { case a, b\nfunc other(t: Self) -> Self { t == .a ? Self.b : .a } }",
            "record R(n: Int) { func more() -> Self { R(n: n + 1) } }",
            // A record that holds itself in an array can be compared.
            "record Node(id: Int, children: [Node])\nfunc same(a: Node, b: Node) -> Bool { a == b }",
            // A colour has members that are none of a style, and a style has colours' others and its own of one name.
            "let c: Color = .accentColor\nview A { Text(\"a\").foregroundColor(.accentColor).tint(.accentColor) }",
            "view A(on: Bool) { Text(\"a\").foregroundStyle(on ? .secondary : .primary).background(.red) }",
            // A method and a property of one name.
            "let a = [5, 6].first(where: { $0 > 5 }) ?? [5, 6].first ?? 0",
            "view A(names: [String]?) { Text(names?.first ?? names?.first(where: { $0.isEmpty }) ?? \"\") }",
            // Ranges are patterns of numbers.
            "func f(n: Int) -> String { switch n {\ncase 0: \"none\"\ncase 1...9: \"few\"\ndefault: \"many\"\n} }",
            // Pieces and actions have defaults.
            "view A { content p(n: Int = 3) { Text(\"\\(n)\") }\naction a(n: Int = 1) { print(n) }\np()\nButton(\"a\") { a() } }",
            // An edge of a header may be a control on a condition.
            "view A(on: Bool) { HeaderStack { Text(\"a\")\nif on { Button(\"b\") {} } } }",
            // The least Int and a negated implicit member are values.
            "let a = -9223372036854775808\nview A { Text(\"a\").offset(x: -.pi) }",
            // A local piece is used with and without parentheses.
            "view A { var head: some View { Text(\"a\") }\nhead.padding()\nhead() }",
            // A let of the view reads a later one.
            "view A(n: Int) { let a = b + 1\nlet b = n * 2\nText(\"\\(a)\") }",
            // Integer literals are doubles where the other operand is.
            "let a = 3 * 2.5 - 1\nlet b: Double = 2 * (3 + 4)",
            // A literal decides nothing before a typed operand does.
            "view A(w: Double) { Text(\"a\").frame(width: 2 * w + 1) }",
            // A choice between integer literals is a double where one is expected, however the callee is overloaded.
            "view A(on: Bool) { Text(\"a\").padding(on ? 8 : on ? 2 : 3).padding(on ? 2 * 4 : (1)) }",
            "view A(on: Bool, w: Double, n: Int) { Text(\"\\(n * (on ? 1 : 2))\").frame(width: w * (on ? 1 : 2)) }",
            // A member without its type belongs to that of the other operand, or to the one that is expected.
            "let a: Double = .infinity - .infinity\nlet b = Double.pi + .pi\nlet c: Double? = 2 * .pi",
            "view A { Color.red.frame(maxWidth: .infinity - 5, maxHeight: 3 * .pi) }",
            // A view may hold itself where a slot that need not show holds it, or where it is held on a condition.
            "view Maybe(on: Bool, content: Content) { if on { content } }\nview A { Maybe(on: false) { A() } }",
            "view Some(content: Content? = nil) { if let content { content } }\nview A { Some { A() } }",
            "view Box(content: Content) { content }\nview A(n: Int) { Box { if n > 0 { A(n: n - 1) } } }",
        ])
    func source(_ text: String) {
        #expect(Checked(text).diagnostics.map { $0.message } == [])
    }
}
