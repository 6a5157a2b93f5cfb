import ViewBase

/// Prints diagnostics for people: place, message, the source line with carets, notes and fix-its.
public struct DiagnosticText {
    private var lines: SourceLines
    private let usesColor: Bool
    private var out = TextWriter()

    /// Colours are escape sequences, for terminals only.
    public init(_ files: [SourceFile], usesColor: Bool = false) {
        lines = SourceLines(files)
        self.usesColor = usesColor
    }

    /// The bytes of some diagnostics, and of a last line that counts the errors left out.
    public mutating func print(_ diagnostics: ArraySlice<Diagnostic>, hiddenErrors: Int = 0) -> [UInt8] {
        out = TextWriter()
        for diagnostic in diagnostics { write(diagnostic) }
        if hiddenErrors > 0 {
            out.write("\(hiddenErrors) more error\(hiddenErrors == 1 ? "" : "s") not shown\n")
        }
        return out.bytes
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let label = "\(diagnostic.severity.word)[\(diagnostic.code.text)]"
        heading(diagnostic.severity, label, diagnostic.message, diagnostic.range)
        for note in diagnostic.notes { heading(.note, "note", note.message, note.range) }
        for fixIt in diagnostic.fixIts {
            styled(.fixIt, "fix-it:")
            out.write(" \(SafeText.line(fixIt.title))\n")
        }
    }

    /// Writes `FILE:LINE:COLUMN: label: message` and the source line; only `label: message` without a place.
    private mutating func heading(_ severity: Severity, _ label: String, _ message: String, _ range: SourceRange?) {
        if let range {
            let place = lines.table(range.file).place(Int(range.start))
            styled(.place, "\(SafeText.line(lines.path(range.file))):\(place.line):\(place.column):")
            out.write(byte: 0x20)
        }
        styled(TerminalStyle(severity), "\(label):")
        out.write(byte: 0x20)
        styled(.message, SafeText.line(message))
        out.newline()
        if let range { excerpt(range) }
    }

    private mutating func excerpt(_ range: SourceRange) {
        let table = lines.table(range.file)
        let line = table.place(Int(range.start)).line
        let content = table.content(line: line)
        let start = max(0, Int(range.start) - content.startIndex)
        let excerpt = Excerpt(content, carets: start..<max(start, Int(range.end) - content.startIndex))
        out.write(excerpt.line.bytes[...])
        out.newline()
        styled(.carets, excerpt.carets.text)
        out.newline()
    }

    private mutating func styled(_ style: TerminalStyle, _ text: String) {
        guard usesColor else { return out.write(text) }
        out.write("\u{1B}[\(style.parameters)m\(text)\u{1B}[0m")
    }
}
