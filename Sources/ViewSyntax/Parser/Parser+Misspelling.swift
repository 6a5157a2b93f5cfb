import ViewBase

/// Words that were meant to begin a declaration, a statement or a step.
extension Parser {
    /// The words that begin a declaration.
    private static let declarationWords = [
        "record", "enum", "let", "func", "view", "content", "state", "action", "preview", "test", "private", "import",
    ]
    /// The words that begin a statement and are followed by something on the same line.
    private static let statementWords = ["if", "switch", "for", "guard", "return"]
    /// The words that begin a step.
    private static let stepWords = [
        "show", "tap", "increment", "decrement", "type", "clear", "rotate", "resize", "keyboard", "set", "wait", "let",
        "if", "for", "expect", "snapshot", "state", "action",
    ]

    /// Reports the misspelt word of a declaration at the top of a file; false where nothing similar stands.
    mutating func rejectMisspeltDeclaration() -> Bool {
        guard kind == .identifier, nextKind == .identifier || nextKind == .stringStart else { return false }
        return rejectMisspelling(position, Parser.declarationWords)
    }

    /// Reports the misspelt word of the declaration or statement that begins at `before`, right before this token.
    mutating func rejectMisspeltItem(_ before: Int) -> Bool {
        guard position == before + 1, file.tokens.kinds[before] == .identifier else { return false }
        return rejectMisspelling(before, Parser.declarationWords + Parser.statementWords)
    }

    /// Reports the misspelt word of a step.
    mutating func rejectMisspeltStep() -> Bool {
        kind == .identifier && rejectMisspelling(position, Parser.stepWords)
    }

    /// Reports the word at `index` if it is nearly one of the candidates, and steps over the rest of the item.
    private mutating func rejectMisspelling(_ index: Int, _ candidates: [String]) -> Bool {
        if file.tokens.flags[index].contains(.backquoted) { return false }
        guard let word = Spelling.nearest(to: text(index), among: candidates) else { return false }
        fail(.misspeltWord(text(index), meant: word, at: range(index)))
        skip(to: .item)
        return true
    }
}
