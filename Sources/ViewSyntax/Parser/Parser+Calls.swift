import ViewBase

extension Parser {
    /// Parses one member, call or subscript after a value; false where none stands.
    mutating func parseSuffix() -> Bool {
        switch kind {
        case .dot: parseMember(.memberSuffix)
        case .leftParen: parseCall()
        case .leftBracket: parseSubscript()
        case .leftBrace:
            if isHead { return false }
            parseCall()
        case .question: return parseQuestion()
        case .exclamation: return rejectForceUnwrap()
        case .identifier: return rejectCast()
        default: return false
        }
        return true
    }

    private mutating func parseMember(_ suffix: SyntaxKind) {
        let start = mark()
        if suffix == .optionalMemberSuffix { advance() }
        advance()
        if suffix == .memberSuffix, kind == .hashName {
            if isReservedHash { fail(.reservedHashName(text(position), at: range(position))) }
            advance()
        } else {
            parseMemberName()
        }
        close(start, suffix)
    }

    /// Parses `?.name` or `?(…)`; false for the `?` of a conditional expression.
    private mutating func parseQuestion() -> Bool {
        if file.isOptionalChain(position) {
            parseMember(.optionalMemberSuffix)
            return true
        }
        guard !file.tokens.flags[position].contains(.spaceBefore), file.tokens.kinds[position + 1] == .leftParen,
            isBracketed || !file.separates(position + 1)
        else { return false }
        let start = mark()
        advance()
        parseArgumentList()
        close(start, .optionalCallSuffix)
        return true
    }

    /// Parses `( … )` and the trailing closures after it, or trailing closures alone.
    private mutating func parseCall() {
        let start = mark()
        if kind == .leftParen { parseArgumentList() }
        if !isHead, kind == .leftBrace || recoverSwallowedBrace() { parseTrailingClosures() }
        close(start, .callSuffix)
    }

    private mutating func parseTrailingClosures() {
        parseTrailingClosure()
        while isLabelNext { parseTrailingClosure() }
    }

    /// Whether another closure's label follows; after a brace that was left open the line end before it is none.
    private var isLabelNext: Bool {
        guard file.isClosureLabel(position) else { return false }
        return kind == .identifier || (implied == .lineEnd && file.tokens.kinds[position - 1] != .rightBrace)
    }

    private mutating func parseTrailingClosure() {
        if implied == .lineEnd { advance() }
        let start = mark()
        if kind == .identifier {
            leaf(.name)
            advance()
        }
        parseBlock()
        close(start, .trailingClosure)
    }

    private mutating func parseSubscript() {
        let start = mark()
        parseArgumentList()
        close(start, .subscriptSuffix)
    }

    /// Parses `(label: value, …)` or `[label: value, …]`.
    mutating func parseArgumentList() {
        let start = mark()
        let opener = position
        let closer: TokenKind = kind == .leftParen ? .rightParen : .rightBracket
        let outer = enterList()
        if kind == .rightBracket, closer == .rightBracket { fail(.expectedValue(at: here)) }
        parseElements(.arguments, upTo: closer, opener) { $0.parseArgument() }
        leave(outer)
        closeList(closer, opener: opener)
        close(start, .argumentList)
    }

    /// Parses `label: value` or `value`.
    mutating func parseArgument() {
        let start = mark()
        if isLabel {
            leaf(.name)
            advance()
        }
        parseArgumentValue()
        close(start, .argument)
    }

    /// Whether an operator between two values stands here as a whole argument.
    private var isOperatorAlone: Bool {
        guard nextKind == .rightParen || nextKind == .comma else { return false }
        switch kind {
        case .plus, .minus, .star, .slash, .percent, .equalEqual, .notEqual, .less, .lessEqual, .greater,
            .greaterEqual:
            return true
        default: return false
        }
    }

    /// Parses an argument's value: an expression, a range with one end, a block, or an operator alone.
    mutating func parseArgumentValue() {
        if kind == .leftBrace { return parseBlock() }
        if isOperatorAlone { return leaf(.operatorReference) }
        let start = mark()
        if kind == .rangeClosed {
            advance()
            parseNestedExpression()
        } else {
            parseNestedExpression()
            guard endsPartialRange else { return }
            advance()
        }
        close(start, .partialRange)
    }
}
