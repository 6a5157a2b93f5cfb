import ViewBase

/// A tree to lay out: what `LayoutTreeBuilder` makes, and what a `LayoutEngine` takes over and adds segments to.
///
/// Nodes are named by dense ids in the order of opening; node 0 is the root. Segments that are built on demand follow
/// the tree's own nodes.
public final class LayoutTree<S: LayoutScalar> {
    // Safe: made with this owner and freed with it.
    let storage: UnsafeMutablePointer<TreeStorage<S>>

    init() {
        storage = .allocate(capacity: 1)
        storage.initialize(to: TreeStorage())
    }

    deinit {
        storage.pointee.free()
        storage.deallocate()
    }

    /// The nodes there are, those of segments included.
    public var nodeCount: Int { storage.pointee.nodes.count }

    /// The rule by which a node is laid out.
    @_specialize(where S == Double)
    public func rule(of node: NodeID) -> LayoutRule { storage.pointee.nodes[node.raw].rule }

    /// The node that was open when this one was; for a segment's first nodes the one that owns it; nil for a root.
    @_specialize(where S == Double)
    public func parent(of node: NodeID) -> NodeID? {
        let parent = storage.pointee.nodes[node.raw].parent
        return parent == noNode ? nil : NodeID(parent)
    }

    /// The id after the last one of a node's subtree, so that `node + 1 ..< end` are its descendants.
    @_specialize(where S == Double)
    public func end(of node: NodeID) -> UInt32 { storage.pointee.nodes[node.raw].end }

    /// The nodes opened directly in a node, in order; the segments of a deferred node are not among them.
    @_specialize(where S == Double)
    public func children(of node: NodeID) -> [NodeID] {
        roots(from: node.raw + 1, to: storage.pointee.nodes[node.raw].end)
    }

    /// Whether leading is on the right for a node.
    @_specialize(where S == Double)
    public func isRightToLeft(_ node: NodeID) -> Bool {
        storage.pointee.nodes[node.raw].flags.contains(.rightToLeft)
    }

    /// The nodes of a range that have no parent in it.
    func roots(from start: NodeIndex, to end: NodeIndex) -> [NodeID] {
        var result: [NodeID] = []
        var next = start
        while next < end {
            result.append(NodeID(next))
            next = storage.pointee.nodes[next].end
        }
        return result
    }
}
