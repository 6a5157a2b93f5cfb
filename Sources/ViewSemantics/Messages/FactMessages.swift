import ViewBase

/// Messages about layout facts that are read in content.
extension Diagnostic {
    static func factNeedsMember(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214),
            "`" + name + "` alone is no value: read a fact of it, as in `" + name + ".hiddenCount`", range)
    }

    static func unknownFact(_ name: String, _ range: SourceRange, _ suggestion: String?) -> Diagnostic {
        didYouMean(204, "there is no layout fact `" + name + "`", range, suggestion)
    }

    static func factInContent(_ fact: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214),
            "`" + fact
                + "` is known only after layout: content reads no fact but a row's `hiddenCount` and `shownCount`",
            range)
    }

    static func countOutsideContent(_ fact: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214), "`" + fact + "` is read only in the content of the view that shows the row", range)
    }

    static func noRowOfName(_ name: String, _ range: SourceRange, _ suggestion: String?) -> Diagnostic {
        let written = SourceRange(file: range.file, start: range.start, end: range.start + 1 + UInt32(name.utf8.count))
        return didYouMean(
            201, "no `WholeItemRow` of this view is called `#" + name + "`", written, suggestion.map { "#" + $0 })
    }

    static func countFeedsBack(
        _ name: String, _ container: String, _ range: SourceRange, _ row: SourceRange
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            DiagnosticCode(214),
            "what is shown for a count of `#" + name + "` could change the count: between the row and here stands "
                + container + "; put both into one `VStack`, or this into the row's `overlay` or `background`", range)
        diagnostic.notes.append(DiagnosticNote("the row is here", row))
        return diagnostic
    }

    static func readsTwoRows(_ first: String, _ second: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214),
            "one element reads the counts of one row, and this one reads `#" + first + "` already: read `#" + second
                + "` in an element of its own", range)
    }

    static func rowDependsOnCount(_ inner: String, _ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214),
            "the row `#" + inner + "` stands inside what reads the count of `#" + name
                + "`, so the counts would hang on each other", range)
    }

    static func holderReadsCount(_ holder: String, _ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(214), holder + " holds the row `#" + name + "` and cannot hang on its count", range)
    }
}
