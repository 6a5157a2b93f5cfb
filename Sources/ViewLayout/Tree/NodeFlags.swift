/// What is known of a node before any proposal.
struct NodeFlags: OptionSet {
    let rawValue: UInt16

    /// Leading is on the right.
    static let rightToLeft = NodeFlags(rawValue: 1 << 0)
    /// Neither the node nor what it holds is drawn.
    static let hidden = NodeFlags(rawValue: 1 << 1)
    /// The answer to a width of 0 or infinity must be asked, as it may depend on the height offered.
    static let probesWidth = NodeFlags(rawValue: 1 << 2)
    /// The answer to a height of 0 or infinity must be asked, as it may depend on the width offered.
    static let probesHeight = NodeFlags(rawValue: 1 << 3)
    /// The layout priority is not 0.
    static let prioritized = NodeFlags(rawValue: 1 << 4)
    /// An explicit value of an edge or centre guide is seen from outside.
    static let edgeGuides = NodeFlags(rawValue: 1 << 5)
    /// An explicit text baseline or a guide of the tree's own is seen from outside.
    static let lineGuides = NodeFlags(rawValue: 1 << 6)
    /// A spacer, or one in modifiers: its spacing preferences survive a frame and a padding.
    static let keepsSpacing = NodeFlags(rawValue: 1 << 7)
    /// A spacer or divider that follows the axis of an adaptive stack.
    static let followsAxis = NodeFlags(rawValue: 1 << 8)
    /// Some child of the stack is a reader, whose content joins the stack's children.
    static let hasReaders = NodeFlags(rawValue: 1 << 9)
    /// The z-index is not 0.
    static let raised = NodeFlags(rawValue: 1 << 10)
    /// The container has one child and is that child.
    static let sole = NodeFlags(rawValue: 1 << 11)
    /// A modifier of a leaf, whose size needs no task.
    static let plain = NodeFlags(rawValue: 1 << 12)
    /// Something at or below the node stands by where it is in the window.
    static let readsPlace = NodeFlags(rawValue: 1 << 13)

    /// A grid, or a modifier or stack around one: its width can be worked out without its height.
    static let hasOwnWidth = NodeFlags(rawValue: 1 << 14)
    /// Answers an offer, along each axis by itself, by the nearest length between its least and its greatest.
    static let ranged = NodeFlags(rawValue: 1 << 15)

    static let guides: NodeFlags = [.edgeGuides, .lineGuides]
    static let probes: NodeFlags = [.probesWidth, .probesHeight]
    /// What a stack that must decide on its axis cannot say.
    static let ofAxis: NodeFlags = [.plain, .hasOwnWidth, .ranged]
    /// What a spacer or divider that follows an adaptive stack is built with.
    static let ofFollower: NodeFlags = [.followsAxis, .probesWidth, .probesHeight]
    /// What a leaf may be built with.
    static let ofLeaf: NodeFlags = [.ranged, .followsAxis, .probesWidth, .probesHeight]
    /// What does not follow from the children.
    static let own: NodeFlags = [.rightToLeft, .hidden, .readsPlace]

    /// The flag of asking for lengths along an axis.
    static func probes(_ axis: Axis) -> NodeFlags { axis == .horizontal ? .probesWidth : .probesHeight }
}
