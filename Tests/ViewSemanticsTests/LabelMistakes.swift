extension DiagnosticTests {
    /// Labels that a call does not have; one is taken off only where it says what the parameter is.
    static let labels: [Mistake] = [
        Mistake(
            source: "view A { Color(hex: \"ff00ff\") }", code: "V0242", place: "hex",
            message: "`Color` has no argument `hex:`; it takes one without a label, `red:`"),
        Mistake(
            source: "view A { Image(system: \"star\") }", code: "V0242", place: "system",
            message: "did you mean `systemName:`?", fixed: "view A { Image(systemName: \"star\") }"),
        Mistake(
            source: "view A { Image(uiImage: photo) }", code: "V0242", place: "uiImage",
            message: "`Image` has no argument `uiImage:`; it takes one without a label, `systemName:`"),
        Mistake(
            source: "view A(n: Int) { Text(String(repeating: \"x\", count: n)) }", code: "V0242", place: "repeating",
            message: "`String` has no argument `repeating:`"),
        Mistake(
            source: "view A { Text(\"a\").padding(horizontal: 5) }", code: "V0242", place: "horizontal",
            message: "write `.horizontal, …`", fixed: "view A { Text(\"a\").padding(.horizontal, 5) }"),
        Mistake(
            source: "view A { Text(\"a\").frame(width: 100, maxHeight: 50) }", code: "V0242", place: "maxHeight",
            message: "`width:` and `maxHeight:` belong to different forms of `frame`",
            fixed: "view A { Text(\"a\").frame(width: 100).frame(maxHeight: 50) }"),
        Mistake(
            source: "view A { Label(\"a\", image: \"b\", systemImage: \"c\") }", code: "V0242", place: "image",
            message: "cannot be mixed"),
        Mistake(
            source: "view A { Text(\"a\").frame(.infinity) }", code: "V0242", place: ".infinity",
            message: "needs a label: `maxWidth:` or `maxHeight:`"),
        Mistake(
            source: "view A { Text(\"a\").frame(5) }", code: "V0242", place: "5",
            message: "needs a label: `width:` or `height:`"),
        Mistake(
            source: "view A { Text(text: \"a\") }", code: "V0242", place: "text", message: "no label",
            fixed: "view A { Text(\"a\") }"),
        Mistake(
            source: "view A { Text(\"a\").font(size: 5) }", code: "V0242", place: "size",
            message: "`font` has no argument `size:`"),
        Mistake(
            source: "view A { Text(\"a\").frame(height: 1, width: 2, alignment: .top) }", code: "V0243",
            place: "width: 2", message: "`width:` stands too late",
            fixed: "view A { Text(\"a\").frame(width: 2, height: 1, alignment: .top) }"),
        Mistake(
            source: "func f(_ n: Int, _ s: String) -> String { \"\\(n)\\(s)\" }\nview A { Text(f(\"x\", 3)) }",
            code: "V0243", place: "\"x\"",
            message: "two arguments stand in each other's place: `Int` is expected here, `String` later",
            fixed: "func f(_ n: Int, _ s: String) -> String { \"\\(n)\\(s)\" }\nview A { Text(f(3, \"x\")) }"),
        Mistake(
            source: "view B(_ w: Double, _ on: Bool) { Text(\"\\(w) \\(on)\") }\n"
                + "view A(on: Bool, n: Double) { B(on, n * 2) }",
            code: "V0243", place: "on", message: "`Double` is expected here, `Bool` later",
            fixed: "view B(_ w: Double, _ on: Bool) { Text(\"\\(w) \\(on)\") }\n"
                + "view A(on: Bool, n: Double) { B(n * 2, on) }"),
        Mistake(
            source: "view A { VStack(space: 5) { Text(\"a\") } }", code: "V0242", place: "space",
            message: "did you mean `spacing:`?", fixed: "view A { VStack(spacing: 5) { Text(\"a\") } }"),
    ]
}
