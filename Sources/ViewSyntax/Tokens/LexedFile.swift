import ViewBase

/// The tokens of one file and what is wrong with them; a class, so that a part is read without a copy of the whole.
final class LexedFile {
    let tokens: TokenBuffer
    let diagnostics: [Diagnostic]
    /// The lines that end in a string without an end, up to that place.
    let cutLines: [Range<Int>]
    /// Whether a comment or a multi-line string runs into the end of the file.
    let endsInside: Bool

    private init(_ lexer: inout Lexer) {
        var tokens = lexer.tokens.finish()
        tokens.strings = lexer.forms
        tokens.segments = lexer.segments
        tokens.allowances = lexer.allowances
        tokens.isASCII = lexer.isASCII
        self.tokens = tokens
        diagnostics = lexer.diagnostics
        cutLines = lexer.cutLines
        endsInside = lexer.endsInside
    }

    /// Reads the tokens of a file.
    static func read(_ source: SourceFile, _ interner: inout Interner) -> LexedFile {
        // Safe: the lexer, which reads the two buffers, ends inside the closures, and what it gives holds no part of
        // them.
        source.bytes.withUnsafeBufferPointer { bytes in
            ByteClass.table.withUnsafeBufferPointer { classes in
                var lexer = Lexer(source, bytes, classes)
                lexer.run(&interner)
                return LexedFile(&lexer)
            }
        }
    }
}
