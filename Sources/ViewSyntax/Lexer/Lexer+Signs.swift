import ViewBase

extension Lexer {
    /// Reads punctuation or an operator.
    mutating func lexSign() {
        switch bytes[offset] {
        case UInt8(ascii: "("):
            if !strings.isEmpty { strings[strings.count - 1].parens += 1 }
            emit(.leftParen, 1)
        case UInt8(ascii: ")"): lexRightParen()
        case UInt8(ascii: "["): emit(.leftBracket, 1)
        case UInt8(ascii: "]"): emit(.rightBracket, 1)
        case UInt8(ascii: "{"): emit(.leftBrace, 1)
        case UInt8(ascii: "}"): emit(.rightBrace, 1)
        case UInt8(ascii: ","): emit(.comma, 1)
        case UInt8(ascii: ":"): emit(.colon, 1)
        case UInt8(ascii: ";"): emit(.semicolon, 1)
        case UInt8(ascii: "@"): emit(.at, 1)
        case UInt8(ascii: "\\"): emit(.backslash, 1)
        case UInt8(ascii: "?"): lexPair("?", .questionQuestion, else: .question)
        case UInt8(ascii: "%"): emit(.percent, 1)
        default: lexOperator()
        }
    }

    private mutating func lexRightParen() {
        isInAvailability = false
        guard !strings.isEmpty else { return emit(.rightParen, 1) }
        if strings[strings.count - 1].parens > 0 {
            strings[strings.count - 1].parens -= 1
            emit(.rightParen, 1)
        } else {
            strings[strings.count - 1].isText = true
            emit(.interpolationEnd, 1)
        }
    }

    /// Reads an operator of one sign, or of two when the given one follows.
    @inline(__always)
    private mutating func lexPair(_ second: Unicode.Scalar, _ pair: TokenKind, else single: TokenKind) {
        if peek(1) == UInt8(ascii: second) { emit(pair, 2) } else { emit(single, 1) }
    }

    private mutating func lexOperator() {
        switch bytes[offset] {
        case UInt8(ascii: "="): lexEquality(.equalEqual, else: .equal)
        case UInt8(ascii: "!"): lexEquality(.notEqual, else: .exclamation)
        case UInt8(ascii: "+"): lexPair("=", .plusEqual, else: .plus)
        case UInt8(ascii: "*"): lexPair("=", .starEqual, else: .star)
        case UInt8(ascii: "/"): lexPair("=", .slashEqual, else: .slash)
        case UInt8(ascii: "<"): lexPair("=", .lessEqual, else: .less)
        case UInt8(ascii: ">"): lexPair("=", .greaterEqual, else: .greater)
        case UInt8(ascii: "&"): lexPair("&", .andAnd, else: .ampersand)
        case UInt8(ascii: "-"):
            if peek(1) == UInt8(ascii: ">") { emit(.arrow, 2) } else { lexPair("=", .minusEqual, else: .minus) }
        case UInt8(ascii: "|") where peek(1) == UInt8(ascii: "|"): emit(.orOr, 2)
        default: lexForeignOperator(1)
        }
    }

    /// Reads `==` or `!=`; with a third `=` it is Swift's comparison of references.
    private mutating func lexEquality(_ pair: TokenKind, else single: TokenKind) {
        guard peek(1) == UInt8(ascii: "=") else { return emit(single, 1) }
        if peek(2) == UInt8(ascii: "=") { lexForeignOperator(3) } else { emit(pair, 2) }
    }

    /// Reads an operator of other languages.
    private mutating func lexForeignOperator(_ length: Int) {
        let place = range(offset, offset + length)
        diagnostics.append(.unknownOperator(String(decoding: bytes[place.offsets], as: UTF8.self), at: place))
        emit(.unknown, length)
    }

    /// Reads `.`, a range operator, or a number whose first digits are missing.
    mutating func lexDot() {
        let dot = UInt8(ascii: ".")
        if peek(1) == dot {
            if peek(2) == dot { return emit(.rangeClosed, 3) }
            if peek(2) == UInt8(ascii: "<") { return emit(.rangeHalfOpen, 3) }
            return lexForeignOperator(2)
        }
        if offset + 1 < bytes.count, classes[Int(bytes[offset + 1])] == .digit, !followsOperand {
            return lexNumber()
        }
        emit(.dot, 1)
    }

    /// Whether a name, a literal or a closing bracket ends directly before this byte.
    private var followsOperand: Bool {
        guard !tokens.isEmpty else { return false }
        let last = tokens.last
        if Int(last.end) != offset { return false }
        switch last.kind {
        case .identifier, .dollarName, .hashName, .rightParen, .rightBracket, .rightBrace, .question, .exclamation,
            .stringEnd, .integer, .double:
            return true
        default: return last.kind.isReservedWord
        }
    }
}
