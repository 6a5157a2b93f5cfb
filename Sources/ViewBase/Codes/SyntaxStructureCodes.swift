extension DiagnosticList {
    /// The codes about brackets, lists and missing pieces.
    static let syntaxStructure: [DiagnosticInfo] = [
        DiagnosticInfo(
            .nestedTooDeep, .error,
            "At most 1,000 blocks and 256 expressions lie inside each other; chains of operators are not counted.",
            wrong: "let a = " + String(repeating: "-", count: 257) + "1",
            right: "let a = -1"),
        DiagnosticInfo(
            .braceLeftOpen, .error,
            "Every `{` has its `}`; the indentation tells which one is missing.",
            wrong: "view A {\n    VStack {\n        Text(\"a\")\n}",
            right: "view A {\n    VStack {\n        Text(\"a\")\n    }\n}"),
        DiagnosticInfo(
            .strayBracket, .error,
            "A closing bracket closes one that is open.",
            wrong: "view A { Text(\"a\") } }",
            right: "view A { Text(\"a\") }"),
        DiagnosticInfo(
            .unclosedBracket, .error,
            "Every `(` and `[` is closed.",
            wrong: "view A {\n    Text(\"a\"\n}",
            right: "view A {\n    Text(\"a\")\n}"),
        DiagnosticInfo(
            .wrongBracket, .error,
            "A bracket is closed by its own kind.",
            wrong: "let a = [1, 2)",
            right: "let a = [1, 2]"),
        DiagnosticInfo(
            .expectedPiece, .error,
            "A piece that the grammar asks for at this place is missing.",
            wrong: "view { Text(\"a\") }",
            right: "view A { Text(\"a\") }"),
        DiagnosticInfo(
            .expectedValue, .error,
            "A value is missing.",
            wrong: "let a = 1 +",
            right: "let a = 1 + 2"),
        DiagnosticInfo(
            .expectedItem, .error,
            "An item of a block is an element, a statement or a declaration.",
            wrong: "view A {\n    : 2\n}",
            right: "view A {\n    Text(\"2\")\n}"),
        DiagnosticInfo(
            .expectedDeclaration, .error,
            "At the top of a file stand declarations.",
            wrong: "Text(\"a\")",
            right: "view A { Text(\"a\") }"),
        DiagnosticInfo(
            .expectedCase, .error,
            "A `switch` holds cases, an `enum` cases and functions.",
            wrong: "enum A { let b = 1 }",
            right: "enum A { case b }"),
        DiagnosticInfo(
            .expectedStep, .error,
            "Each line of a test is a step and begins with its word.",
            wrong: "test \"a\" { Text(\"a\") }",
            right: "test \"a\" { show Text(\"a\") at (100, 100) }"),
        DiagnosticInfo(
            .unexpectedPiece, .error,
            "A token that cannot stand at this place.",
            wrong: "view A {\n    Text(\"a\") : b\n}",
            right: "view A {\n    Text(\"a\")\n}"),
        DiagnosticInfo(
            .missingLineEnd, .error,
            "Items stand on lines of their own, or `;` stands between them.",
            wrong: "view A { Text(\"a\") Text(\"b\") }",
            right: "view A { Text(\"a\"); Text(\"b\") }"),
        DiagnosticInfo(
            .strayComma, .error,
            "No comma stands between the items of a block.",
            wrong: "view A {\n    Text(\"a\"),\n    Text(\"b\")\n}",
            right: "view A {\n    Text(\"a\")\n    Text(\"b\")\n}"),
        DiagnosticInfo(
            .missingComma, .error,
            "Commas stand between the elements of a list.",
            wrong: "let a = [1 2]",
            right: "let a = [1, 2]"),
        DiagnosticInfo(
            .reservedWordAsName, .error,
            "A reserved word is a name only in backquotes.",
            wrong: "let if = 1",
            right: "let `if` = 1"),
        DiagnosticInfo(
            .lateImport, .error,
            "Imports stand before everything else in a file.",
            wrong: "let a = 1\nimport \"b.view\"",
            right: "import \"b.view\"\nlet a = 1"),
        DiagnosticInfo(
            .missingInitialValue, .error,
            "A `let` or `state` has a value; what a caller passes is a parameter.",
            wrong: "view A {\n    let title: String\n    Text(title)\n}",
            right: "view A(title: String) {\n    Text(title)\n}"),
        DiagnosticInfo(
            .loneBlock, .error,
            "A block belongs to a call, a statement or a declaration.",
            wrong: "view A {\n    VStack\n\n    { Text(\"a\") }\n}",
            right: "view A {\n    VStack { Text(\"a\") }\n}"),
        DiagnosticInfo(
            .interpolationInName, .error,
            "Paths and the names of previews, tests and snapshots are known before anything runs.",
            wrong: "view A { Text(\"b\") }\npreview \"\\(1)\" { A() }",
            right: "view A { Text(\"b\") }\npreview \"a\" { A() }"),
        DiagnosticInfo(
            .misspeltWord, .error,
            "A declaration, a statement or a step begins with its word.",
            wrong: "veiw A { Text(\"b\") }",
            right: "view A { Text(\"b\") }"),
    ]
}
