import ViewBase
import ViewSyntax

extension EditorSnapshot {
    /// The declarations of a file with their members, and the elements that hold others or have a name.
    public func symbols(of file: FileID) -> [DocumentSymbol] {
        let outline = Outline(tree: tree(file))
        return outline.symbols(of: outline.tree.root)
    }
}

/// Walks a tree for its outline.
private struct Outline {
    let tree: SyntaxTree

    func symbols(of node: SyntaxNode) -> [DocumentSymbol] {
        var symbols: [DocumentSymbol] = []
        for child in tree.children(node) { append(child, to: &symbols) }
        return symbols
    }

    private func append(_ node: SyntaxNode, to symbols: inout [DocumentSymbol]) {
        switch tree.kind(node) {
        case .recordDeclaration: declaration(node, .record, fields(node) + members(node), &symbols)
        case .enumDeclaration: declaration(node, .enumeration, self.symbols(of: node), &symbols)
        case .enumCase: declaration(node, .enumCase, [], &symbols)
        case .letDeclaration: declaration(node, .constant, [], &symbols)
        case .functionDeclaration: declaration(node, .function, [], &symbols)
        case .viewDeclaration: declaration(node, .view, members(node), &symbols)
        case .contentDeclaration: declaration(node, .content, members(node), &symbols)
        case .stateDeclaration: declaration(node, .state, [], &symbols)
        case .actionDeclaration: declaration(node, .action, [], &symbols)
        case .previewDeclaration: titled(node, "preview", .preview, members(node), &symbols)
        case .testDeclaration: titled(node, "test", .test, [], &symbols)
        case .postfixExpression, .namedElement: element(node, &symbols)
        case .ifItem, .ifClause, .switchItem, .switchCase, .caseBody, .block:
            for child in tree.children(node) { append(child, to: &symbols) }
        default: break
        }
    }

    /// The items of a declaration's block.
    private func members(_ node: SyntaxNode) -> [DocumentSymbol] {
        tree.child(node, .block).map { symbols(of: $0) } ?? []
    }

    private func fields(_ node: SyntaxNode) -> [DocumentSymbol] {
        guard let list = tree.child(node, .parameterList) else { return [] }
        var symbols: [DocumentSymbol] = []
        for child in tree.children(list) where tree.kind(child) == .parameter {
            declaration(child, .field, [], &symbols)
        }
        return symbols
    }

    private func declaration(
        _ node: SyntaxNode, _ kind: DocumentSymbol.Kind, _ children: [DocumentSymbol],
        _ symbols: inout [DocumentSymbol]
    ) {
        guard let name = tree.child(node, .name) else { return }
        let detail = tree.child(node, .parameterList) ?? tree.type(node)
        symbols.append(
            DocumentSymbol(
                name: tree.text(name), detail: detail.map { tree.text($0) }, kind: kind, range: tree.range(node),
                selection: tree.range(name), children: children))
    }

    private func titled(
        _ node: SyntaxNode, _ word: String, _ kind: DocumentSymbol.Kind, _ children: [DocumentSymbol],
        _ symbols: inout [DocumentSymbol]
    ) {
        let literal = tree.child(node, .stringLiteral)
        symbols.append(
            DocumentSymbol(
                name: literal.flatMap { tree.plainString($0) }.map { word + " " + $0 } ?? word, detail: nil, kind: kind,
                range: tree.range(node), selection: literal.map { tree.range($0) } ?? tree.range(node),
                children: children))
    }

    /// An element that holds others or has a name; any other is left out.
    private func element(_ node: SyntaxNode, _ symbols: inout [DocumentSymbol]) {
        let isNamed = tree.kind(node) == .namedElement
        let expression = isNamed ? tree.expression(node) ?? node : node
        let base = tree.kind(expression) == .postfixExpression ? tree.expression(expression) : expression
        guard let base, tree.kind(base) == .nameExpression else { return }
        var children: [DocumentSymbol] = []
        var holdsBlock = false
        for suffix in tree.children(expression) where tree.kind(suffix) == .callSuffix {
            for closure in tree.children(suffix) where tree.kind(closure) == .trailingClosure {
                holdsBlock = true
                for item in tree.children(closure) where tree.kind(item) == .block { append(item, to: &children) }
            }
        }
        guard holdsBlock || isNamed else { return }
        symbols.append(
            DocumentSymbol(
                name: tree.text(base), detail: isNamed ? tree.text(tree.firstToken(node)) : nil, kind: .element,
                range: tree.range(node), selection: tree.range(base), children: children))
    }
}
