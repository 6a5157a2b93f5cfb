extension Diagnostic {
    /// Calls `body` with every range that the finding holds.
    public func eachRange(_ body: (SourceRange) -> Void) {
        _ = inRanges { range in
            body(range)
            return range
        }
    }

    /// The same finding with its files numbered otherwise.
    public func inFiles(_ number: (FileID) -> FileID) -> Diagnostic {
        inRanges { SourceRange(file: number($0.file), start: $0.start, end: $0.end) }
    }

    private func inRanges(_ place: (SourceRange) -> SourceRange) -> Diagnostic {
        Diagnostic(
            code, severity, message, place(range),
            notes: notes.map { note in DiagnosticNote(note.message, note.range.map { place($0) }) },
            fixIts: fixIts.map { fixIt in
                let edits = fixIt.edits.map { TextEdit(place($0.range), $0.replacement) }
                return fixIt.isCertain ? FixIt(fixIt.title, edits) : .guess(fixIt.title, edits)
            })
    }
}
