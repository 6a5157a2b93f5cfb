import ViewBase

/// Makes a layout tree: one method a rule, which opens a node or adds a leaf and returns its id.
///
/// Ids are dense and ordered by opening, so that a caller can keep what it knows of a node in an array beside the tree.
/// A node stays open until `close`; what is opened meanwhile is its child. A tree has one root, the first node opened.
public final class LayoutTreeBuilder<S: LayoutScalar> {
    let tree: LayoutTree<S>
    let storage: UnsafeMutablePointer<TreeStorage<S>>
    /// The node that is open, or `noNode` at the top.
    private(set) var current: NodeIndex
    private let outermost: NodeIndex
    private var role: ChildRole?

    /// Whether leading is on the right for the nodes opened from now on.
    public var isRightToLeft = false

    /// Starts an empty tree.
    @_specialize(where S == Double)
    public init() {
        tree = LayoutTree()
        storage = tree.storage
        current = noNode
        outermost = noNode
    }

    /// Starts a segment of a deferred node of a tree.
    init(segmentOf owner: NodeIndex, in tree: LayoutTree<S>) {
        self.tree = tree
        storage = tree.storage
        current = owner
        outermost = owner
        isRightToLeft = storage.pointee.nodes[owner].flags.contains(.rightToLeft)
    }

    /// The id that the next node will get.
    public var nextID: NodeID { NodeID(storage.pointee.nodes.count) }

    /// Says what the next node opened is to the header or row around it.
    public func nextChild(is role: ChildRole) { self.role = role }

    /// Ends the node that is open.
    @_specialize(where S == Double)
    public func close() {
        assert(current != outermost, "nothing is open")
        guard current != outermost else { return }
        let index = current
        storage.pointee.nodes[index].end = NodeIndex(truncatingIfNeeded: storage.pointee.nodes.count)
        current = storage.pointee.nodes[index].parent
        role = nil
    }

    /// Ends all nodes that are open and returns the tree.
    @_specialize(where S == Double)
    public func finish() -> LayoutTree<S> {
        while current != outermost { close() }
        return tree
    }

    /// Defines a vertical line of the tree's own; `value` is its place in a view that gives none.
    public func defineHorizontalAlignment(_ value: GuideValue<S>) -> HorizontalAlignment {
        HorizontalAlignment(defineGuide(value, 0))
    }

    /// Defines a horizontal line of the tree's own; `value` is its place in a view that gives none.
    public func defineVerticalAlignment(_ value: GuideValue<S>) -> VerticalAlignment {
        VerticalAlignment(defineGuide(value, AlignmentGuide.verticalBit))
    }

    private func defineGuide(_ value: GuideValue<S>, _ bit: UInt16) -> AlignmentGuide {
        let index = storage.pointee.customGuides.append(value)
        return AlignmentGuide((AlignmentGuide.firstCustom + UInt16(truncatingIfNeeded: index)) | bit)
    }

    /// Adds a node that stays open.
    @inline(__always)
    func open(_ rule: LayoutRule, _ payload: UInt32 = 0, _ flags: NodeFlags = []) -> NodeID {
        let index = storage.pointee.nodes.append(
            LayoutNode(
                end: noNode, parent: current, payload: payload,
                flags: isRightToLeft ? flags.union(.rightToLeft) : flags, rule: rule))
        if role != nil { assignRole(index) }
        current = index
        return NodeID(index)
    }

    /// Adds a node without children.
    @inline(__always)
    func leaf(_ rule: LayoutRule, _ payload: UInt32 = 0, _ flags: NodeFlags = []) -> NodeID {
        let index = storage.pointee.nodes.append(
            LayoutNode(
                end: NodeIndex(truncatingIfNeeded: storage.pointee.nodes.count + 1), parent: current,
                payload: payload, flags: isRightToLeft ? flags.union(.rightToLeft) : flags, rule: rule))
        if role != nil { assignRole(index) }
        return NodeID(index)
    }

    /// Tells the header or row around a new node what it is to it.
    private func assignRole(_ node: NodeIndex) {
        guard let role else { return }
        self.role = nil
        var container = storage.pointee.nodes[node].parent
        while container != noNode, storage.pointee.nodes[container].rule == .group {
            container = storage.pointee.nodes[container].parent
        }
        guard container != noNode else { return }
        let payload = storage.pointee.nodes[container].payload
        switch (storage.pointee.nodes[container].rule, role) {
        case (.header, .leading): storage.pointee.headers[payload].leading = node
        case (.header, .title): storage.pointee.headers[payload].center = node
        case (.header, .trailing): storage.pointee.headers[payload].trailing = node
        case (.row, .empty): storage.pointee.rows[payload].empty = node
        default: assertionFailure("the container has no such part")
        }
    }
}
