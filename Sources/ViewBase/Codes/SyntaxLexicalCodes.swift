extension DiagnosticList {
    /// The codes about characters, strings and numbers.
    static let syntaxLexical: [DiagnosticInfo] = [
        DiagnosticInfo(
            .notUTF8, .error,
            "A file is UTF-8 text; a byte that is not stands for another encoding.",
            wrong: "view A { Text(\"\u{FFFD}\") }",
            right: "view A { Text(\"é\") }"),
        DiagnosticInfo(
            .nulByte, .error,
            "A NUL byte cannot stand in a file; in a string it is written as an escape.",
            wrong: "view A { Text(\"\0\") }",
            right: "view A { Text(\"\\0\") }"),
        DiagnosticInfo(
            .unknownCharacter, .error,
            "A character that begins no token, such as an emoji outside a string or a space that is none.",
            wrong: "view A { 😀 }",
            right: "view A { Text(\"😀\") }"),
        DiagnosticInfo(
            .unknownOperator, .error,
            "An operator that the language does not have.",
            wrong: "let same = 1 === 2",
            right: "let same = 1 == 2"),
        DiagnosticInfo(
            .nameMissingAfterMark, .error,
            "A name follows `#` and `$` directly.",
            wrong: "view A { Text(\"x\").named(#) }",
            right: "view A { Text(\"x\").named(#title) }"),
        DiagnosticInfo(
            .badBackquotedName, .error,
            "Backquotes hold one name.",
            wrong: "let `if = 1",
            right: "let `if` = 1"),
        DiagnosticInfo(
            .unterminatedComment, .error,
            "A comment that begins with `/*` ends with `*/`; such comments nest.",
            wrong: "/* a note",
            right: "/* a note */"),
        DiagnosticInfo(
            .unterminatedString, .error,
            "A string ends on the line on which it begins.",
            wrong: "view A { Text(\"abc) }",
            right: "view A { Text(\"abc\") }"),
        DiagnosticInfo(
            .unterminatedMultilineString, .error,
            "A string that begins with three quotes ends with three quotes.",
            wrong: "let a = \"\"\"\n    text\n",
            right: "let a = \"\"\"\n    text\n    \"\"\""),
        DiagnosticInfo(
            .unterminatedInterpolation, .error,
            "An interpolation ends on the line on which it begins.",
            wrong: "let b = 1\nlet a = \"\\(b",
            right: "let b = 1\nlet a = \"\\(b)\""),
        DiagnosticInfo(
            .foreignQuotes, .error,
            "Strings stand in double quotes.",
            wrong: "let a = 'b'",
            right: "let a = \"b\""),
        DiagnosticInfo(
            .unknownEscape, .error,
            "A backslash in a string begins one of the known escapes.",
            wrong: "let a = \"\\q\"",
            right: "let a = \"\\\\q\""),
        DiagnosticInfo(
            .badScalarEscape, .error,
            "The escape of a character holds 1 to 8 hexadecimal digits that number a Unicode scalar.",
            wrong: "let a = \"\\u{110000}\"",
            right: "let a = \"\\u{1F600}\""),
        DiagnosticInfo(
            .multilineContentOnOpeningLine, .error,
            "The text of a string in three quotes begins on the line after them.",
            wrong: "let a = \"\"\"text\n    \"\"\"",
            right: "let a = \"\"\"\n    text\n    \"\"\""),
        DiagnosticInfo(
            .multilineClosingNotAlone, .error,
            "The closing three quotes begin a line of their own.",
            wrong: "let a = \"\"\"\n    text\"\"\"",
            right: "let a = \"\"\"\n    text\n    \"\"\""),
        DiagnosticInfo(
            .multilineIndentation, .error,
            "Each line of a string in three quotes begins with the white space before the closing quotes.",
            wrong: "let a = \"\"\"\n  text\n    \"\"\"",
            right: "let a = \"\"\"\n    text\n    \"\"\""),
        DiagnosticInfo(
            .wordInNumber, .error,
            "A number does not run into a word; lengths are points and have no unit.",
            wrong: "let width = 12pt",
            right: "let width = 12"),
        DiagnosticInfo(
            .badRadixDigits, .error,
            "After `0x`, `0o` and `0b` stand digits of that base.",
            wrong: "let a = 0b12",
            right: "let a = 0b11"),
        DiagnosticInfo(
            .numberWithTwoPoints, .error,
            "A number has at most one point.",
            wrong: "let a = 1.2.3",
            right: "let a = 1.23"),
        DiagnosticInfo(
            .numberWithoutWholePart, .error,
            "Digits stand on both sides of the point.",
            wrong: "let a = .5",
            right: "let a = 0.5"),
        DiagnosticInfo(
            .numberWithoutFraction, .error,
            "Digits stand on both sides of the point.",
            wrong: "let a = 5.",
            right: "let a = 5.0"),
        DiagnosticInfo(
            .integerTooLarge, .error,
            "An `Int` has 64 bits, on every machine.",
            wrong: "let a = 9223372036854775808",
            right: "let a = 9223372036854775807"),
        DiagnosticInfo(
            .doubleTooLarge, .error,
            "A `Double` is finite.",
            wrong: "let a = 1e400",
            right: "let a = 1e300"),
    ]
}
