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
    let records: [Record]

    /// One node.
    struct Record {
        let subtreeEnd: UInt32
        let firstToken: UInt32
        let tokenEnd: UInt32
        let kind: SyntaxKind
    }

    init(source: SourceFile, tokens: TokenBuffer, records: [Record]) {
        self.source = source
        self.tokens = tokens
        self.records = records
    }

    /// The `sourceFile` node.
    public var root: SyntaxNode { SyntaxNode(0) }

    /// The number of nodes.
    public var count: Int { records.count }

    @inline(__always)
    public func kind(_ node: SyntaxNode) -> SyntaxKind { records[node.index].kind }

    /// The id after the last node of the subtree.
    @inline(__always)
    public func subtreeEnd(_ node: SyntaxNode) -> SyntaxNode { SyntaxNode(records[node.index].subtreeEnd) }

    @inline(__always)
    public func firstToken(_ node: SyntaxNode) -> TokenID { TokenID(records[node.index].firstToken) }

    /// The id after the node's last token.
    @inline(__always)
    public func tokenEnd(_ node: SyntaxNode) -> TokenID { TokenID(records[node.index].tokenEnd) }

    /// The child nodes in order.
    public func children(_ node: SyntaxNode) -> SyntaxChildren {
        SyntaxChildren(tree: self, next: node.raw + 1, end: records[node.index].subtreeEnd)
    }

    /// The first child of a kind.
    public func child(_ node: SyntaxNode, _ kind: SyntaxKind) -> SyntaxNode? {
        for child in children(node) where self.kind(child) == kind { return child }
        return nil
    }

    /// The first child that stands where an expression stands (a block, `if` or `switch` included).
    public func expression(_ node: SyntaxNode) -> SyntaxNode? {
        for child in children(node) where isValue(child) { return child }
        return nil
    }

    /// The first child that is a type.
    public func type(_ node: SyntaxNode) -> SyntaxNode? {
        for child in children(node) where kind(child).isType { return child }
        return nil
    }

    /// Whether a node can be a value: an expression, or a block, `if` or `switch` in a value's place.
    public func isValue(_ node: SyntaxNode) -> Bool {
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
    @inline(__always)
    public func spelling(_ node: SyntaxNode) -> Name { tokens.names[firstToken(node).index] }

    /// The bytes from the node's first token to its last; at the token before for a node of no width.
    public func range(_ node: SyntaxNode) -> SourceRange {
        let first = records[node.index].firstToken
        let end = records[node.index].tokenEnd
        if end > first {
            return SourceRange(file: source.id, start: tokens.starts[Int(first)], end: tokens.ends[Int(end) - 1])
        }
        let place = first == 0 ? 0 : tokens.ends[Int(first) - 1]
        return SourceRange(file: source.id, start: place, end: place)
    }

    /// The bytes of one token.
    public func range(_ token: TokenID) -> SourceRange {
        SourceRange(file: source.id, start: tokens.starts[token.index], end: tokens.ends[token.index])
    }

    /// The source text of one token.
    public func text(_ token: TokenID) -> String { source.text(range(token).offsets) }

    /// The source text of a node.
    public func text(_ node: SyntaxNode) -> String { source.text(range(node).offsets) }
}

/// The child nodes of one node, in order.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    private let tree: SyntaxTree
    private var position: UInt32
    private let end: UInt32

    init(tree: SyntaxTree, next: UInt32, end: UInt32) {
        self.tree = tree
        self.position = next
        self.end = end
    }

    public mutating func next() -> SyntaxNode? {
        guard position < end else { return nil }
        let node = SyntaxNode(position)
        position = tree.records[node.index].subtreeEnd
        return node
    }
}
