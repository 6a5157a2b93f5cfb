import ViewBase
import ViewCompiler
import ViewFormat

extension EditorSnapshot {
    /// The edits that bring a file into its canonical form; none for a file with syntax errors.
    public func formattingEdits(of file: FileID) -> [TextEdit] {
        isWellFormed(file) ? SourceFormatter.edits(tree(file)) : []
    }

    /// The same for the lines of a range.
    public func formattingEdits(of file: FileID, in range: Range<Int>) -> [TextEdit] {
        isWellFormed(file) ? SourceFormatter.edits(tree(file), in: range) : []
    }

    /// The edits after a byte was typed that ends at an offset: `}` or a line feed.
    public func formattingEdits(of file: FileID, afterTyping byte: UInt8, at offset: Int) -> [TextEdit] {
        guard byte == 0x0A || isWellFormed(file) else { return [] }
        return SourceFormatter.edits(tree(file), afterTyping: byte, at: offset)
    }

    /// Whether a file has no errors of syntax.
    private func isWellFormed(_ file: FileID) -> Bool {
        !compilation.sources.diagnostics.contains {
            $0.range.file == file && $0.severity == .error && $0.code.isOfSyntax
        }
    }
}

extension DiagnosticCode {
    /// Whether the code is one of the lexer or the parser.
    fileprivate var isOfSyntax: Bool { number < 200 }
}
