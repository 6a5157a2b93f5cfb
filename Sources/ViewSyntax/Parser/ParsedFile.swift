import ViewBase

/// What the parser reads and never changes; a class, so that the parser stays small on the stack.
final class ParsedFile {
    let source: SourceFile
    let tokens: TokenBuffer
    let words: Words

    init(source: SourceFile, tokens: TokenBuffer, words: Words) {
        self.source = source
        self.tokens = tokens
        self.words = words
    }
}
