import Testing
import ViewBase

extension DiagnosticTests {
    /// Names that stand for nothing: what is suggested is of the kind that is wanted there.
    static let names: [Mistake] = [
        Mistake(
            source: "enum S { case a, b }\nview A { state s: S = .a\nButton(\"\\(s)\") { s = b } }", code: "V0201",
            place: "b", message: "nothing here is called `b`; did you mean `.b`?",
            fixed: "enum S { case a, b }\nview A { state s: S = .a\nButton(\"\\(s)\") { s = .b } }"),
        Mistake(
            source: "enum S { case a, b }\nview A(s: S) { if s == b { Text(\"\\(s)\") } }", code: "V0201",
            place: "b",
            message: "did you mean `.b`?",
            fixed: "enum S { case a, b }\nview A(s: S) { if s == .b { Text(\"\\(s)\") } }"),
        Mistake(
            source: "view A { VStack(alignment: leading) { Text(\"a\") } }", code: "V0201", place: "leading",
            message: "did you mean `.leading`?", fixed: "view A { VStack(alignment: .leading) { Text(\"a\") } }"),
        Mistake(
            source: "view A { Text(\"a\").foregroundStyle(.rd) }", code: "V0204", place: "rd",
            message: "did you mean `.red`?", fixed: "view A { Text(\"a\").foregroundStyle(.red) }"),
        Mistake(
            source: "view A { Text(\"a\").onLongPressGesture { print(1) } }", code: "V0205",
            place: "onLongPressGesture",
            message: "write `.onTapGesture { … }` where a tap will do"),
        Mistake(
            source: "view A(buton: String) { Buton(buton) {} }", code: "V0201", place: "Buton",
            message: "did you mean `Button`?", fixed: "view A(buton: String) { Button(buton) {} }"),
        Mistake(
            source: "view A { HStack }", code: "V0246", place: "HStack", message: "`HStack` needs a block",
            fixed: "view A { HStack { } }"),
        Mistake(
            source: "view A { Spacer.frame(width: 3) }", code: "V0246", place: "Spacer", message: "needs parentheses",
            fixed: "view A { Spacer().frame(width: 3) }"),
    ]

    /// Modifiers' names of CSS, Compose and UIKit.
    static let habits: [Mistake] = [
        Mistake(
            source: "view A { Text(\"a\").backgroundColor(.red) }", code: "V0203", place: "backgroundColor",
            message: "there is no modifier `.backgroundColor`; write `.background(…)`",
            fixed: "view A { Text(\"a\").background(.red) }"),
        Mistake(
            source: "view A { Text(\"a\").textColor(.red) }", code: "V0203", place: "textColor",
            message: "write `.foregroundStyle(…)`", fixed: "view A { Text(\"a\").foregroundStyle(.red) }"),
        Mistake(
            source: "view A { Text(\"a\").onClick { print(1) } }", code: "V0203", place: "onClick",
            message: "write `.onTapGesture { … }`, or a `Button`",
            fixed: "view A { Text(\"a\").onTapGesture { print(1) } }"),
        Mistake(
            source: "view A { Text(\"a\").width(3) }", code: "V0203", place: "width",
            message: "there is no modifier `.width`; write `.frame(width: …)`"),
        Mistake(
            source: "view A { Text(\"a\").margin(3) }", code: "V0203", place: "margin", message: "write `.padding(…)`",
            fixed: "view A { Text(\"a\").padding(3) }"),
        Mistake(
            source: "view A { Text(\"a\").borderRadius(3) }", code: "V0203", place: "borderRadius",
            message: "write `.cornerRadius(…)`", fixed: "view A { Text(\"a\").cornerRadius(3) }"),
    ]

