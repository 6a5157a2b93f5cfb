import ViewBase

/// Messages about brackets, lists, and pieces that are missing or too many.
extension Diagnostic {
    static func nestedTooDeep(_ what: StaticString, limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .nestedTooDeep, .error, "nested too deep: at most \(limit) \(text(what)) may lie inside each other", range)
    }

    static func braceLeftOpen(at range: SourceRange, end: SourceRange) -> Diagnostic {
        Diagnostic(
            .braceLeftOpen, .error, "this `{` is never closed: write the missing `}`", range,
            notes: [DiagnosticNote("the `}` seems to be missing here", end)])
    }

    static func strayBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .strayBracket, .error, "this `\(bracket)` closes nothing: remove it", range,
            fixIts: [FixIt.guess("remove `\(bracket)`", [TextEdit(range, "")])])
    }

    static func unclosedBracket(
        _ closer: String, at range: SourceRange, opener: SourceRange, insert: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unclosedBracket, .error, "expected `\(closer)`", range,
            notes: [DiagnosticNote("to close this bracket", opener)],
            fixIts: [FixIt.guess("write `\(closer)`", [TextEdit(insert, closer)])])
    }

    /// A `(` or `[` that should have been closed on its line, or at `end` at the latest.
    static func bracketLeftOpen(_ closer: String, at range: SourceRange, end: SourceRange) -> Diagnostic {
        Diagnostic(
            .unclosedBracket, .error, "this bracket is never closed: write the missing `\(closer)`", range,
            notes: [DiagnosticNote("it must end here at the latest", end)])
    }

    static func wrongBracket(
        _ bracket: String, wanted: String, at range: SourceRange, opener: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .wrongBracket, .error, "`\(bracket)` cannot close this: write `\(wanted)`", range,
            notes: [DiagnosticNote("the bracket was opened here", opener)],
            fixIts: [FixIt.guess("write `\(wanted)`", [TextEdit(range, wanted)])])
    }

    static func expected(_ piece: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedPiece, .error, "expected \(piece)", range)
    }

    /// A piece that is missing before something that stands there.
    static func expected(
        _ piece: String, before what: String, at range: SourceRange, edit: TextEdit
    ) -> Diagnostic {
        Diagnostic(
            .expectedPiece, .error, "expected \(piece) before \(what)", range,
            fixIts: [FixIt.guess("write \(piece)", [edit])])
    }

    static func expectedValue(at range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedValue, .error, "expected a value", range)
    }

    /// `range` is the place of `++` or `--`.
    static func increment(_ sign: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedValue, .error, "there is no `\(sign)\(sign)`: write `\(sign)= 1`", range,
            fixIts: [FixIt("write `\(sign)= 1`", [TextEdit(range, " \(sign)= 1")])])
    }

    static func severalSizes(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedPiece, .error,
            "`at` takes one size, as `(320, 480)`; a test is run on several devices with `on [.iPhoneSE3, .iPhone16]`, and "
                + "shows something at several sizes in a loop, `for width in [320.0, 680.0] { show … at (width, 480) }`",
            range)
    }

    static func assignmentInExpectation(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unexpectedPiece, .error, "`=` assigns; to compare write `==`", range,
            fixIts: [FixIt("write `==`", [TextEdit(range, "==")])])
    }

    static func expectedItem(at range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedItem, .error, "expected an element, a statement or a declaration", range)
    }

    static func expectedDeclaration(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedDeclaration, .error,
            "only declarations stand at the top of a file: put elements and statements into a `view`", range)
    }

    static func expectedDeclarationAfterModifiers(at range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedDeclaration, .error, "expected a declaration after `private` or an attribute", range)
    }

    static func expectedEnumItem(at range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedCase, .error, "expected `case` or `func` in an `enum`", range)
    }

    static func expectedCase(at range: SourceRange) -> Diagnostic {
        Diagnostic(.expectedCase, .error, "expected `case` or `default` in a `switch`", range)
    }

    static func expectedStep(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedStep, .error,
            "a test's line begins with `show tap increment decrement type clear rotate resize keyboard set wait let if "
                + "for expect snapshot state` or `action`", range)
    }

    static func misspeltWord(_ word: String, meant: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .misspeltWord, .error, "nothing begins with `\(word)` here: did you mean `\(meant)`?", range,
            fixIts: [FixIt.guess("write `\(meant)`", [TextEdit(range, meant)])])
    }

    static func unexpected(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.unexpectedPiece, .error, "`\(text)` is not expected here", range)
    }

    static func missingLineEnd(at range: SourceRange, insert: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingLineEnd, .error, "a line end or `;` is missing before this", range,
            fixIts: [FixIt.guess("write `;`", [TextEdit(insert, ";")])])
    }

    /// Names at the begin of a block.
    static func missingIn(_ name: String, at range: SourceRange, insert: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingLineEnd, .error,
            "`in` is missing before this, if `\(name)` names what the block is given; else a line end or `;`", range,
            fixIts: [
                FixIt.guess("write `in`", [TextEdit(insert, " in")]), FixIt.guess("write `;`", [TextEdit(insert, ";")]),
            ])
    }

    static func missingDot(_ name: String, at range: SourceRange, insert: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingLineEnd, .error,
            "a `.` is missing before this, if `\(name)` is a modifier; else a line end or `;`", range,
            fixIts: [
                FixIt.guess(
                    "write `.`", [TextEdit(SourceRange(file: insert.file, start: insert.start, end: range.start), ".")]),
                FixIt.guess("write `;`", [TextEdit(insert, ";")]),
            ])
    }

    static func missingParentheses(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingLineEnd, .error, "what `.\(name)` is given stands in parentheses or a block: `.\(name)(…)`", range)
    }

    /// An argument's label.
    static func missingColon(after label: String, at range: SourceRange, insert: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingComma, .error, "a `:` is missing before this, if `\(label)` is a label; else a comma", range,
            fixIts: [
                FixIt.guess("write `:`", [TextEdit(insert, ":")]), FixIt.guess("write `,`", [TextEdit(insert, ",")]),
            ])
    }

    static func wordOperator(
        _ word: String, meant: String, at range: SourceRange, replaced: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .unexpectedPiece, .error, "there is no operator `\(word)`: write `\(meant)`", range,
            fixIts: [FixIt.guess("write `\(meant)`", [TextEdit(replaced, meant)])])
    }

    static func strayComma(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .strayComma, .error, "no comma stands between items, each is on its own line: remove it", range,
            fixIts: [FixIt("remove `,`", [TextEdit(range, "")])])
    }

    static func missingComma(at range: SourceRange, insert: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingComma, .error, "a comma is missing before this", range,
            fixIts: [FixIt.guess("write `,`", [TextEdit(insert, ",")])])
    }

    static func reservedWordAsName(_ word: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .reservedWordAsName, .error, "`\(word)` is a reserved word: as a name it stands in backquotes", range,
            fixIts: [FixIt("write backquotes", [TextEdit(range, "`\(word)`")])])
    }

    static func interpolationInName(at range: SourceRange) -> Diagnostic {
        Diagnostic(.interpolationInName, .error, "this string is known before anything runs: write it out", range)
    }

    static func lateImport(at range: SourceRange) -> Diagnostic {
        Diagnostic(.lateImport, .error, "imports stand first in a file: move this line up", range)
    }

    static func fieldsInBraces(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .expectedPiece, .error, "a record's fields stand in parentheses: `record Name(id: Int, title: String)`",
            range)
    }

    /// `edits` put the clause before the other.
    static func clauseTooLate(
        _ clause: String, before other: String, at range: SourceRange, edits: [TextEdit]
    ) -> Diagnostic {
        Diagnostic(
            .unexpectedPiece, .error, "`\(clause)` comes before `\(other)`", range,
            fixIts: [FixIt("move `\(clause)` before `\(other)`", edits)])
    }

    /// `end` is where the type of the state ends.
    static func missingNil(at end: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingInitialValue, .error, "expected `=` and a value: a state that begins as nil is written `= nil`",
            end,
            fixIts: [FixIt("write `= nil`", [TextEdit(end, " = nil")])])
    }

    static func missingInitialValue(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingInitialValue, .error,
            "expected `=` and a value; what a caller passes is a parameter: `view Name(title: String)`", range)
    }

    static func loneBlock(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .loneBlock, .error, "a block belongs to the line before it: move `{` there, or put a name before it", range)
    }

    /// The text of a static string.
    private static func text(_ text: StaticString) -> String {
        text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }
}

extension DiagnosticNote {
    static func alsoLeftOpen(_ range: SourceRange) -> DiagnosticNote {
        DiagnosticNote("this `{` is not closed either", range)
    }
}
