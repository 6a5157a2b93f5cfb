import ViewBase
import ViewFormat
import ViewIR
import ViewSyntax

/// A file and its canonical form.
public struct FormattedFile {
    public let source: SourceFile
    /// What is wrong with the file's syntax; a file with errors is not formatted.
    public let diagnostics: [Diagnostic]
    /// The canonical form; nil for a file with errors.
    public let text: [UInt8]?
    private let tree: SyntaxTree

    /// The columns of a line unless another number is asked for.
    public static let standardWidth = SourceFormatter.standardWidth

    /// Formats the bytes of a file; of some lines only, counted from 1, with the rest of the items on them, where they are
    /// given.
    public init(_ path: String, _ bytes: [UInt8], width: Int = standardWidth, lines: ClosedRange<Int>? = nil) {
        source = SourceFile(id: FileID(0), path: path, bytes: bytes)
        var names = Interner()
        let parsed = Parser.parse(source, &names)
        diagnostics = parsed.diagnostics
        tree = parsed.tree
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
            text = nil
            return
        }
        guard let lines else {
            text = SourceFormatter.format(parsed.tree, width: width)
            return
        }
        let range = LineTable(bytes).range(ofLines: lines)
        text = TextEdit.apply(SourceFormatter.edits(parsed.tree, in: range, width: width), to: bytes)
    }

    /// Whether the canonical form holds the file's tokens and comments, and means the same: its syntax is the same, or
    /// the program is where the file, with all that it imports, has no errors.
    public func isFaithful(_ provider: SourceProvider) -> Bool {
        guard let text, text != source.bytes else { return true }
        var names = Interner()
        let after = Parser.parse(SourceFile(id: FileID(0), path: source.path, bytes: text), &names)
        guard !after.diagnostics.contains(where: { $0.severity == .error }) else { return false }
        guard SourceFormatter.isSame(tree, after.tree) else { return false }
        if SourceFormatter.hasSameShape(tree, after.tree) { return true }
        guard let program = program(source.bytes, provider) else { return true }
        return self.program(text, provider) == program
    }

    /// The program of the file with other bytes, as text without places; nil if it has errors.
    private func program(_ bytes: [UInt8], _ provider: SourceProvider) -> [UInt8]? {
        let compilation = Compilation([source.path], from: OverlaidSources(provider, source.path, bytes))
        guard !compilation.diagnostics.contains(where: { $0.severity == .error }),
            compilation.sources.failures.isEmpty
        else { return nil }
        return IRPrinter.print(compilation.program, files: compilation.sources.files, showsPlaces: false)
    }
}
