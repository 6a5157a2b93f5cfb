import ViewBase

/// Collects nodes as they end, children before parents, and lays them out in preorder at the end.
///
/// A parent is made by closing a mark that was set before its first child, so a node can still be wrapped after it
/// has ended: an operator found after its first operand needs no second pass.
struct NodeBuilder {
    private var kinds: [SyntaxKind] = []
    /// The number of nodes in each subtree, the node included.
    private var sizes: [UInt32] = []
    private var firstTokens: [UInt32] = []
    private var tokenEnds: [UInt32] = []

    /// A place at which a node may begin.
    struct Mark {
        fileprivate let node: UInt32
        fileprivate let token: UInt32
    }

    init(tokenCount: Int) {
        kinds.reserveCapacity(tokenCount)
        sizes.reserveCapacity(tokenCount)
        firstTokens.reserveCapacity(tokenCount)
        tokenEnds.reserveCapacity(tokenCount)
    }

    /// The place before the token at `position`.
    @inline(__always)
    func mark(_ position: Int) -> Mark {
        Mark(node: UInt32(truncatingIfNeeded: kinds.count), token: UInt32(truncatingIfNeeded: position))
    }

    /// Makes a node of everything since the mark, up to the token before `position`.
    @inline(__always)
    mutating func close(_ mark: Mark, _ kind: SyntaxKind, _ position: Int) {
        let size = UInt32(truncatingIfNeeded: kinds.count) - mark.node + 1
        kinds.append(kind)
        sizes.append(size)
        firstTokens.append(mark.token)
        tokenEnds.append(UInt32(truncatingIfNeeded: position))
    }

    /// The finished tree; the last node closed is its root.
    ///
    /// A node's place in preorder is the place where its subtree begins among the ended nodes, plus its depth.
    func finish(_ source: SourceFile, _ tokens: TokenBuffer) -> SyntaxTree {
        let count = kinds.count
        var kinds = [SyntaxKind](repeating: .missing, count: count)
        var subtreeEnds = [UInt32](repeating: 0, count: count)
        var firstTokens = subtreeEnds
        var tokenEnds = subtreeEnds
        var ancestors: [Int] = []
        for index in stride(from: count - 1, through: 0, by: -1) {
            let size = Int(sizes[index])
            let start = index - size + 1
            while let ancestor = ancestors.last, ancestor > index { ancestors.removeLast() }
            let place = start + ancestors.count
            kinds[place] = self.kinds[index]
            subtreeEnds[place] = UInt32(place + size)
            firstTokens[place] = self.firstTokens[index]
            tokenEnds[place] = self.tokenEnds[index]
            if size > 1 { ancestors.append(start) }
        }
        return SyntaxTree(
            source: source, tokens: tokens, kinds: kinds, subtreeEnds: subtreeEnds, firstTokens: firstTokens,
            tokenEnds: tokenEnds)
    }
}

extension NodeBuilder {
    /// Whether tokens or nodes lie between a mark and a position.
    func moved(_ mark: Mark, _ position: Int) -> Bool { Int(mark.token) < position }
}
