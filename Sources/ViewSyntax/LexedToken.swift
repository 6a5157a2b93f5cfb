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
    init(_ tokens: borrowing GrowingBuffer<LexedToken>, _ strings: [StringForm], _ segments: [SegmentForm]) {
        kinds = tokens.column { $0.kind }
        starts = tokens.column { $0.start }
        ends = tokens.column { $0.end }
        flags = tokens.column { $0.flags }
        names = tokens.column { $0.name }
        self.strings = strings
        self.segments = segments
    }
}
