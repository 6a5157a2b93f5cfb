import ViewBase

extension Parser {
    /// The tree of a text that is one expression, such as a value given on the command line; its root holds the
    /// expression.
    public static func parseExpression(_ source: SourceFile, _ interner: inout Interner) -> ParseResult {
        parse(source, &interner, from: { $0.parseSoleExpression() })
    }

    private mutating func parseSoleExpression() {
        let start = mark()
        settle()
        skipSeparators()
        parseExpression()
        skipSeparators()
        if kind != .endOfFile {
            fail(.unexpected(text(position), at: range(position)))
            let rest = mark()
            while kind != .endOfFile { advance() }
            close(rest, .unexpected)
        }
        position = file.tokens.count
        close(start, .sourceFile)
    }
}
