import ViewBase

/// Prints diagnostics as JSON, one compact object a line.
public struct DiagnosticJSON {
    private var lines: SourceLines
    private var json = JSONWriter(isCompact: true)

    public init(_ files: [SourceFile]) { lines = SourceLines(files) }

    /// The bytes of some diagnostics, each ended by a line feed.
    public mutating func print(_ diagnostics: ArraySlice<Diagnostic>) -> [UInt8] {
        json = JSONWriter(isCompact: true)
        for diagnostic in diagnostics {
            write(diagnostic)
            json.newline()
        }
        return json.bytes
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        json.beginObject()
        field("code", diagnostic.code.text)
        field("severity", diagnostic.severity.word)
        field("message", diagnostic.message)
        place(diagnostic.range)
        json.key("notes")
        json.beginArray()
        for note in diagnostic.notes {
            json.beginObject()
            field("message", note.message)
            if let range = note.range { place(range) }
            json.end()
        }
        json.end()
        json.key("fixIts")
        json.beginArray()
        for fixIt in diagnostic.fixIts { write(fixIt) }
        json.end()
        json.end()
    }

    private mutating func write(_ fixIt: FixIt) {
        json.beginObject()
        field("title", fixIt.title)
        json.key("edits")
        json.beginArray()
        for edit in fixIt.edits {
            json.beginObject()
            place(edit.range)
            field("replacement", edit.replacement)
            json.end()
        }
        json.end()
        json.end()
    }

    private mutating func field(_ key: String, _ text: String) {
        json.key(key)
        json.string(text)
    }

    /// Writes the file, the first line and column and those after the last character.
    private mutating func place(_ range: SourceRange) {
        let table = lines.table(range.file)
        let start = table.place(Int(range.start))
        let end = table.place(Int(range.end))
        field("file", lines.path(range.file))
        json.key("line")
        json.number(start.line)
        json.key("column")
        json.number(start.column)
        json.key("endLine")
        json.number(end.line)
        json.key("endColumn")
        json.number(end.column)
    }
}
