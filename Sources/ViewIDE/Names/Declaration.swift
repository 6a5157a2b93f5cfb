import ViewBase
import ViewSyntax

/// Something that a file declares under a name, as its syntax shows it.
struct Declaration {
    let tree: SyntaxTree
    /// The declaration's node; of a closure's argument the names before `in`.
    let node: SyntaxNode
    /// The place of the name, not of a label that stands before it.
    let name: SourceRange

    /// The declaration that a token is the name or the label of.
    init?(namedBy token: TokenID, _ tree: SyntaxTree) {
        let path = tree.path(to: token)
        guard path.count >= 2, tree.kind(path[path.count - 1]) == .name else { return nil }
        let node = path[path.count - 2]
        var names: [SyntaxNode] = []
        for child in tree.children(node) where tree.kind(child) == .name { names.append(child) }
        switch tree.kind(node) {
        case .recordDeclaration, .enumDeclaration, .enumCase, .letDeclaration, .functionDeclaration, .viewDeclaration,
            .contentDeclaration, .stateDeclaration, .actionDeclaration, .letCondition, .forItem:
            guard names.first == path.last else { return nil }
            name = tree.range(names[0])
        case .parameter: name = tree.range(names[names.count - 1])
        case .closureHeader: name = tree.range(token)
        default: return nil
        }
        self.tree = tree
        self.node = node
    }

    var kind: SyntaxKind { tree.kind(node) }

    /// Whether the caller writes another word than the name before the parameter.
    var hasOwnLabel: Bool {
        guard kind == .parameter, let label = tree.child(node, .name) else { return false }
        return tree.range(label) != name
    }

    /// The declaration without its block: `view Chip(title: String)`; of a name alone with the type stated.
    func head(type: String?) -> String {
        switch kind {
        case .enumCase: return "case " + tree.text(node)
        case .closureHeader, .forItem, .letCondition:
            return "let " + tree.source.text(name.offsets) + (type.map { ": " + $0 } ?? "")
        case .parameter: return tree.text(node)
        case .letDeclaration, .stateDeclaration: return stored(type)
        case .recordDeclaration: return tree.source.text(start..<end(before: .block))
        case .enumDeclaration: return tree.source.text(start..<end(before: .enumCase))
        default: return tree.source.text(start..<end(before: .block))
        }
    }

    /// A `let` or `state` with its type, and its value where that is short.
    private func stored(_ type: String?) -> String {
        var text = (kind == .stateDeclaration ? "state " : "let ") + tree.source.text(name.offsets)
        if let written = tree.type(node) {
            text += ": " + tree.text(written)
        } else if let type {
            text += ": " + type
        }
        guard let value = tree.expression(node) else { return text }
        let range = tree.range(value).offsets
        return range.count > 60 || tree.hasLineEnd(in: range) ? text : text + " = " + tree.text(value)
    }

    private var start: Int {
        let modifiers = tree.child(node, .modifiers)
        let first = modifiers.map { tree.tokenEnd($0) } ?? tree.firstToken(node)
        return Int(tree.range(first).start)
    }

    /// The end of what stands before the first child of a kind, brackets and a `case` left out.
    private func end(before kind: SyntaxKind) -> Int {
        guard let child = tree.child(node, kind) else { return Int(tree.range(node).end) }
        var last = tree.firstToken(child).index - 1
        while last > tree.firstToken(node).index, isOpening(tree.tokens.kinds[last]) { last -= 1 }
        return Int(tree.tokens.ends[last])
    }

    private func isOpening(_ kind: TokenKind) -> Bool { kind == .leftBrace || kind == .caseKeyword }

    var documentation: String? {
        switch kind {
        case .parameter, .closureHeader, .letCondition, .forItem: nil
        default: tree.documentation(of: node)
        }
    }
}
