extension DiagnosticList {
    /// The codes about expressions, statements and types that the grammar does not know.
    static let syntaxGrammar: [DiagnosticInfo] = [
        DiagnosticInfo(
            .chainedOperator, .error,
            "Comparisons and ranges are not chained.",
            wrong: "let a = 1 < 2 < 3",
            right: "let a = 1 < 2 && 2 < 3"),
        DiagnosticInfo(
            .unspacedConditional, .error,
            "White space stands around the `?` and the `:` of a conditional value.",
            wrong: "let a = true ?1 : 2",
            right: "let a = true ? 1 : 2"),
        DiagnosticInfo(
            .statementAsValue, .error,
            "`if` and `switch` are values only directly after `=`.",
            wrong: "let a = [if true { 1 } else { 2 }]",
            right: "let a = [true ? 1 : 2]"),
        DiagnosticInfo(
            .tupleValue, .error,
            "There are no tuples.",
            wrong: "let a = (1, 2)",
            right: "record Pair(a: Int, b: Int)\nlet a = Pair(a: 1, b: 2)"),
        DiagnosticInfo(
            .dictionary, .error,
            "There are no dictionaries.",
            wrong: "let a = [\"b\": 1]",
            right: "record Entry(key: String, value: Int)\nlet a = [Entry(key: \"b\", value: 1)]"),
        DiagnosticInfo(
            .ampersand, .error,
            "A binding is passed with `$`; `&` is no operator.",
            wrong: "view A {\n    state on = false\n    Toggle(\"a\", isOn: &on)\n}",
            right: "view A {\n    state on = false\n    Toggle(\"a\", isOn: $on)\n}"),
        DiagnosticInfo(
            .reservedHashName, .error,
            "Swift's directives name no elements.",
            wrong: "view A { Text(\"a\").named(#selector) }",
            right: "view A { Text(\"a\").named(#picker) }"),
        DiagnosticInfo(
            .namedStatement, .error,
            "A `#name` stands before an element, not before a statement.",
            wrong: "view A(b: Bool) { #a if b { Text(\"c\") } }",
            right: "view A(b: Bool) { if b { #a Text(\"c\") } }"),
        DiagnosticInfo(
            .compilerDirective, .error,
            "There is no conditional compilation.",
            wrong: "view A {\n    #if DEBUG\n    Text(\"a\")\n    #endif\n}",
            right: "view A {\n    Text(\"a\")\n}"),
        DiagnosticInfo(
            .assignmentAsCondition, .error,
            "`==` compares; `=` assigns and is no condition.",
            wrong: "view A(b: Int) { if b = 1 { Text(\"c\") } }",
            right: "view A(b: Int) { if b == 1 { Text(\"c\") } }"),
        DiagnosticInfo(
            .casePattern, .error,
            "Cases have no payloads, so there are no patterns.",
            wrong: "enum B { case c, d }\nview A(b: B) { if case .c = b { Text(\"e\") } }",
            right: "enum B { case c, d }\nview A(b: B) { if b == .c { Text(\"e\") } }"),
        DiagnosticInfo(
            .whereClause, .error,
            "There is no `where`.",
            wrong:
                "view A {\n    state sum = 0\n    action add { for i in 0..<9 where i > 1 { sum += i } }\n    Button(\"\\(sum)\", action: add)\n}",
            right:
                "view A {\n    state sum = 0\n    action add { for i in 0..<9 { if i > 1 { sum += i } } }\n    Button(\"\\(sum)\", action: add)\n}"
        ),
        DiagnosticInfo(
            .modifierAfterStatement, .error,
            "A modifier follows an element; a `Group` makes one of a statement.",
            wrong: "view A(b: Bool) {\n    if b { Text(\"c\") }\n        .bold()\n}",
            right: "view A(b: Bool) {\n    Group { if b { Text(\"c\") } }\n        .bold()\n}"),
        DiagnosticInfo(
            .enumPayload, .error,
            "The cases of an `enum` carry no values.",
            wrong: "enum A { case b(Int) }",
            right: "record A(b: Int)"),
        DiagnosticInfo(
            .blockHeader, .error,
            "Before `in` stand names alone.",
            wrong: "view A { ForEach(0..<3) { (i: Int) in Text(\"\\(i)\") } }",
            right: "view A { ForEach(0..<3) { i in Text(\"\\(i)\") } }"),
        DiagnosticInfo(
            .severalLets, .error,
            "A `let` declares one name.",
            wrong: "let a = 1, b = 2",
            right: "let a = 1\nlet b = 2"),
        DiagnosticInfo(
            .functionType, .error,
            "Handlers are of the type `Action`, slots of the type `Content`; there are no function types.",
            wrong: "view A(onTap: () -> Void) { Button(\"b\", action: onTap) }",
            right: "view A(onTap: Action) { Button(\"b\", action: onTap) }"),
        DiagnosticInfo(
            .unwrappedType, .error,
            "An optional is unwrapped where it is used, never by its type.",
            wrong: "view A(b: Int!) { Text(\"\\(b ?? 0)\") }",
            right: "view A(b: Int?) { Text(\"\\(b ?? 0)\") }"),
        DiagnosticInfo(
            .doubleOptional, .error,
            "An optional of an optional has no use.",
            wrong: "view A(b: Int??) { Text(\"\\(b ?? 0)\") }",
            right: "view A(b: Int?) { Text(\"\\(b ?? 0)\") }"),
    ]
}
