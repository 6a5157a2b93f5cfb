import ViewBase

/// The child nodes of one node, in order.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var position: UInt32
    @usableFromInline let end: UInt32

    @usableFromInline init(tree: SyntaxTree, next: UInt32, end: UInt32) {
        self.tree = tree
        self.position = next
        self.end = end
    }

    @inlinable public mutating func next() -> SyntaxNode? {
        guard position < end else { return nil }
        let node = SyntaxNode(position)
        position = tree.records[node.index].subtreeEnd
        return node
    }
}