    /// Mistakes that gave two messages or no advice.
    static let reported: [Mistake] = [
        Mistake(
            source: "view A(s: Binding<Set<String>>) { Text(\"a\") }", code: "V0205", place: "Set<String>",
            message: "`Set` belongs to Swift's libraries"),
        Mistake(
            source: "enum E { case a, b }\nview A(e: E) { switch e {\ncase .a: Text(\"a\")\ncase .c: Text(\"b\")\n} }",
            code: "V0204", place: "c", message: "`E` has no member `.c`; it has `.a`, `.b`"),
        Mistake(
            source: "view A { state n = 0\naction go { var x = 3\nx = 4\nn = x }\n"
                + "Text(\"\\(n)\").onTapGesture { go() } }",
            code: "V0172", place: "var",
            message: "a `var` keeps no value: write `let x`, or `state x` if actions change it"),
        Mistake(
            source: "func f(n: Int) -> [Int] {\nvar x = [n]\nx.append(3)\nx = x + x\nx += x\nreturn x }", code: "V0172",
            place: "var", message: "a `var` keeps no value"),
        Mistake(
            source: "#Preview(\"x\") { Text(\"a\") }", code: "V0178", place: "#Preview",
            message: "a preview is declared as", fixed: "preview \"x\" { Text(\"a\") }"),
    ]

    /// Members of types: the near one, those that there are, or why none would do.
    static let members: [Mistake] = [
        Mistake(
            source: "view A { Text(\"a\").foregroundColor(.redd) }", code: "V0204", place: "redd",
            message: "did you mean `.red`?", fixed: "view A { Text(\"a\").foregroundColor(.red) }"),
        Mistake(
            source: "view A { Text(\"a\").foregroundStyle(.redd) }", code: "V0204", place: "redd",
            message: "did you mean `.red`?", fixed: "view A { Text(\"a\").foregroundStyle(.red) }"),
        Mistake(
            source: "view A { HStack(alignment: .leading) { Text(\"a\") } }", code: "V0204", place: "leading",
            message: "it has `.top`, `.center`, `.bottom`, `.firstTextBaseline`, `.lastTextBaseline`"),
        Mistake(
            source: "enum E { case a, b }\nview A(e: E) { if e == .other { Text(\"a\") } }", code: "V0204",
            place: "other", message: "`E` has no member `.other`; it has `.a`, `.b`"),
        Mistake(
            source: "view A { state n = 3\nSlider(value: $n) }", code: "V0220", place: "$n",
            message: "`Binding<Double>` is expected; a binding is not converted: declare the state as `Double`"),
    ]

    /// Mistakes of which nothing can be offered; each stands for a suggestion of the wrong kind.
    static let unnamed: [Mistake] = [
        Mistake(source: "view A { Text(a) }", code: "V0201", place: "a", message: "nothing here is called `a`"),
        Mistake(
            source: "view A { Text(text) }", code: "V0201", place: "text", message: "nothing here is called `text`"),
        Mistake(source: "view A { Shared(t: 1) }", code: "V0201", place: "Shared", message: "called `Shared`"),
        Mistake(source: "view A { Text }", code: "V0246", place: "Text", message: "needs its arguments in parentheses"),
    ]

    /// Names of SwiftUI and Swift: one message, and none about what hangs on them.
    static let foreign: [Mistake] = [
        Mistake(
            source: "view A { List(0..<3) { Text(\"\\($0)\") } }", code: "V0205", place: "List",
            message: "`List` is SwiftUI's, not supported yet; write `ScrollView { VStack { … } }`"),
        Mistake(
            source: "view A { Text(Date(), style: .date) }", code: "V0205", place: "Date",
            message: "`Date` belongs to Swift's libraries"),
        Mistake(
            source:
                "let columns = [GridItem(.flexible()), GridItem(.flexible())]\nview A { Text(\"\\(columns.count)\") }",
            code: "V0205", place: "GridItem", message: "`GridItem` is SwiftUI's"),
        Mistake(
            source: "view A { Text(\"\\(sqrt(2.0))\") }", code: "V0205", place: "sqrt",
            message: "`sqrt` belongs to Swift's libraries"),
    ]

    @Test("What is not meant is not suggested", arguments: unnamed)
    func unsuggested(_ mistake: Mistake) throws {
        let diagnostic = try #require(Checked(mistake.source).diagnostics.first)
        #expect(diagnostic.fixIts.isEmpty)
        #expect(!diagnostic.message.contains("did you mean"))
    }
}
