import ViewBase

/// What is missing between two pieces that stand on one line, as far as both tell it.
extension Parser {
    /// The message about another item on the line of the one that begins at `before`.
    func missingBetweenItems(_ before: Int) -> Diagnostic {
        let kinds = file.tokens.kinds
        let last = position - 1
        if kinds[before] == .caseKeyword, kind == .identifier {
            return .missingComma(at: range(position), insert: placeBefore)
        }
        if last > 0, kinds[last] == .identifier {
            if kinds[last - 1] == .dot { return .missingParentheses(text(last), at: range(position)) }
            if kinds[last - 1] == .leftBrace, last == before {
                return .missingIn(text(last), at: range(position), insert: placeBefore)
            }
        }
        if kinds[last] == .rightParen || kinds[last] == .rightBrace, beginsCallOfSmallName {
            return .missingDot(text(position), at: range(position), insert: placeBefore)
        }
        return .missingLineEnd(at: range(position), insert: placeBefore)
    }

    /// The message about another value on the line of the one before it in a list.
    func missingBetweenValues() -> Diagnostic {
        let kinds = file.tokens.kinds
        let last = position - 1
        if last > 0, kinds[last] == .identifier, kinds[last - 1] == .leftParen || kinds[last - 1] == .comma, !beginsLine
        {
            return .missingColon(after: text(last), at: range(position), insert: placeBefore)
        }
        return .missingComma(at: range(position), insert: placeBefore)
    }

    /// Whether the token at hand is a name that begins as those of modifiers do, with its arguments or block after it.
    private var beginsCallOfSmallName: Bool {
        guard kind == .identifier, nextKind == .leftParen || nextKind == .leftBrace else { return false }
        let first = file.source.bytes[Int(file.tokens.starts[position])]
        return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    }

    // MARK: Words for operators

    /// Whether the token at hand is `and` or `or` between two values.
    private var isWordOperator: Bool {
        guard isWord(file.words.andWord) || isWord(file.words.orWord), !beginsLine else { return false }
        return beginsOperandNext || nextKind == .leftParen
    }

    /// Reports `and` and `or` after an expression, and steps over them and what they join.
    mutating func rejectWordOperators() {
        guard isWordOperator else { return }
        let rest = mark()
        while isWordOperator {
            let meant = isWord(file.words.andWord) ? "&&" : "||"
            fail(.wordOperator(text(position), meant: meant, at: range(position), replaced: range(position)))
            advance()
            parseJoinedOperands()
        }
        close(rest, .unexpected)
    }

    /// Whether the token at hand is `not` before a value.
    var isNot: Bool { isWord(file.words.notWord) && beginsOperandNext }

    /// Reports `not` before a value, and steps over it.
    mutating func rejectNot() {
        let replaced = SourceRange(
            file: file.source.id, start: file.tokens.starts[position], end: file.tokens.starts[position + 1])
        fail(.wordOperator(text(position), meant: "!", at: range(position), replaced: replaced))
        while isNot { leaf(.unexpected) }
    }
}
