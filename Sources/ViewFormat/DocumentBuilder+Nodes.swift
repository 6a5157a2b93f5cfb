import ViewBase
import ViewSyntax

extension DocumentBuilder {
    /// Writes a node.
    mutating func write(_ node: SyntaxNode) {
        switch tree.kind(node) {
        case .block: write(block: node)
        case .enumDeclaration: write(enumeration: node)
        case .switchItem: write(selection: node)
        case .switchCase: write(switchCase: node)
        case .modifiers: write(modifiers: node)
        case .argumentList, .parameterList, .arrayLiteral, .tupleExpression, .typeArguments: write(list: node)
        case .ifItem: write(conditional: node)
        case .ifClause, .guardItem, .withClause: write(conditions: node)
        case .stringLiteral: write(string: node)
        case .postfixExpression: write(chain: node)
        case .binaryExpression, .ternaryExpression: write(operation: node)
        case .partialRange: writeGlued(pieces(node))
        case .callSuffix: write(call: node)
        case .interpolation: write(interpolation: node)
        default: writePieces(node)
        }
    }

    /// The node's own tokens and its children in order.
    func pieces(_ node: SyntaxNode) -> [Piece] {
        var pieces: [Piece] = []
        var token = tree.firstToken(node).index
        for child in tree.children(node) {
            let start = tree.firstToken(child).index
            while token < start {
                pieces.append(.token(token))
                token += 1
            }
            token = tree.tokenEnd(child).index
            if token > start { pieces.append(.node(child)) }
        }
        while token < tree.tokenEnd(node).index {
            pieces.append(.token(token))
            token += 1
        }
        return pieces
    }

    /// Attributes stand on lines of their own where the author put them so, and one behind another elsewhere.
    private mutating func write(modifiers node: SyntaxNode) {
        var isFirst = true
        for piece in pieces(node) {
            if !isFirst { separateModifier(before: firstToken(piece)) }
            isFirst = false
            write(piece)
        }
        let next = tree.tokenEnd(node).index
        if endsLine(before: next) { separate(before: next, .inside) }
    }

    private mutating func separateModifier(before token: Int) {
        if endsLine(before: token) { separate(before: token, .inside) } else { space() }
    }

    mutating func write(_ piece: Piece) {
        switch piece {
        case .token(let token): write(token: token)
        case .node(let node): write(node)
        }
    }

    func firstToken(_ piece: Piece) -> Int {
        switch piece {
        case .token(let token): token
        case .node(let node): tree.firstToken(node).index
        }
    }

    func kind(_ piece: Piece) -> TokenKind? {
        guard case .token(let token) = piece else { return nil }
        return tree.tokens.kinds[token]
    }
}

/// A token that belongs to a node itself, or a child of it.
enum Piece {
    case token(Int)
    case node(SyntaxNode)
}
