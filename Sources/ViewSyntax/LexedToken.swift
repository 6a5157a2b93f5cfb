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
        let count = lexer.tokens.count
        kinds.reserveCapacity(count)
        starts.reserveCapacity(count)
        ends.reserveCapacity(count)
        flags.reserveCapacity(count)
        names.reserveCapacity(count)
        for token in lexer.tokens { kinds.append(token.kind) }
        for token in lexer.tokens { starts.append(token.start) }
        for token in lexer.tokens { ends.append(token.end) }
        for token in lexer.tokens { flags.append(token.flags) }
        for token in lexer.tokens { names.append(token.name) }
        strings = lexer.forms
        segments = lexer.segments
    }
}
