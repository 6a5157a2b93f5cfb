import ViewBase

/// Parses the tokens of one file into a lossless tree, by recursive descent with a flat loop for operators.
///
/// The parser reads `kind`, which differs from the token at `position` in two places: a line end that ends a
/// statement reads as a semicolon, and the end of a block whose brace was left open reads as a right brace.
public struct Parser: ~Copyable {
    let file: ParsedFile
    let repair: Repair
    var builder: NodeBuilder
    /// The operators whose right side is being read, of all expressions around this place.
    var operators: [OpenOperator] = []
    /// The token at hand.
    var position = 0
    /// The next position at which a stray bracket or an implied brace stands.
    var nextEvent = Int.max
    /// The place that was complained about last; one place gets one message.
    var complaint = -1
    /// The position after the tokens that were stepped over last because they can stand nowhere.
    var afterSkipped = -1
    var nesting = Nesting()
    /// What the grammar sees here.
    var kind = TokenKind.endOfFile
    /// Whether `kind` stands for something that is no token.
    var implied = Implied.nothing
    /// Whether this is inside `( )` or `[ ]`, where line ends are white space.
    var isBracketed = false
    /// Whether this is the head of an `if`, `switch`, `for` or `guard`, where `{` begins the body.
    var isHead = false

    /// What `kind` stands for besides the token at hand.
    enum Implied {
        case nothing
        case lineEnd
        case leftBrace
        case rightBrace
    }

    /// The tree of a file and what is wrong with its syntax.
    public static func parse(_ source: SourceFile, _ interner: inout Interner) -> ParseResult {
        parse(source, &interner, from: { $0.parseFile() })
    }

    /// The tree that a start of the grammar builds.
    static func parse(
        _ source: SourceFile, _ interner: inout Interner, from start: (inout Parser) -> Void
    ) -> ParseResult {
        let lexed = LexedFile.read(source, &interner)
        var parser = Parser(source, lexed, Words(&interner))
        start(&parser)
        let tree = parser.builder.finish(source, parser.file.tokens)
        if parser.repair.diagnostics.isEmpty { return ParseResult(tree: tree, diagnostics: []) }
        return Parser.damaged(tree, sorted(parser.repair.diagnostics))
    }

    /// A tree with errors, one said of a line unless each is about something of its own.
    private static func damaged(_ tree: SyntaxTree, _ diagnostics: [Diagnostic]) -> ParseResult {
        var kept: [Diagnostic] = []
        var lines = DamagedLines(tree.tokens)
        for diagnostic in diagnostics where diagnostic.severity != .error || lines.isNew(diagnostic) {
            kept.append(diagnostic)
        }
        let damage = SyntaxDamage(tree, lines.runs)
        return ParseResult(tree: SyntaxTree(tree, damage: damage), diagnostics: kept)
    }

    init(_ source: SourceFile, _ lexed: LexedFile, _ words: Words) {
        file = ParsedFile(source: source, tokens: lexed.tokens, words: words)
        repair = Repair(file, lexed.diagnostics, lexed.cutLines, endsInside: lexed.endsInside)
        builder = NodeBuilder(tokenCount: lexed.tokens.count)
        findNextEvent()
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
        kind = file.tokens.kinds[position]
        if position >= nextEvent || kind == .unknown { return settleAtEvent() }
        if !isBracketed, file.separates(position) { implyLineEnd() }
    }

    @inline(__always)
    private mutating func implyLineEnd() {
        kind = .semicolon
        implied = .lineEnd
    }

    /// Steps past a line end or an implied brace, to the token that stands after it.
    private mutating func takeImplied() {
        let taken = implied
        implied = .nothing
        switch taken {
        case .rightBrace:
            reportOpenBrace(repair.brackets.closings[repair.nextClosing])
            repair.nextClosing += 1
            findNextEvent()
            settle()
            complain()
        case .leftBrace:
            missing()
            settle()
        case .lineEnd, .nothing:
            kind = file.tokens.kinds[position]
        }
    }

    /// Puts a `{` that is no token before the token at hand.
    mutating func implyLeftBrace() {
        kind = .leftBrace
        implied = .leftBrace
    }

    /// Reads on at a place with a stray bracket, an unknown token or the implied end of a block.
    private mutating func settleAtEvent() {
        let start = mark()
        var hasLineEnd = false
        while true {
            if repair.nextClosing < repair.brackets.closings.count,
                repair.brackets.closings[repair.nextClosing].position <= position
            {
                if builder.moved(start, position) { close(start, .unexpected) }
                kind = .rightBrace
                implied = .rightBrace
                return
            }
            let isStray =
                repair.nextStray < repair.brackets.strays.count
                && repair.brackets.strays[repair.nextStray].position == position
                && !repair.brackets.strays[repair.nextStray].isTaken
            guard isStray || file.tokens.kinds[position] == .unknown else { break }
            if isStray { stepOverStray() }
            hasLineEnd = hasLineEnd || file.separates(position)
            position += 1
        }
        kind = file.tokens.kinds[position]
        findNextEvent()
        if builder.moved(start, position) {
            close(start, .unexpected)
            afterSkipped = position
        }
        if !isBracketed, hasLineEnd || file.separates(position) { implyLineEnd() }
    }

    /// Reports a closing bracket that closes nothing, the first of several in a row.
    private mutating func stepOverStray() {
        let stray = repair.brackets.strays[repair.nextStray]
        let followsStray = repair.nextStray > 0 && repair.brackets.strays[repair.nextStray - 1].position == position - 1
        if !stray.isSilent, !followsStray || repair.brackets.strays[repair.nextStray - 1].isSilent {
            reportStray(stray)
        }
        repair.nextStray += 1
    }

    /// Notes where the next stray bracket or implied brace stands.
    mutating func findNextEvent() {
        while repair.nextStray < repair.brackets.strays.count, repair.brackets.strays[repair.nextStray].isTaken {
            repair.nextStray += 1
        }
        let stray =
            repair.nextStray < repair.brackets.strays.count
            ? repair.brackets.strays[repair.nextStray].position : Int.max
        let closing =
            repair.nextClosing < repair.brackets.closings.count
            ? repair.brackets.closings[repair.nextClosing].position : Int.max
        nextEvent = min(stray, closing)
    }
}
