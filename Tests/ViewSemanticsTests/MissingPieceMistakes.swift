extension DiagnosticTests {
    /// Two pieces on one line between which something is missing: what, as far as both tell it.
    static let missingPieces: [Mistake] = [
        Mistake(
            source: "test \"a\" { show Text(\"a\") with locale: \"de\", displayScale: 2 at (300, 700) }", code: "V0140",
            place: "at", message: "`at` comes before `with`",
            fixed: "test \"a\" { show Text(\"a\") at (300, 700) with locale: \"de\", displayScale: 2 }"),
        Mistake(
            source: "preview \"a\" with locale: \"de\" on .iPhone16 { Text(\"a\") }", code: "V0140", place: "on",
            message: "`on` comes before `with`", fixed: "preview \"a\" on .iPhone16 with locale: \"de\" { Text(\"a\") }"
        ),
        Mistake(
            source: "test \"a\" with locale: \"de\" for w in 1...3 { show Text(\"\\(w)\") at (w, 9) }", code: "V0140",
            place: "for", message: "`for` comes before `with`",
            fixed: "test \"a\" for w in 1...3 with locale: \"de\" { show Text(\"\\(w)\") at (w, 9) }"),
        Mistake(
            source: "view A { Text(\"a\") Text(\"b\") }", code: "V0141", place: "Text",
            message: "a line end or `;` is missing before this", fixed: "view A { Text(\"a\"); Text(\"b\") }"),
        Mistake(
            source: "view A { GeometryReader { space Text(\"\\(space.size.width)\") } }", code: "V0141", place: "Text",
            message: "`in` is missing before this, if `space` names what the block is given",
            fixed: "view A { GeometryReader { space in Text(\"\\(space.size.width)\") } }"),
        Mistake(
            source: "view A { Text(\"a\") padding(3) }", code: "V0141", place: "padding",
            message: "a `.` is missing before this, if `padding` is a modifier",
            fixed: "view A { Text(\"a\").padding(3) }"),
        Mistake(
            source: "view A { HStack { Text(\"a\") } overlay { Text(\"b\") } }", code: "V0141", place: "overlay",
            message: "a `.` is missing before this, if `overlay` is a modifier",
            fixed: "view A { HStack { Text(\"a\") }.overlay { Text(\"b\") } }"),
        Mistake(
            source: "view A { Text(\"a\").padding 3 }", code: "V0141", place: "3",
            message: "what `.padding` is given stands in parentheses or a block: `.padding(…)`"),
        Mistake(
            source: "enum E { case a b }", code: "V0143", place: "b", message: "a comma is missing before this",
            fixed: "enum E { case a, b }"),
        Mistake(
            source: "view A { Text(\"a\").frame(width 3) }", code: "V0143", place: "3",
            message: "a `:` is missing before this, if `width` is a label; else a comma",
            fixed: "view A { Text(\"a\").frame(width: 3) }"),
        Mistake(
            source: "view A { state on = true\nToggle(\"a\", isOn $on) }", code: "V0143", place: "$on",
            message: "a `:` is missing before this, if `isOn` is a label; else a comma",
            fixed: "view A { state on = true\nToggle(\"a\", isOn: $on) }"),
        Mistake(
            source: "func f(n: Int) Int { n }", code: "V0134", place: "Int",
            message: "expected `->` before the result's type", fixed: "func f(n: Int) -> Int { n }"),
        Mistake(
            source: "func f(n: Int): Int { n }", code: "V0134", place: ":",
            message: "expected `->` before the result's type", fixed: "func f(n: Int) -> Int { n }"),
        Mistake(
            source: "view A { state n Int = 3\nText(\"\\(n)\") }", code: "V0134", place: "Int",
            message: "expected `:` before the type", fixed: "view A { state n: Int = 3\nText(\"\\(n)\") }"),
    ]
}
