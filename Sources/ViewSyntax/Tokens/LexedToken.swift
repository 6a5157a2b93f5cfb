import ViewBase

/// One token as the lexer reads it.
struct LexedToken {
    let start: UInt32
    let end: UInt32
    let name: Name
    let kind: TokenKind
    var flags: TokenFlags
}
