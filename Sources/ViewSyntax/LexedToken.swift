import ViewBase

/// One token as the lexer reads it.
struct LexedToken {
    let start: UInt32
    let end: UInt32
    let name: Name
    let kind: TokenKind
    var flags: TokenFlags
}

extension TokenBuffer {
    /// The tokens laid out as parallel arrays.
    init(_ lexer: Lexer) {
        kinds = lexer.tokens.map { $0.kind }
        starts = lexer.tokens.map { $0.start }
        ends = lexer.tokens.map { $0.end }
        flags = lexer.tokens.map { $0.flags }
        names = lexer.tokens.map { $0.name }
        strings = lexer.forms
        segments = lexer.segments
    }
}
