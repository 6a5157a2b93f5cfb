/// One node in preorder; its subtree is the range up to `end`.
struct LayoutNode {
    /// The index after the last node of the subtree.
    var end: NodeIndex
    /// The node that was open when this one was, or the deferred node that a segment belongs to.
    let parent: NodeIndex
    /// Where the rule's own numbers stand in their pool.
    var payload: UInt32 = 0
    /// The node's place among those whose sizes are kept, or `noNode` for leaves and groups.
    let slot: UInt32
    /// Where the spacing preferences stand in their pool.
    var spacing: UInt32 = 0
    /// The children a container lays out, groups opened.
    var count: UInt32 = 0
    var flags: NodeFlags
    let rule: LayoutRule
    /// Where the node stands in the search for what changes reach.
    var marks: NodeMarks = []
}
