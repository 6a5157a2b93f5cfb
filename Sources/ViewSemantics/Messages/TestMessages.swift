import ViewBase

/// Findings in tests.
extension Diagnostic {
    static func testTitledTwice(_ title: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(206), "two tests of this file have the title \"" + title + "\"", range,
            notes: [DiagnosticNote("the other test is here", earlier)])
    }

    static func belongsAtTopOfTest(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(211), "this declaration belongs at the top of the test, not inside a step", range)
    }

    static func emptyMatrix(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(280), "a test that runs with each of no values never runs", range)
    }

    static func repeatedInMatrix(_ value: String, _ range: SourceRange, _ earlier: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(286), "the test runs with `" + value + "` already", range,
            notes: [DiagnosticNote("it is also here", earlier)])
    }

    static func tooManyRuns(_ most: Int, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(287), "the values of this test make more than " + String(most) + " runs of it", range)
    }

    static func testNeedsTitle(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(288), "a test needs a title, by which its results and snapshots are named", range)
    }

    static func testNeedsSteps(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(289),
            "this test has no steps, so it would pass whatever is shown; it begins with `show`, as in "
                + "`show Screen() at (390, 844)`", range)
    }

    /// `removal` is the clause with the blanks beside it.
    static func showRepeatsHead(_ range: SourceRange, removal: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(281), "the test's head says where and with what it runs, so `show` does not", range,
            fixIts: [FixIt("remove it", [TextEdit(removal, "")])])
    }

    /// `edits` move the clause into the head.
    static func showSaysWhatHeadLacks(_ clause: String, _ range: SourceRange, edits: [TextEdit]) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(281),
            "the test's head says with what it runs, so `" + clause + "` belongs there too", range,
            fixIts: [FixIt.guess("move it into the head", edits)])
    }

    static func nothingShown(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(282), "nothing is shown yet: a test begins with `show`, as in `show Screen() at (390, 844)`",
            range)
    }

    /// `name` is the name that was meant, if that is certain.
    static func stepNeedsName(_ step: String, _ range: SourceRange, name: String?) -> Diagnostic {
        let fixIts = name.map { [FixIt("write `#" + $0 + "`", [TextEdit(range, "#" + $0)])] } ?? []
        return Diagnostic(
            DiagnosticCode(283), "`" + step + "` takes the name of an element, as in `" + step + " #save`", range,
            fixIts: fixIts)
    }

    static func argumentNeedsName(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(283), "only names of elements stand here, such as `#save`", range)
    }

    static func relationNeedsName(_ member: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(283), "`" + member + "` takes the name of another element, as in `." + member + "(#save)`",
            range)
    }

    static func checkNeedsNames(_ check: String, _ count: Int, _ range: SourceRange) -> Diagnostic {
        let names = count == 1 ? "the name of an element" : "the names of two elements or more"
        let example = count == 1 ? "(#save)" : "(#save, #cancel)"
        return Diagnostic(
            DiagnosticCode(283), "`" + check + "` takes " + names + ", as in `" + check + example + "`", range)
    }

    static func unknownNameIndex(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(283),
            "an element of a loop is named by its place, as `[0]`, or by its id, as `[id: 7]`, not by `" + label + ":`",
            range)
    }

    static func noElementOfName(_ name: String, _ range: SourceRange, _ suggestion: String?) -> Diagnostic {
        didYouMean(201, "no element is called `#" + name + "`", range, suggestion.map { "#" + $0 })
    }

    static func stepFactNeedsMember(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214),
            "`" + name + "` alone is no value: read a fact of it, as in `" + name + ".width`, or ask `exists(" + name
                + ")`", range)
    }

    static func windowHasSize(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(214), "of the window a test reads `window.size`", range)
    }

    /// `state` is the name of the test's own state that was meant, if that is certain.
    static func cannotSet(_ range: SourceRange, state: String?) -> Diagnostic {
        let fixIts = state.map { [FixIt("write `state." + $0 + "`", [TextEdit(range, "state." + $0)])] } ?? []
        return Diagnostic(
            DiagnosticCode(284),
            "`set` takes a value of the environment or a state, as `env.colorScheme` or "
                + "`state.count`", range, fixIts: fixIts)
    }

    static func noShownState(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(284), "the test has no state `" + name + "`, and what it shows is not one view with states",
            range)
    }

    static func noStateOfView(
        _ name: String, _ view: String, _ range: SourceRange, _ suggestion: String?
    ) -> Diagnostic {
        didYouMean(284, "neither the test nor `" + view + "` has a state `" + name + "`", range, suggestion)
    }

    static func snapshotNeedsName(_ range: SourceRange) -> Diagnostic {
        Diagnostic(DiagnosticCode(285), "a snapshot needs a name, which its file takes", range)
    }
}
