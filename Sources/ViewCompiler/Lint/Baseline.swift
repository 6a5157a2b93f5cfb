import ViewBase

/// Warnings that are known and left for later: a finding is known by its code, its file and the text of its line, so that
/// lines may come and go around it.
public struct Baseline: Sendable {
    private struct Entry: Hashable {
        let code: String
        let file: String
        let line: String
    }

    private var counts: [Entry: Int] = [:]

    /// Reads what `json` wrote; nil for anything else.
    public init?(_ bytes: [UInt8]) {
        guard case .success(let value) = JSONReader.read(bytes), value["schema"]?.number == 1,
            let findings = value["findings"]?.array
        else { return nil }
        for finding in findings {
            guard let code = finding["code"]?.string, let file = finding["file"]?.string,
                let line = finding["line"]?.string, let count = finding["count"]?.number, count >= 1, count < 1e9
            else { return nil }
            counts[Entry(code: code, file: file, line: line), default: 0] += Int(count)
        }
    }

    /// The warnings among some diagnostics as a file, in their order; `name` gives a file's name there of its path.
    public static func json(_ diagnostics: [Diagnostic], _ files: [SourceFile], name: (String) -> String) -> [UInt8] {
        var lines = SourceLines(files)
        var order: [Entry] = []
        var counts: [Entry: Int] = [:]
        for diagnostic in diagnostics where diagnostic.severity == .warning {
            let entry = entry(diagnostic, &lines, name)
            if counts[entry] == nil { order.append(entry) }
            counts[entry, default: 0] += 1
        }
        var json = JSONWriter()
        json.beginObject()
        json.key("schema")
        json.number(1)
        json.key("findings")
        json.beginArray()
        for entry in order {
            json.beginObject(.inline)
            json.key("code")
            json.string(entry.code)
            json.key("file")
            json.string(entry.file)
            json.key("line")
            json.string(entry.line)
            json.key("count")
            json.number(counts[entry] ?? 0)
            json.end()
        }
        json.end()
        json.end()
        json.newline()
        return json.bytes
    }

    /// Some diagnostics without the warnings that are known, of each no more than there were.
    public func unknown(
        _ diagnostics: [Diagnostic], _ files: [SourceFile], name: (String) -> String
    ) -> [Diagnostic] {
        var lines = SourceLines(files)
        var left = counts
        return diagnostics.filter { diagnostic in
            guard diagnostic.severity == .warning else { return true }
            let entry = Baseline.entry(diagnostic, &lines, name)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
    }

    private static func entry(
        _ diagnostic: Diagnostic, _ lines: inout SourceLines, _ name: (String) -> String
    ) -> Entry {
        let table = lines.table(diagnostic.range.file)
        var line = table.content(line: table.place(Int(diagnostic.range.start)).line)
        line = line.drop { $0 <= 0x20 }
        while let last = line.last, last <= 0x20 { line.removeLast() }
        return Entry(
            code: diagnostic.code.text, file: name(lines.path(diagnostic.range.file)),
            line: String(decoding: line, as: UTF8.self))
    }
}
