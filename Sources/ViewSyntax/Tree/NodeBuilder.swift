import ViewBase

/// Collects nodes as they end, children before parents, and lays them out in preorder at the end.
///
/// A parent is made by closing a mark that was set before its first child, so a node can still be wrapped after it
/// has ended: an operator found after its first operand needs no second pass.
struct NodeBuilder: ~Copyable {
    private var ended: GrowingBuffer<Ended>

    /// A node whose children stand before it.
    struct Ended {
        /// The number of nodes in the subtree, the node included.
        let size: UInt32
        let firstToken: UInt32
        let tokenEnd: UInt32
        let kind: SyntaxKind
    }

    /// A place at which a node may begin.
    struct Mark {
        fileprivate let node: UInt32
        fileprivate let token: UInt32
    }

    init(tokenCount: Int) { ended = GrowingBuffer(capacity: tokenCount + tokenCount / 4) }

    /// The place before the token at `position`.
    @inline(__always)
    func mark(_ position: Int) -> Mark {
        Mark(node: UInt32(truncatingIfNeeded: ended.count), token: UInt32(truncatingIfNeeded: position))
    }

    /// Whether tokens lie between a mark and a position.
    @inline(__always)
    func moved(_ mark: Mark, _ position: Int) -> Bool { Int(mark.token) < position }

    /// Makes a node of everything since the mark, up to the token before `position`.
    @inline(__always)
    mutating func close(_ mark: Mark, _ kind: SyntaxKind, _ position: Int) {
        let size = UInt32(truncatingIfNeeded: ended.count) - mark.node + 1
        ended.append(
            Ended(
                size: size, firstToken: mark.token, tokenEnd: UInt32(truncatingIfNeeded: position), kind: kind))
    }

    /// The finished tree; the last node closed is its root.
    ///
    /// A node's place in preorder is the place where its subtree begins among the ended nodes, plus its depth.
    func finish(_ source: SourceFile, _ tokens: TokenBuffer) -> SyntaxTree {
        let records = [SyntaxTree.Record](unsafeUninitializedCapacity: ended.count) { records, count in
            count = ended.count
            writePreorder(&records)
        }
        return SyntaxTree(source: source, tokens: tokens, records: records)
    }

    /// Writes each node at its place in preorder; the places are all different.
    ///
    /// Safe: so as many different places as there are nodes leave none unwritten.
    private func writePreorder(_ records: inout UnsafeMutableBufferPointer<SyntaxTree.Record>) {
        var ancestors = GrowingBuffer<Int>(capacity: 256)
        var index = ended.count - 1
        while index >= 0 {
            let node = ended[index]
            let start = index - Int(node.size) + 1
            while ancestors.count > 0, ancestors.last > index { _ = ancestors.removeLast() }
            let place = start + ancestors.count
            records.initializeElement(
                at: place,
                to: SyntaxTree.Record(
                    subtreeEnd: UInt32(truncatingIfNeeded: place) + node.size, firstToken: node.firstToken,
                    tokenEnd: node.tokenEnd, kind: node.kind))
            if node.size > 1 { ancestors.append(start) }
            index -= 1
        }
    }
}
