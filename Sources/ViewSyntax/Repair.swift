import ViewBase

/// What the parser knows about the mistakes of a file; a class, so that the parser stays small on the stack.
final class Repair {
    var diagnostics: [Diagnostic]
    var brackets: BracketMap
    /// Whether some `(` or `[` is never closed.
    let hasUnclosed: Bool
    /// The index of the next stray closing bracket.
    var nextStray = 0
    /// The index of the next implied brace.
    var nextClosing = 0
    /// The index of the message about braces left open, and the position at which they should be closed.
    var openBraceReport = -1
    var openBracePosition = -1
    /// Whether the message about too much nesting was given.
    var isDepthReported = false
    /// Whether the file is inside a `#if` that was reported, whose `#else` and `#endif` belong to it.
    var isInDirective = false

    init(_ file: ParsedFile, _ lexed: LexedFile) {
        diagnostics = lexed.diagnostics
        brackets = BracketMap(file, endsInside: lexed.endsInside)
        hasUnclosed = !brackets.unclosed.isEmpty
    }
}
