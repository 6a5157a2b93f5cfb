import Testing
import ViewBase
import ViewCompiler

/// A source with one mistake, and the one finding that it must give.
struct PlantedMistake: Sendable, CustomTestStringConvertible {
    /// The source, with `«` and `»` around the place of the finding and `‹` and `›` around the place of its note.
    let marked: String
    let code: String
    /// A part of the message: what to do, or the rule.
    let message: String
    /// The source after the first fix-it, which must check without a finding.
    let fixed: String?

    init(_ marked: String, code: String, message: String, fixed: String? = nil) {
        self.marked = marked
        self.code = code
        self.message = message
        self.fixed = fixed
    }

    var testDescription: String { source }

    /// The source without its marks.
    var source: String { marked.filter { !"«»‹›".contains($0) } }

    /// The bytes of the source between two marks; nil where they do not stand.
    func place(_ open: Character, _ close: Character) -> Range<UInt32>? {
        guard let start = offset(of: open), let end = offset(of: close) else { return nil }
        return start..<end
    }

    /// How many bytes of the source stand before a mark.
    private func offset(of mark: Character) -> UInt32? {
        guard let index = marked.firstIndex(of: mark) else { return nil }
        return UInt32(marked[..<index].filter { !"«»‹›".contains($0) }.utf8.count)
    }

    /// Checks the source beside a file `chips.view` and holds the finding to what is expected.
    func verify() throws {
        let found = PlantedMistake.findings(source)
        #expect(found.map { $0.code.text } == [code], "\(found.map { $0.message })")
        let finding = try #require(found.first)
        #expect(finding.range.start..<finding.range.end == place("«", "»"))
        #expect(finding.message.contains(message), "\(finding.message)")
        if let note = place("‹", "›") {
            #expect(finding.notes.compactMap { $0.range.map { $0.start..<$0.end } } == [note])
        }
        if let fixed {
            #expect(try applying(#require(finding.fixIts.first)) == fixed)
            #expect(PlantedMistake.findings(fixed).map { $0.message } == [])
        }
    }

    private func applying(_ fixIt: FixIt) -> String {
        var bytes = Array(source.utf8)
        for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// All that is found in a source beside a file `chips.view` with a view `Chip`.
    static func findings(_ source: String) -> [Diagnostic] {
        let sources = MemorySources()
        sources.add("a.view", Array(source.utf8))
        sources.add("chips.view", Array("view Chip { Text(\"c\") }".utf8))
        return DiagnosticPolicy().apply(Compilation(["a.view"], from: sources).diagnostics)
    }
}
