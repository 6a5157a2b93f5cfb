import ViewBase

/// What is said of tests that fail.
extension Diagnostic {
    /// `part` says the value of the first part.
    static func expectationFails(because part: String?, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.expectationFails, "this does not hold" + (part.map { ": " + $0 } ?? ""), range)
    }

    static func nothingShownYet(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.notShown, "nothing is shown yet, as no `show` was run", range)
    }

    static func notShown(_ name: String, shown: [String], _ range: SourceRange) -> Diagnostic {
        let list = shown.isEmpty ? "nothing that is shown has a name" : "shown are " + names(shown)
        return Diagnostic(.notShown, "`" + name + "` is not shown; " + list, range)
    }

    static func severalShown(_ name: String, _ paths: [String], _ range: SourceRange) -> Diagnostic {
        Diagnostic(.severalShown, "`" + name + "` is several: " + names(paths) + "; write which", range)
    }

    static func factMissing(_ name: String, _ fact: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.factMissing, "nothing at or below `" + name + "` has `" + fact + "`", range)
    }

    /// `half` says which half of a stepper is touched, if one is.
    static func outsideWindow(_ name: String, half: String?, _ range: SourceRange) -> Diagnostic {
        let part = half.map { "the half of `" + name + "` that " + $0 } ?? "`" + name + "`"
        return Diagnostic(
            .cannotTouch,
            "the middle of " + part + " lies outside the window, where it cannot be touched; tests do not scroll, so "
                + "show it in a larger window, or `resize` the window", range)
    }

    static func noField(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.cannotTouch, "no field that can be written in is at or below `" + name + "`", range)
    }

    static func noStepper(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.cannotTouch, "no stepper is at or below `" + name + "`", range)
    }

    static func stateGone(_ view: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.notShown, "`" + view + "` is not shown, so its state cannot be set", range)
    }

    static func snapshotDiffers(_ path: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.snapshotDiffers, "the frames are not those of `" + path + "`", range)
    }

    static func snapshotOfOtherSettings(_ path: String, _ settings: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.snapshotDiffers, "`" + path + "` was taken with other settings: " + settings, range)
    }

    static func snapshotMissing(_ path: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .snapshotMissing, "there is no file `" + path + "` yet; `viewc test --update=missing` writes it", range)
    }

    static func snapshotUnreadable(_ path: String, _ reason: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.snapshotMissing, "cannot read `" + path + "`: " + reason, range)
    }

    static func snapshotTwice(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.snapshotTwice, "this test has a snapshot \"" + name + "\" already", range)
    }

    static func tooManyNumbers(from number: Double, to end: Double, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .tooManyTestSteps,
            "it holds up to \(Decimal.text(number)), but from there to \(Decimal.text(end)) there is too much to try; "
                + "write a smaller range", range)
    }

    static func tooManyTestSteps(_ count: Int, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.tooManyTestSteps, "the test has run \(count) steps and is not at its end", range)
    }

    static func tooManyFailures(_ count: Int, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.tooManyTestSteps, "the test has failed \(count) times and is not run to its end", range)
    }

    /// Some names with signs, the rest as a number.
    private static func names(_ names: [String]) -> String {
        let most = 12
        let shown = names.prefix(most).map { "`" + SceneName.written($0) + "`" }.joined(separator: ", ")
        return names.count > most ? shown + " and \(names.count - most) more" : shown
    }
}
