extension DiagnosticCode {
    public static let availabilityHolds = DiagnosticCode(401)
    public static let unusedParameter = DiagnosticCode(402)
    public static let unusedState = DiagnosticCode(403)
    public static let unusedAction = DiagnosticCode(404)
    public static let unusedName = DiagnosticCode(405)
    public static let unusedPrivate = DiagnosticCode(406)
    public static let unusedImport = DiagnosticCode(407)
    public static let deprecatedUse = DiagnosticCode(408)
    public static let unknownAllowance = DiagnosticCode(409)
    public static let idleAllowance = DiagnosticCode(410)
    public static let repeatedTitle = DiagnosticCode(411)
    public static let unlabelledControl = DiagnosticCode(412)

    /// Whether it says that nothing uses something, as is so of all that is being written.
    public var isOfUnused: Bool { self >= .unusedParameter && self <= .unusedImport }
}

extension DiagnosticList {
    private static func warning(
        _ code: DiagnosticCode, _ meaning: String, wrong: String, right: String
    ) -> DiagnosticInfo {
        DiagnosticInfo(code, .warning, meaning, wrong: wrong, right: right)
    }

    /// The warnings of the checker (V04xx).
    static let advice: [DiagnosticInfo] = [
        warning(
            .availabilityHolds, "`#available` always holds.",
            wrong: "view A { if #available(iOS 16, *) { Text(\"a\") } else { Text(\"b\") } }",
            right: "view A { Text(\"a\") }"),
        warning(
            .unusedParameter, "A parameter is never used; one whose name begins with `_` may be.",
            wrong: "view A(title: String) { Text(\"a\") }", right: "view A(title: String) { Text(title) }"),
        warning(
            .unusedState, "A state is never used.",
            wrong: "view A {\n    state n = 0\n    Text(\"a\")\n}",
            right: "view A {\n    state n = 0\n    Text(\"\\(n)\")\n}"),
        warning(
            .unusedAction, "An action is never used.",
            wrong: "view A {\n    action go { print(1) }\n    Text(\"a\")\n}",
            right: "view A {\n    action go { print(1) }\n    Button(\"a\", action: go)\n}"),
        warning(
            .unusedName, "A `let`, a content piece or a function of a view is never used.",
            wrong: "view A {\n    let n = 1\n    Text(\"a\")\n}",
            right: "view A {\n    let n = 1\n    Text(\"\\(n)\")\n}"),
        warning(
            .unusedPrivate, "A private declaration is used nowhere in its file.",
            wrong: "private let n = 1", right: "private let n = 1\nview A { Text(\"\\(n)\") }"),
        warning(
            .unusedImport, "Nothing of an imported file is used.",
            wrong: "import \"chips.view\"\nview A { Text(\"a\") }", right: "import \"chips.view\"\nview A { Chip() }"),
        warning(
            .deprecatedUse, "A declaration marked `@deprecated` is used.",
            wrong: "@deprecated(\"use Chip\")\nview Tag { Chip() }\nview Chip { Text(\"a\") }\nview A { Tag() }",
            right: "@deprecated(\"use Chip\")\nview Tag { Chip() }\nview Chip { Text(\"a\") }\nview A { Chip() }"),
        warning(
            .unknownAllowance, "A comment `view:allow` names no warning's code.",
            wrong: "// view:allow(V9999) as agreed\nview A { Text(\"a\") }", right: "view A { Text(\"a\") }"),
        warning(
            .idleAllowance, "A comment `view:allow` silences nothing.",
            wrong: "// view:allow(V0403) as agreed\nview A { Text(\"a\") }", right: "view A { Text(\"a\") }"),
        warning(
            .repeatedTitle, "Two previews of a file have one title.",
            wrong: "preview \"a\" { Text(\"b\") }\npreview \"a\" { Text(\"c\") }",
            right: "preview \"a\" { Text(\"b\") }\npreview \"d\" { Text(\"c\") }"),
        warning(
            .unlabelledControl, "Nothing says what a control is for to those who hear the screen.",
            wrong: "view A(go: Action) { Button(action: go) { Image(\"trash\") } }",
            right: "view A(go: Action) {\n    Button(action: go) { Image(\"trash\") }\n"
                + "        .accessibilityLabel(\"Delete\")\n}"),
    ]
}
