import ViewBase
import ViewCatalog

/// What went wrong in evaluation, in the words of the message.
extension Diagnostic {
    static func integerOverflow(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.integerOverflow, "the result does not fit in an `Int` of 64 bits", range)
    }

    static func divisionByZero(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.divisionByZero, "division by zero", range)
    }

    static func indexOutOfRange(_ index: Int64, count: Int, _ range: SourceRange) -> Diagnostic {
        let elements = count == 1 ? "1 element" : "\(count) elements"
        return Diagnostic(.indexOutOfRange, "index \(index) is out of range: the array has \(elements)", range)
    }

    static func notFinite(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.notFinite, "the result is not a finite number", range)
    }

    static func noInteger(_ number: Double, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.noInteger, "\(number.description) is outside the range of `Int`", range)
    }

    static func duplicateIdentity(_ identity: String?, _ first: Int, _ second: Int, _ range: SourceRange) -> Diagnostic
    {
        let name = identity.map { "the id \($0)" } ?? "one id"
        return Diagnostic(
            .duplicateIdentity, "two elements, at the indices \(first) and \(second), have \(name)", range)
    }

    static func rangeUpsideDown(_ lower: Int64, _ upper: Int64, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.rangeUpsideDown, "the range's upper bound \(upper) is below its lower bound \(lower)", range)
    }

    static func limitsUpsideDown(_ lower: String, _ upper: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.rangeUpsideDown, "the upper limit \(upper) is below the lower limit \(lower)", range)
    }

    static func negativeCount(_ count: Int64, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.negativeCount, "a count cannot be negative, but is \(count)", range)
    }

    static func tooManyNodes(_ limit: Int, chain: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.tooManyNodes, "more than \(limit) elements\(place(chain))", range)
    }

    static func viewsNestTooDeeply(_ limit: Int, chain: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.viewsNestTooDeeply, "views nest more than \(limit) deep: \(chain)", range)
    }

    static func tooManySteps(_ limit: Int, chain: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.tooManySteps, "evaluation takes more than \(limit) steps\(place(chain))", range)
    }

    static func tooManyIterations(_ limit: Int, chain: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.tooManySteps, "loops go round more than \(limit) times\(place(chain))", range)
    }

    /// The views on the way, where there are any.
    private static func place(_ chain: String) -> String { chain.isEmpty ? "" : ", in \(chain)" }

    static func valuesNestTooDeeply(_ range: SourceRange) -> Diagnostic {
        Diagnostic(.valuesNestTooDeeply, "calls, constants or values nest too deeply", range)
    }

    static func impossibleSetting(_ name: String, _ range: SourceRange, mustBe limits: String = "that is not negative")
        -> Diagnostic
    {
        Diagnostic(.impossibleSetting, .error, "\(name) must be a finite number \(limits)", range)
    }

    static func impossibleSetting(_ key: EnvironmentKey, _ range: SourceRange) -> Diagnostic {
        impossibleSetting(key.name, range, mustBe: key == .displayScale ? "above 0" : "that is not negative")
    }

    static func unknownImage(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownAsset, .warning, "no asset is named \"\(name)\"; the image counts as 100 points square", range)
    }

    static func unreadableImage(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unreadableAsset, .warning,
            "the file of \"\(name)\" is no PNG, JPEG or SVG that says its size; the image counts as 100 points square",
            range)
    }

    static func unknownFont(_ name: String, suggestion: String?, _ range: SourceRange) -> Diagnostic {
        let end = suggestion.map { "; did you mean \"\($0)\"?" } ?? "; it is measured as the system font"
        return Diagnostic(.unknownFont, .warning, "no font file given is named \"\(name)\"\(end)", range)
    }

    /// `what` is the setting with its article, `counted` the value that counts instead.
    static func impossibleTextSetting(
        _ what: String, _ value: Double, counted: String, _ range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .impossibleTextSetting, .warning,
            "\(what) of \(Decimal.text(value)) cannot be; \(counted) counts instead", range)
    }

    static func unknownColor(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.unknownAsset, .warning, "no asset is named \"\(name)\"; the colour is not known", range)
    }

    static func unknownOrigin(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownOrigin, .warning,
            "the reader's place in the window is not known while its content is made; its own corner counts", range)
    }

    static func unknownLocale(_ locale: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownLocale, .warning,
            "how numbers are written in `\(locale)` is not known; they are written as in English", range)
    }

    static func missingText(_ key: String, _ locale: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.missingText, .warning, "there is no text for \"\(key)\" in `\(locale)`", range)
    }

    static func missingValue(_ text: String, _ key: String, _ locale: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingValue, .warning,
            "the text \"\(text)\" of \"\(key)\" in `\(locale)` has a place for a value that is not given or of another kind",
            range)
    }

    static func missingArgument(_ parameter: String, _ view: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .missingArgument,
            "`\(view)` is shown by itself, but needs a value for `\(parameter)`", range)
    }

    /// The handlers of a cycle in order, each in words and with its place.
    static func endlessChanges(_ cycle: [(handler: String, range: SourceRange)], _ range: SourceRange) -> Diagnostic {
        var way = ""
        for item in cycle { way += "`" + item.handler + "` → " }
        if let first = cycle.first { way += "`" + first.handler + "`" }
        return Diagnostic(
            .endlessChanges, .error, "changes go round without end" + (way.isEmpty ? "" : ": " + way), range,
            notes: cycle.dropFirst().map { DiagnosticNote("`" + $0.handler + "` is here", $0.range) })
    }
}
