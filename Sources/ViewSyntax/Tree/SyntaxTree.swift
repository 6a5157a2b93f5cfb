import ViewBase

/// The tag of a syntax node's id.
public enum SyntaxTag {}

/// A syntax node's position in the preorder of its file.
public typealias SyntaxNode = ID<SyntaxTag>

/// The lossless tree of one file: nodes in preorder in one array over the token buffer.
///
/// A node's subtree is the range `node ..< subtreeEnd(node)`; its tokens are `firstToken(node) ..< tokenEnd(node)`.
/// Node 0 is the `sourceFile`, which covers all tokens. A class only so that handing it on costs one reference.
public final class SyntaxTree: Sendable {
    public let source: SourceFile
    public let tokens: TokenBuffer
    @usableFromInline let records: [Record]
    /// What syntax errors do to the tree.
    public let damage: SyntaxDamage

    /// One node.
    @usableFromInline struct Record: Sendable {
        @usableFromInline let subtreeEnd: UInt32
        @usableFromInline let firstToken: UInt32
        @usableFromInline let tokenEnd: UInt32
        @usableFromInline let kind: SyntaxKind
    }

    init(source: SourceFile, tokens: TokenBuffer, records: [Record]) {
        self.source = source
        self.tokens = tokens
        self.records = records
        damage = SyntaxDamage()
    }

    /// The same tree with the damage that errors do to it.
    init(_ whole: SyntaxTree, damage: SyntaxDamage) {
        source = whole.source
        tokens = whole.tokens
        records = whole.records
        self.damage = damage
    }

    /// The `sourceFile` node.
    @inlinable public var root: SyntaxNode { SyntaxNode(0) }

    /// The number of nodes.
    @inlinable public var count: Int { records.count }

    @inlinable public func kind(_ node: SyntaxNode) -> SyntaxKind { records[node.index].kind }

    /// The id after the last node of the subtree.
    @inlinable public func subtreeEnd(_ node: SyntaxNode) -> SyntaxNode { SyntaxNode(records[node.index].subtreeEnd) }

    @inlinable public func firstToken(_ node: SyntaxNode) -> TokenID { TokenID(records[node.index].firstToken) }

    /// The id after the node's last token.
    @inlinable public func tokenEnd(_ node: SyntaxNode) -> TokenID { TokenID(records[node.index].tokenEnd) }

    /// The child nodes in order.
    @inlinable public func children(_ node: SyntaxNode) -> SyntaxChildren {
        SyntaxChildren(tree: self, next: node.raw + 1, end: records[node.index].subtreeEnd)
    }

    /// The first child of a kind.
    @inlinable public func child(_ node: SyntaxNode, _ kind: SyntaxKind) -> SyntaxNode? {
        let end = records[node.index].subtreeEnd
        var child = node.raw + 1
        while child < end {
            if records[Int(child)].kind == kind { return SyntaxNode(child) }
            child = records[Int(child)].subtreeEnd
        }
        return nil
    }

    /// The first child that stands where an expression stands (a block, `if` or `switch` included).
    @inlinable public func expression(_ node: SyntaxNode) -> SyntaxNode? {
        let end = records[node.index].subtreeEnd
        var child = node.raw + 1
        while child < end {
            if isValue(SyntaxNode(child)) { return SyntaxNode(child) }
            child = records[Int(child)].subtreeEnd
        }
        return nil
    }

    /// The first child that is a type.
    @inlinable public func type(_ node: SyntaxNode) -> SyntaxNode? {
        for child in children(node) where kind(child).isType { return child }
        return nil
    }

    /// Whether a node can be a value: an expression, or a block, `if` or `switch` in a value's place.
    @inlinable public func isValue(_ node: SyntaxNode) -> Bool {
        let kind = kind(node)
        return kind.isExpression || kind == .block || kind == .ifItem || kind == .switchItem
    }

    /// The interned spelling of the first token of a kind that belongs to the node itself, not to a child.
    public func ownToken(_ node: SyntaxNode, _ kind: TokenKind) -> TokenID? {
        var token = records[node.index].firstToken
        let end = records[node.index].tokenEnd
        var child = node.raw + 1
        let childEnd = records[node.index].subtreeEnd
        while token < end {
            if child < childEnd, records[Int(child)].tokenEnd <= token {
                child = records[Int(child)].subtreeEnd
            } else if child < childEnd, records[Int(child)].firstToken <= token {
                token = records[Int(child)].tokenEnd
            } else {
                if tokens.kinds[Int(token)] == kind { return TokenID(token) }
                token += 1
            }
        }
        return nil
    }

    /// The interned spelling of the node's first token: of a `name`, `nameExpression`, `factExpression` and the like.
    @inlinable public func spelling(_ node: SyntaxNode) -> Name { tokens.names[firstToken(node).index] }

    /// The bytes from the node's first token to its last; at the token before for a node of no width.
    @inlinable public func range(_ node: SyntaxNode) -> SourceRange {
        let first = records[node.index].firstToken
        let end = records[node.index].tokenEnd
        if end > first {
            return SourceRange(file: source.id, start: tokens.starts[Int(first)], end: tokens.ends[Int(end) - 1])
        }
        let place = first == 0 ? 0 : tokens.ends[Int(first) - 1]
        return SourceRange(file: source.id, start: place, end: place)
    }

    /// The bytes of one token.
    @inlinable public func range(_ token: TokenID) -> SourceRange {
        SourceRange(file: source.id, start: tokens.starts[token.index], end: tokens.ends[token.index])
    }

    /// The source text of one token.
    public func text(_ token: TokenID) -> String { source.text(range(token).offsets) }

    /// The source text of a node.
    public func text(_ node: SyntaxNode) -> String { source.text(range(node).offsets) }
}
