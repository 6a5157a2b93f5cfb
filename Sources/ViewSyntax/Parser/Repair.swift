import ViewBase

/// What the parser knows about the mistakes of a file; a class, so that the parser stays small on the stack.
final class Repair {
    var diagnostics: [Diagnostic]
    var brackets: BracketMap
    /// Whether some `(` or `[` is never closed.
    let hasUnclosed: Bool
    /// Whether some `{` stands in the text of an unterminated string.
    let hasSwallowed: Bool
    /// The lines that end in a string without an end, up to that place.
    let cutLines: [Range<Int>]
    /// The index of the next stray closing bracket.
    var nextStray = 0
    /// The index of the next implied brace.
    var nextClosing = 0
    /// The index of the message about braces left open, and the position at which they should be closed.
    var openBraceReport = -1
    var openBracePosition = -1
    /// Whether tokens are stepped over for which a message was given.
    var isSkipping = false
    /// Whether the message about too much nesting was given.
    var isDepthReported = false
    /// Whether the file is inside a `#if` that was reported, whose `#else` and `#endif` belong to it.
    var isInDirective = false

    init(_ file: ParsedFile, _ diagnostics: [Diagnostic], _ cutLines: [Range<Int>], endsInside: Bool) {
        self.diagnostics = diagnostics
        self.cutLines = cutLines
        brackets = BracketMap(file, endsInside: endsInside)
        hasUnclosed = !brackets.unclosed.isEmpty
        hasSwallowed = !brackets.swallowed.isEmpty
    }

    /// Whether the line of a byte offset ends in a string without an end, which is what is wrong with the line.
    func isOnCutLine(_ offset: Int) -> Bool {
        var low = 0
        var high = cutLines.count
        while low < high {
            let middle = (low + high) / 2
            if cutLines[middle].upperBound < offset { low = middle + 1 } else { high = middle }
        }
        return low < cutLines.count && cutLines[low].lowerBound <= offset
    }
}
