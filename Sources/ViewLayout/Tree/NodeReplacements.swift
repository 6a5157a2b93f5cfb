import ViewBase

/// Subtrees that others stand in the place of, in the order of the tree, and how far that moves all other nodes.
public struct NodeReplacements: Sendable {
    /// One subtree.
    public struct Run: Sendable {
        /// Its nodes as they were.
        public let nodes: Range<Int>
        /// The nodes in their place.
        public let count: Int
        /// How far the first of them, and the nodes after the last, move.
        public let before: Int
        public let after: Int
    }

    public private(set) var runs: [Run] = []

    public init() {}

    /// Adds a subtree that stands after all others; `count` nodes stand in its place.
    public mutating func add(_ nodes: Range<Int>, count: Int) {
        let before = runs.last?.after ?? 0
        runs.append(Run(nodes: nodes, count: count, before: before, after: before + count - nodes.count))
    }

    /// Whether some node moves.
    public var isMoving: Bool { runs.contains { $0.count != $0.nodes.count } }

    /// How far a node moves that is in none of the subtrees, or outermost in one.
    public func distance(of node: Int) -> Int {
        let passed = count(upTo: node)
        return passed == 0 ? 0 : runs[passed - 1].after
    }

    /// The subtree that a node is in, by its index.
    public func run(holding node: Int) -> Int? {
        let passed = count(upTo: node)
        return passed < runs.count && runs[passed].nodes.contains(node) ? passed : nil
    }

    /// How many subtrees end before a node.
    private func count(upTo node: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].nodes.upperBound <= node { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
