import ViewSyntax

/// Where a space stands between two tokens that no rule of its own lays out.
enum Spacing {
    /// Whether a space stands between two tokens; the kind is that of the node which the second begins, if any.
    static func hasSpace(_ first: TokenKind, _ second: TokenKind, _ node: SyntaxKind?) -> Bool {
        switch first {
        case .leftParen, .leftBracket, .dot, .at, .backslash, .less, .minus, .exclamation: return false
        case .question: if second == .dot { return false }
        case .hashName: if second == .leftParen { return false }
        default: break
        }
        switch second {
        case .rightParen, .rightBracket, .comma, .colon, .semicolon, .greater, .less, .question: return false
        case .dot, .exclamation: return node != nil
        default: break
        }
        switch node {
        case .argumentList, .parameterList, .typeArguments: return false
        default: return true
        }
    }
}
