/// One node in preorder; its subtree is the range up to `end`.
struct LayoutNode {
    /// The index after the last node of the subtree.
    var end: NodeIndex
    /// The node that was open when this one was, or the deferred node that a segment belongs to.
    let parent: NodeIndex
    /// Where the rule's own numbers stand in their pool.
    var payload: UInt32 = 0
    /// The node's place among those whose sizes are cached, or `noNode`.
    var slot: UInt32 = noNode
    /// Where the spacing preferences stand in their pool.
    var spacing: UInt32 = 0
    /// The children a container lays out, groups opened.
    var count: UInt32 = 0
    var flags: NodeFlags
    let rule: LayoutRule
}
