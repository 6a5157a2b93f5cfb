import ViewBase

/// The elements between two brackets, and what is said where a comma or a bracket is missing.
extension Parser {
    /// What the elements of a list are.
    enum ListKind {
        case arguments
        case values
        case parameters
    }

    /// Parses the elements of the list that was opened at `opener`, up to what closes or ends it.
    ///
    /// An element that takes no token ends the list, so that every list ends.
    mutating func parseElements(
        _ list: ListKind, upTo closer: TokenKind, _ opener: Int, parse: (inout Parser) -> Void
    ) {
        while continuesList(closer, opener, list) {
            let first = position
            parse(&self)
            guard parseComma(opener, list), position > first else { return }
        }
    }

    /// Enters the list whose opening bracket is at hand, and steps past it.
    ///
    /// In a list that is never closed `{` begins no trailing closure, as it rather belongs to what the list is of.
    mutating func enterList() -> Surroundings {
        let opener = position
        let outer = enter(bracketed: true)
        isHead = isUnclosed(opener)
        advance()
        return outer
    }

    /// Whether another element follows.
    private func continuesList(_ closer: TokenKind, _ opener: Int, _ list: ListKind) -> Bool {
        if kind == closer || endsSkip(.item) { return false }
        if !isUnclosed(opener) { return true }
        return beginsElement(list) && !(beginsLine && isOutside(opener))
    }

    /// Steps past the comma after an element; false where the list ends.
    ///
    /// A missing comma is reported where another element follows, unless the bracket is never closed or this line
    /// lies outside it, in which case the closing bracket is what is missing.
    mutating func parseComma(_ opener: Int, _ list: ListKind) -> Bool {
        if kind == .comma {
            advance()
            return true
        }
        if endsSkip(.item) && kind != .semicolon || isUnclosed(opener) { return false }
        if beginsLine, isOutside(opener) { return false }
        if isCutEnd(position - 1), beginsElement(list) { return true }
        if !isComplained, beginsElement(list) {
            fail(missingBetweenValues())
            return true
        }
        fail(.unexpected(text(position), at: range(position)))
        if kind == .semicolon { leaf(.unexpected) }
        skip(to: .comma)
        guard kind == .comma else { return false }
        advance()
        return true
    }

    /// Steps past the closing bracket of the list that was opened at `opener`.
    mutating func closeList(_ closer: TokenKind, opener: Int) {
        if kind == closer { return advance() }
        let wanted = closer == .rightParen ? ")" : "]"
        if repair.isDepthReported { complain() }
        if kind == .rightParen || kind == .rightBracket, !isUnclosed(opener) {
            fail(.wrongBracket(text(position), wanted: wanted, at: range(position), opener: range(opener)))
            return leaf(.unexpected)
        }
        let isSameLine = file.tokens.line(of: opener).contains(max(opener, position - 1))
        fail(
            isSameLine
                ? .unclosedBracket(wanted, at: here, opener: range(opener), insert: placeBefore)
                : .bracketLeftOpen(wanted, at: range(opener), end: placeBefore))
        missing()
    }

    /// Whether an element of a list begins with the token at hand.
    private func beginsElement(_ list: ListKind) -> Bool {
        switch list {
        case .arguments: return beginsExpression || isLabel || kind == .leftBrace
        case .values: return beginsExpression
        case .parameters:
            return kind == .identifier && (isLabel || file.tokens.kinds[position + 1] == .identifier)
        }
    }

    /// Whether the token at hand, the first of its line, cannot belong to a list: it begins a statement, or is
    /// indented no more than the line of the list's bracket.
    private func isOutside(_ opener: Int) -> Bool {
        switch kind {
        case .ifKeyword, .switchKeyword, .forKeyword, .letKeyword: return !isLabel
        default: return indentation(position) <= indentation(opener)
        }
    }

    /// Whether the token at hand is a name or word with a colon after it.
    var isLabel: Bool {
        (kind == .identifier || kind.isReservedWord) && position + 1 < file.tokens.count
            && file.tokens.kinds[position + 1] == .colon
    }
}
