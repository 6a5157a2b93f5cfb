import ViewBase

/// Findings about content and statements.
extension Diagnostic {
    static func notAnElement(_ type: String, _ range: SourceRange) -> Diagnostic {
        let help = type == "String" ? "; show it with `Text(…)`" : ""
        return Diagnostic(
            DiagnosticCode(260), "this is a value of type `" + type + "`, not an element" + help, range,
            fixIts: type == "String" ? [FixIt("show it with `Text`", textWrap(range))] : [])
    }

    private static func textWrap(_ range: SourceRange) -> [TextEdit] {
        [
            TextEdit(SourceRange(file: range.file, start: range.start, end: range.start), "Text("),
            TextEdit(SourceRange(file: range.file, start: range.end, end: range.end), ")"),
        ]
    }

    static func actionInContent(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(260),
            "`" + name + "` is an action; give it to a control, as in `Button(…, action: "
                + name + ")`", range)
    }

    static func statementInContent(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(261), "content only shows elements; changes belong in an action", range)
    }

    /// `value` is what stands after the word, if anything does.
    static func returnInContent(_ word: SourceRange, value: SourceRange?) -> Diagnostic {
        guard let value else {
            return Diagnostic(DiagnosticCode(261), "content only shows elements: it has nothing to return", word)
        }
        let removal = SourceRange(file: word.file, start: word.start, end: value.start)
        return Diagnostic(
            DiagnosticCode(261), "content shows its elements without `return`", word,
            fixIts: [FixIt("remove `return`", [TextEdit(removal, "")])])
    }

    static func guardInContent(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(261), "content has no `guard`: put what needs the condition in `if … { }`", range)
    }

    static func functionOutsideAction(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(262), "`" + name + "` acts, which only an action or a handler can do", range)
    }

    static func stateNeedsWord(_ name: String, _ range: SourceRange) -> Diagnostic {
        let start = SourceRange(file: range.file, start: range.start, end: range.start)
        return Diagnostic(
            DiagnosticCode(261), "content only shows elements; to declare a state, write `state " + name + " = …`",
            range,
            fixIts: [FixIt.guess("add `state`", [TextEdit(start, "state ")])])
    }

    static func useForEach(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(261), "content repeats with `ForEach(…) { item in … }`, not `for`", range)
    }

    static func changeOutsideAction(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(262), "only an action or a handler can change state", range)
    }

    static func mutationOutsideAction(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(262), "`" + name + "` changes its receiver, which only an action can do", range)
    }

    static func assignsConstant(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(263), "`" + name + "` never changes; only a state or a binding can be assigned", range)
    }

    static func cannotAssign(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(263), "only a state, a binding, or a field or element of one can be assigned", range)
    }

    static func valueUnused(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(264), "this value is not used", range)
    }

    static func elementInStatements(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(264), "an element is no statement; content shows it", range)
    }

    static func missingReturn(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(265), "not every path returns a value", range)
    }

    static func guardMustReturn(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(265), "the `else` of a `guard` must end with `return`", range)
    }

    static func actionReturnsNothing(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(265), "an action returns no value", range)
    }

    static func returnNeedsValue(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(265), "`return` needs a value here", range)
    }

    static func slotTakesOne(_ range: SourceRange, _ inside: SourceRange?) -> Diagnostic {
        var fixIts: [FixIt] = []
        if let inside {
            let start = SourceRange(file: inside.file, start: inside.start, end: inside.start)
            let end = SourceRange(file: inside.file, start: inside.end, end: inside.end)
            fixIts = [FixIt.guess("wrap in HStack", [TextEdit(start, " HStack {"), TextEdit(end, "} ")])]
        }
        return Diagnostic(
            DiagnosticCode(270), "this place takes at most one element; wrap several in a stack", range, fixIts: fixIts)
    }

    static func headerTakesThree(_ count: Int, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(271),
            "a header takes a leading edge, a title and a trailing edge, not " + String(count)
                + " elements; wrap several in an HStack", range)
    }

    static func headerEmpty(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(271), "a header needs a title", range)
    }

    static func headerAmbiguous(bothControls: Bool, _ range: SourceRange, labelled: TextEdit?) -> Diagnostic {
        let why =
            bothControls
            ? "both elements are controls, so it is open which is the title"
            : "neither element is a control, so it is open which is the title"
        return Diagnostic(
            DiagnosticCode(272), why + "; write `HeaderStack { title } leading: { … } trailing: { … }`", range,
            fixIts: labelled.map { [FixIt.guess("name the slots", [$0])] } ?? [])
    }

    static func headerBranchTakesOne(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(271), "each branch in a header holds at most one element", range)
    }

    static func headerTakesElements(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(271), "a header holds elements only; put `let` before it", range)
    }

    static func notInHeader(_ what: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(271), what + " cannot stand directly in a header, whose elements are counted beforehand",
            range)
    }
}
