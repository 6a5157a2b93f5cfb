import ViewBase
import ViewSyntax

extension CallSignature {
    /// The call of a declared view, record, function, action or content piece.
    init?(_ declaration: Declaration) {
        let tree = declaration.tree
        var parameters: [Parameter] = []
        if let list = tree.child(declaration.node, .parameterList) {
            for child in tree.children(list) where tree.kind(child) == .parameter {
                parameters.append(Parameter(child, tree))
            }
        }
        var result: String?
        switch declaration.kind {
        case .functionDeclaration:
            // What is read without a call has no signature.
            guard tree.child(declaration.node, .parameterList) != nil else { return nil }
            result = tree.type(declaration.node).map { tree.text($0) }
        case .viewDeclaration, .recordDeclaration, .actionDeclaration, .contentDeclaration: break
        default: return nil
        }
        self.init(
            name: tree.source.text(declaration.name.offsets), parameters: parameters, result: result,
            summary: declaration.documentation)
    }
}

extension CallSignature.Parameter {
    fileprivate init(_ node: SyntaxNode, _ tree: SyntaxTree) {
        var names: [String] = []
        for child in tree.children(node) where tree.kind(child) == .name { names.append(tree.text(child)) }
        let label = names.first
        let type = tree.type(node)
        self.init(
            text: tree.text(node), label: label == "_" ? nil : label, name: names.last ?? "_", summary: nil,
            isRequired: tree.expression(node) == nil
                && !(type.map { tree.kind($0) == .optionalType && tree.isBlockType($0) } ?? false),
            blockArguments: type.flatMap { tree.blockArguments($0) })
    }
}

extension SyntaxTree {
    fileprivate func isBlockType(_ node: SyntaxNode) -> Bool { blockArguments(node) != nil }

    /// Names for the arguments of a block of a type; nil for a type of no block.
    fileprivate func blockArguments(_ node: SyntaxNode) -> [String]? {
        if kind(node) == .optionalType { return type(node).flatMap { blockArguments($0) } }
        guard kind(node) == .namedType, let name = child(node, .name), ["Action", "Content"].contains(text(name)) else {
            return nil
        }
        var arguments: [String] = []
        if let list = child(node, .typeArguments) {
            for child in children(list) where kind(child).isType { arguments.append("item") }
        }
        return arguments.count < 2 ? arguments : arguments.indices.map { "item" + String($0 + 1) }
    }
}
