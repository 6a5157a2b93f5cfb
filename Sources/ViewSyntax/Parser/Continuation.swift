import ViewBase

/// Where a line end ends a statement and where the statement continues; inside `( )` and `[ ]` none does.
extension ParsedFile {
    /// Whether the line end before the token, outside `( )` and `[ ]`, ends the statement before it.
    @inline(__always)
    func separates(_ index: Int) -> Bool {
        tokens.flags[index].contains(.newlineBefore) && index > 0 && !continues(after: index - 1)
            && !continues(with: index)
    }

    /// Whether a statement goes on after a line that ends in this token: a binary operator, `=` or `,`.
    private func continues(after index: Int) -> Bool {
        let kind = tokens.kinds[index]
        switch kind {
        case .comma: return true
        case .question, .colon, .greater: return tokens.flags[index].contains(.spaceBefore)
        default: return kind.isBinaryOperator || kind.isAssignment
        }
    }

    /// Whether a statement goes on with a line that begins with this token.
    private func continues(with index: Int) -> Bool {
        let kind = tokens.kinds[index]
        switch kind {
        case .dot, .elseKeyword: return true
        case .question: return tokens.flags[index].contains(.spaceAfter) || isOptionalChain(index)
        case .colon, .minus: return tokens.flags[index].contains(.spaceAfter)
        case .leftBrace: return tokens.flags[index].contains(.onNextLine)
        case .identifier: return tokens.kinds[index - 1] == .rightBrace && isClosureLabel(index)
        default: return kind.isBinaryOperator || kind.isAssignment
        }
    }

    /// Whether the `?` is the first half of `?.`.
    func isOptionalChain(_ index: Int) -> Bool {
        tokens.kinds[index + 1] == .dot && !tokens.flags[index].contains(.spaceAfter)
    }

    /// Whether the token is the label of a trailing closure: `label: {`.
    func isClosureLabel(_ index: Int) -> Bool {
        tokens.kinds[index] == .identifier && tokens.kinds[index + 1] == .colon && tokens.kinds[index + 2] == .leftBrace
    }

    /// Whether the `?` or `:` stands between white space, as those of a conditional expression do.
    func isSpaced(_ index: Int) -> Bool { tokens.flags[index].isSuperset(of: [.spaceBefore, .spaceAfter]) }
}

extension TokenKind {
    /// Whether the token is an operator between two values.
    var isBinaryOperator: Bool { binaryLevel != nil }

    /// Whether the token sets its left side to its right.
    var isAssignment: Bool {
        switch self {
        case .equal, .plusEqual, .minusEqual, .starEqual, .slashEqual: true
        default: false
        }
    }

    /// How strongly a binary operator binds, Swift's order; nil for other tokens.
    var binaryLevel: OperatorLevel? {
        switch self {
        case .star, .slash, .percent: .product
        case .plus, .minus: .sum
        case .rangeHalfOpen, .rangeClosed: .range
        case .questionQuestion: .fallback
        case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .approximately: .comparison
        case .andAnd: .conjunction
        case .orOr: .disjunction
        default: nil
        }
    }
}
