import ViewBase

/// Parses the tokens of one file into a lossless tree, by recursive descent with a flat loop for operators.
///
/// The parser reads `kind`, which differs from the token at `position` in two places: a line end that ends a
/// statement reads as a semicolon, and the end of a block whose brace was left open reads as a right brace.
public struct Parser {
    let source: SourceFile
    let tokens: TokenBuffer
    let words: Words
    var brackets: BracketMap
    var builder: NodeBuilder
    var diagnostics: [Diagnostic]
    /// The token at hand.
    var position = 0
    /// What the grammar sees here.
    var kind = TokenKind.endOfFile
    /// Whether `kind` stands for something that is no token.
    var implied = Implied.nothing
    /// Whether this is inside `( )` or `[ ]`, where line ends are white space.
    var isBracketed = false
    /// Whether this is the head of an `if`, `switch`, `for` or `guard`, where `{` begins the body.
    var isHead = false
    var nesting = Nesting()
    /// Whether the message about too much nesting was given.
    var isDepthReported = false
    /// The token that was complained about last; one place gets one message.
    var complaint = -1
    /// The next stray closing bracket and the next implied brace.
    var nextStray = 0
    var nextClosing = 0
    /// The next position at which one of them stands.
    var nextEvent = Int.max
    /// The index of the message about braces left open, and the position at which they should be closed.
    var openBraceReport = -1
    var openBracePosition = -1
    /// Whether the file is inside a `#if` that was reported, whose `#else` and `#endif` belong to it.
    var isInDirective = false
    /// The operators whose right side is being read, of all expressions around this place.
    var operators: [OpenOperator] = []

    /// What `kind` stands for besides the token at hand.
    enum Implied {
        case nothing
        case lineEnd
        case brace
    }

    /// The tree of a file and what is wrong with its syntax.
    public static func parse(_ source: SourceFile, _ interner: inout Interner) -> ParseResult {
        var lexer = Lexer(source)
        lexer.run(&interner)
        var parser = Parser(source, lexer, Words(&interner))
        parser.parseFile()
        return ParseResult(
            tree: parser.builder.finish(source, parser.tokens), diagnostics: sorted(parser.diagnostics))
    }

    init(_ source: SourceFile, _ lexer: Lexer, _ words: Words) {
        self.source = source
        self.words = words
        tokens = lexer.tokens
        diagnostics = lexer.diagnostics
        brackets = BracketMap(lexer)
        builder = NodeBuilder(tokenCount: tokens.count)
        findNextEvent()
        settle()
    }

    /// The diagnostics in order of place; those of one place keep their order.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let order = diagnostics.indices.sorted { a, b in
            let (first, second) = (diagnostics[a].range.start, diagnostics[b].range.start)
            return first != second ? first < second : a < b
        }
        return order.map { diagnostics[$0] }
    }
}

extension Parser {
    /// The place before the token at hand, where a node may begin.
    @inline(__always)
    func mark() -> NodeBuilder.Mark { builder.mark(position) }

    /// Makes a node of everything since the mark.
    @inline(__always)
    mutating func close(_ mark: NodeBuilder.Mark, _ kind: SyntaxKind) { builder.close(mark, kind, position) }

    /// Makes a node of the token at hand and steps past it.
    @inline(__always)
    mutating func leaf(_ kind: SyntaxKind) {
        builder.close(builder.mark(position), kind, position + 1)
        advance()
    }

    /// Makes the node of a piece that should stand here.
    mutating func missing() { close(mark(), .missing) }

    /// Steps past what `kind` stands for.
    @inline(__always)
    mutating func advance() {
        if implied != .nothing { return takeImplied() }
        if kind == .endOfFile { return }
        position += 1
        settle()
    }

    /// Reads the token at `position`.
    @inline(__always)
    mutating func settle() {
        kind = tokens.kinds[position]
        if position >= nextEvent || kind == .unknown { return settleAtEvent() }
        if !isBracketed, tokens.separates(position) { implyLineEnd() }
    }

    @inline(__always)
    private mutating func implyLineEnd() {
        kind = .semicolon
        implied = .lineEnd
    }

    /// Steps past a line end or an implied brace, to the token that stands after it.
    private mutating func takeImplied() {
        let wasBrace = implied == .brace
        implied = .nothing
        if wasBrace {
            reportOpenBrace(brackets.closings[nextClosing])
            nextClosing += 1
            findNextEvent()
            settle()
        } else {
            kind = tokens.kinds[position]
        }
    }

    /// Reads on at a place with a stray bracket, an unknown token or the implied end of a block.
    private mutating func settleAtEvent() {
        let start = mark()
        var hasLineEnd = false
        while true {
            if nextClosing < brackets.closings.count, brackets.closings[nextClosing].position <= position {
                finishSkipping(start)
                kind = .rightBrace
                implied = .brace
                return
            }
            let isStray = nextStray < brackets.strays.count && brackets.strays[nextStray].position == position
            guard isStray || tokens.kinds[position] == .unknown else { break }
            if isStray { takeStray() }
            hasLineEnd = hasLineEnd || tokens.separates(position)
            position += 1
        }
        finishSkipping(start)
        kind = tokens.kinds[position]
        findNextEvent()
        if !isBracketed, hasLineEnd || tokens.separates(position) { implyLineEnd() }
    }

    /// Makes a node of the tokens stepped over, which have been complained about.
    private mutating func finishSkipping(_ start: NodeBuilder.Mark) {
        guard builder.moved(start, position) else { return }
        close(start, .unexpected)
        complaint = position
    }

    private mutating func takeStray() {
        let stray = brackets.strays[nextStray]
        let followsStray = nextStray > 0 && brackets.strays[nextStray - 1].position == position - 1
        if !stray.isSilent, !followsStray || brackets.strays[nextStray - 1].isSilent {
            diagnostics.append(.strayBracket(text(position), at: range(position)))
        }
        nextStray += 1
    }

    /// Notes where the next stray bracket or implied brace stands.
    mutating func findNextEvent() {
        let stray = nextStray < brackets.strays.count ? brackets.strays[nextStray].position : Int.max
        let closing = nextClosing < brackets.closings.count ? brackets.closings[nextClosing].position : Int.max
        nextEvent = min(stray, closing)
    }
}
