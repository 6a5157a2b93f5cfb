extension DiagnosticTests {
    /// What SwiftUI developers write, each with one message that says what is written here.
    static let swiftSpellings: [Mistake] = [
        Mistake(
            source: "view A { @FocusState var focus: String?\nText(focus ?? \"a\").onAppear { focus = \"b\" } }",
            code: "V0171", place: "@FocusState var", message: "write `state focus: String? = nil`",
            fixed: "view A { state focus: String? = nil\nText(focus ?? \"a\").onAppear { focus = \"b\" } }"),
        Mistake(
            source: "view A { @FocusState var focus: Bool\nText(\"a\") }",
            code: "V0171", place: "@FocusState var", message: "write `state focus: Bool = …`"),
        Mistake(
            source: "view A { @AppStorage(\"n\") var n = 1\nText(\"\\(n)\").onAppear { n = 2 } }", code: "V0171",
            place: "@AppStorage(\"n\") var", message: "write `state n = …`",
            fixed: "view A { state n = 1\nText(\"\\(n)\").onAppear { n = 2 } }"),
        Mistake(
            source: "view A(items: [Int]) { ForEach(items, id: \\.0) { item in Text(\"\\(item)\") } }", code: "V0120",
            place: "\\.0", message: "there are no tuples"),
        Mistake(
            source: "view A { Text(\"a\") }\ntest \"t\" with locale: \"de\" {\n    show A() at (320, 900)\n}",
            code: "V0281",
            place: "at (320, 900)", message: "`at (320, 900)` belongs there too",
            fixed: "view A { Text(\"a\") }\ntest \"t\" at (320, 900) with locale: \"de\" {\n    show A()\n}"),
        Mistake(
            source: "view A { Text(\"a\") }\ntest \"t\" at (320, 900) {\n    show A() with locale: \"de\"\n}",
            code: "V0281",
            place: "with locale: \"de\"", message: "`with locale: \"de\"` belongs there too",
            fixed: "view A { Text(\"a\") }\ntest \"t\" at (320, 900) with locale: \"de\" {\n    show A()\n}"),
        Mistake(
            source: "view A { state e: String?\nText(e ?? \"a\").onAppear { e = \"b\" } }", code: "V0146", place: "",
            message: "a state that begins as nil is written `= nil`",
            fixed: "view A { state e: String? = nil\nText(e ?? \"a\").onAppear { e = \"b\" } }"),
        Mistake(
            source: "view A {\n@State private var e: String?\nText(e ?? \"a\").onAppear { e = \"b\" } }", code: "V0170",
            place: "@State private var", message: "`state e: Type? = nil`",
            fixed: "view A {\nstate e: String? = nil\nText(e ?? \"a\").onAppear { e = \"b\" } }"),
        Mistake(
            source: "enum T { case a\nfunc id() -> String { \"x\" } }\n"
                + "view A { ForEach(T.allCases) { Text(\"\\($0)\") } }",
            code: "V0230", place: "T.allCases", message: "say what tells the items apart",
            fixed: "enum T { case a\nfunc id() -> String { \"x\" } }\n"
                + "view A { ForEach(T.allCases, id: \\.self) { Text(\"\\($0)\") } }"),
        Mistake(
            source: "import sub/Shared.view\nview A { Text(\"a\") }", code: "V0179", place: "sub/Shared.view",
            message: "the path of a file in quotes"),
        Mistake(
            source: "view A { Circle().fill(.accentColor) }", code: "V0204", place: "accentColor",
            message: "`ShapeStyle` has no member `.accentColor`, but `Color` has",
            fixed: "view A { Circle().fill(Color.accentColor) }"),
        Mistake(
            source: "view A(on: Bool) { Text(\"a\").foregroundStyle(on ? .accentColor : .red) }", code: "V0204",
            place: "accentColor", message: "but `Color` has",
            fixed: "view A(on: Bool) { Text(\"a\").foregroundStyle(on ? Color.accentColor : .red) }"),
        Mistake(
            source: "enum Theme: String, CaseIterable { case a, b }", code: "V0175", place: ", CaseIterable",
            message: "one raw type and no protocols", fixed: "enum Theme: String { case a, b }"),
        Mistake(
            source: "enum Theme: CaseIterable, Identifiable { case a, b }", code: "V0175",
            place: ": CaseIterable, Identifiable", message: "`allCases` is there anyway",
            fixed: "enum Theme { case a, b }"),
        Mistake(
            source: "record R(id: Int): Identifiable", code: "V0175", place: ": Identifiable",
            message: "a record has no protocols", fixed: "record R(id: Int)"),
        Mistake(
            source: "record Product {\n    id: Int\n    name: String\n}\nview A(p: Product) { Text(p.name) }",
            code: "V0134", place: "{", message: "a record's fields stand in parentheses"),
        Mistake(
            source: "record Product {\n    let id: Int\n    var name: String\n}\nview A(p: Product) { Text(p.name) }",
            code: "V0134", place: "{", message: "a record's fields stand in parentheses"),
        Mistake(
            source: "view A { return Text(\"a\") }", code: "V0261", place: "return", message: "without `return`",
            fixed: "view A { Text(\"a\") }"),
        Mistake(
            source: "view A(on: Bool) {\nguard on else { return }\nText(\"a\") }", code: "V0261", place: "guard",
            message: "put what needs the condition in `if"),
        Mistake(
            source: "view A { Text(\"a\")\nprint(\"x\") }", code: "V0262", place: "print(\"x\")",
            message: "`print` acts, which only an action or a handler can do"),
        Mistake(
            source: "view A { Text(\"a\").task { try? await print(\"b\") } }", code: "V0181", place: "try? await",
            message: "remove `try? await`", fixed: "view A { Text(\"a\").task { print(\"b\") } }"),
        Mistake(
            source: "view A(onLogin: Action) { Button(\"x\") { onLogin(\"a\", 2) } }", code: "V0241",
            place: "onLogin(\"a\", 2)", message: "declare `onLogin: Action(String, Int)`"),
        Mistake(
            source: "func f(n: Int) -> Int { n + f(n: n) + f(n: n) }", code: "V0208", place: "f(n: n)",
            message: "functions may not"),
        Mistake(
            source: "view A(count: Int) { Text(\"Count: \\(count\") }", code: "V0110", place: "\\(count",
            message: "write the closing `)`", fixed: "view A(count: Int) { Text(\"Count: \\(count)\") }"),
        Mistake(
            source: "struct Row_Previews: PreviewProvider {\n    static var previews: some View { Text(\"a\") }\n}",
            code: "V0178", place: "struct Row_Previews", message: "a preview is declared as"),
        Mistake(
            source: "view A(a: Bool, b: Bool) { if a and b { Text(\"a\") } }", code: "V0140", place: "and",
            message: "there is no operator `and`: write `&&`",
            fixed: "view A(a: Bool, b: Bool) { if a && b { Text(\"a\") } }"),
        Mistake(
            source: "view A(a: Bool, b: Bool) { let c = a or b\nText(c ? \"a\" : \"b\") }", code: "V0140", place: "or",
            message: "there is no operator `or`: write `||`",
            fixed: "view A(a: Bool, b: Bool) { let c = a || b\nText(c ? \"a\" : \"b\") }"),
        Mistake(
            source: "view A(a: Bool) { Text(not a ? \"a\" : \"b\") }", code: "V0140", place: "not",
            message: "there is no operator `not`: write `!`", fixed: "view A(a: Bool) { Text(!a ? \"a\" : \"b\") }"),
    ]
}
