import ViewBase

/// Makes a layout tree: one method a rule, which opens a node or adds a leaf and returns its id.
///
/// Ids are dense and ordered by opening, so that a caller can keep what it knows of a node in an array beside the tree.
/// A node stays open until `close`; what is opened meanwhile is its child. A tree has one root, the first node opened.
public final class LayoutTreeBuilder<S: LayoutScalar> {
    let tree: LayoutTree<S>
    // Safe: the tree owns its storage and is kept; the state is freed with its outermost builder.
    let storage: UnsafeMutablePointer<TreeStorage<S>>
    private let state: UnsafeMutablePointer<BuilderState>
    private let outermost: NodeIndex

    /// Whether leading is on the right for the nodes opened from now on.
    public var isRightToLeft: Bool {
        get { state.pointee.isRightToLeft }
        set { state.pointee.isRightToLeft = newValue }
    }

    /// The node that is open, or `noNode` at the top.
    var current: NodeIndex { state.pointee.current }

    /// Starts an empty tree.
    @_specialize(where S == Double)
    public init() {
        tree = LayoutTree()
        storage = tree.storage
        outermost = noNode
        state = .allocate(capacity: 1)
        state.initialize(to: BuilderState(current: noNode))
    }

    /// Starts a segment of a deferred node of a tree.
    init(segmentOf owner: NodeIndex, in tree: LayoutTree<S>) {
        self.tree = tree
        storage = tree.storage
        outermost = owner
        state = .allocate(capacity: 1)
        state.initialize(
            to: BuilderState(
                current: owner, isRightToLeft: storage.pointee.nodes[owner].flags.contains(.rightToLeft)))
    }

    deinit { state.deallocate() }

    /// The id that the next node will get.
    public var nextID: NodeID { NodeID(storage.pointee.nodes.count) }

    /// Says what the next node opened is to the header or row around it.
    public func nextChild(is role: ChildRole) { state.pointee.role = role }

    /// Ends the node that is open.
    @_specialize(where S == Double)
    public func close() {
        assert(current != outermost, "nothing is open")
        guard current != outermost else { return }
        let index = current
        storage.pointee.nodes[index].end = NodeIndex(truncatingIfNeeded: storage.pointee.nodes.count)
        state.pointee.current = storage.pointee.nodes[index].parent
        state.pointee.role = nil
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
        state.pointee.current = append(
            rule, payload, flags, end: noNode, isKept: rule != .group && rule != .geometryReader)
        return NodeID(current)
    }

    /// Adds a node without children.
    @inline(__always)
    func leaf(_ rule: LayoutRule, _ payload: UInt32 = 0, flags: NodeFlags = [], isKept: Bool = false) -> NodeID {
        let end = NodeIndex(truncatingIfNeeded: storage.pointee.nodes.count + 1)
        return NodeID(append(rule, payload, flags, end: end, isKept: isKept))
    }

    @inline(__always)
    private func append(
        _ rule: LayoutRule, _ payload: UInt32, _ flags: NodeFlags, end: NodeIndex, isKept: Bool
    ) -> NodeIndex {
        let slot = isKept ? storage.pointee.slotCount : noNode
        if isKept { storage.pointee.slotCount += 1 }
        let assignsRole = state.pointee.role != nil
        let index = storage.pointee.nodes.append(
            LayoutNode(
                end: end, parent: current, payload: payload, slot: slot,
                flags: isRightToLeft ? flags.union(.rightToLeft) : flags, rule: rule))
        if assignsRole { assignRole(index) }
        return index
    }

    /// The innermost open node that is no group, or `noNode`.
    var container: NodeIndex {
        guard current != noNode else { return noNode }
        let info = storage.pointee.nodes[current]
        return info.rule == .group ? storage.pointee.groups[info.payload].container : current
    }

    /// Tells the header or row around a new node what it is to it.
    private func assignRole(_ node: NodeIndex) {
        guard let role = state.pointee.role else { return }
        state.pointee.role = nil
        let container = container
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

/// What a builder is doing, in raw memory: see `Buffer`.
private struct BuilderState {
    var current: NodeIndex
    var isRightToLeft = false
    /// What the next node is to the header or row around it.
    var role: ChildRole?
}
