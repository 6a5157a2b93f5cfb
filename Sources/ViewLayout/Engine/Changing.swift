import ViewBase
import ViewText

/// Changes to a tree that has been laid out: the next layout works out only what they reach.
extension LayoutEngine {
    /// Gives an image or a field another size of its own.
    @_specialize(where S == Double)
    public func setSize(of node: NodeID, width: S, height: S) {
        let info = nodes[node.raw]
        assert(info.rule == .image || info.rule == .resizableImage || info.rule == .field)
        let size = Size(width: width, height: height)
        guard !storage.pointee.sizes[info.payload].isIdentical(to: size) else { return }
        note(node.raw)
        storage.pointee.sizes[info.payload] = size
    }

    /// Gives a text other words.
    @_specialize(where S == Double)
    public func setText(of node: NodeID, _ text: PreparedText) {
        let info = nodes[node.raw]
        assert(info.rule == .text)
        if storage.pointee.texts[info.payload].text === text { return }
        let isSame = measuresAlike(info, text)
        if !isSame { note(node.raw) }
        storage.pointee.texts[info.payload] = TextPayload(text)
        if !isSame { prepareAgain(node.raw) }
    }

    /// Gives the nodes of a subtree the numbers of another tree of the same shape: the same rules around the same
    /// children, in the same direction, stacks along the same axes. False, and nothing is changed, for one of another
    /// shape.
    ///
    /// Guides of the tree's own must have been defined in both in the same order. What the provider built for rows and
    /// readers in the subtree is built anew.
    @_specialize(where S == Double)
    public func replace(_ node: NodeID, with other: LayoutTree<S>) -> Bool {
        guard hasShape(of: other.storage, at: node.raw) else { return false }
        for index in 0..<NodeIndex(truncatingIfNeeded: other.nodeCount) {
            adopt(node.raw + index, other.storage, index)
        }
        adoptNotices(node.raw, other.storage)
        return true
    }

    /// Notes that a node is about to be given other numbers.
    func note(_ node: NodeIndex) {
        if storage.pointee.containerFrames.count > 0, nodes[node].rule.limitsContainers {
            state.pointee.changes.startsOver = true
        }
        state.pointee.changes.list.append(Change(node: node, before: facts(node)))
    }

    /// What a container sees of a node now.
    func facts(_ node: NodeIndex) -> Facts<S> {
        let info = nodes[node]
        return Facts(
            flags: info.flags.subtracting(.readsPlace), spacing: state.pointee.spacings[info.spacing],
            extents: extents(node))
    }

    /// Whether another text answers like a node's own to all that it was asked.
    private func measuresAlike(_ info: LayoutNode, _ text: PreparedText) -> Bool {
        let own = storage.pointee.texts[info.payload].text
        let slot = state.pointee.slots[info.slot]
        guard own.spacing == text.spacing, slot.count > 0, isCertain(info) else { return false }
        var proposal = slot.proposal
        var next = slot.earlier
        while true {
            let width = proposal.width.specified?.value
            let height = proposal.height.specified?.value
            let before = own.measure(width: width, height: height)
            let after = text.measure(width: width, height: height)
            guard before.width == after.width, before.height == after.height,
                before.firstBaseline == after.firstBaseline, before.lastBaseline == after.lastBaseline
            else { return false }
            if next == noNode { return true }
            proposal = state.pointee.earlier.answered(at: next).question.proposal
            next = state.pointee.earlier.place(after: next)
        }
    }

    /// Whether all that was made of a node's answers was made of ones that are still kept.
    private func isCertain(_ info: LayoutNode) -> Bool {
        if state.pointee.slots[info.slot].hasForgotten { return false }
        var ancestor = info.parent
        while ancestor != noNode {
            let slot = nodes[ancestor].slot
            if slot != noNode, state.pointee.slots[slot].isRetained || state.pointee.slots[slot].hasForgotten {
                return false
            }
            ancestor = nodes[ancestor].parent
        }
        return true
    }

    // Safe: the other tree is kept by the caller while its storage is read.
    private func hasShape(of other: UnsafeMutablePointer<TreeStorage<S>>, at node: NodeIndex) -> Bool {
        let count = NodeIndex(truncatingIfNeeded: other.pointee.nodes.count)
        guard count == nodes[node].end - node else { return false }
        for index in 0..<count {
            let own = nodes[node + index]
            let new = other.pointee.nodes[index]
            guard own.rule == new.rule, own.end - node == new.end,
                own.flags.intersection([.rightToLeft, .hidden]) == new.flags.intersection([.rightToLeft, .hidden]),
                hasPartsOf(new, other, own, node)
            else { return false }
        }
        return true
    }

    /// Whether two nodes of one rule agree in what is their shape beside their children.
    private func hasPartsOf(
        _ new: LayoutNode, _ other: UnsafeMutablePointer<TreeStorage<S>>, _ own: LayoutNode, _ node: NodeIndex
    ) -> Bool {
        func isSame(_ a: NodeIndex, _ b: NodeIndex) -> Bool { a == (b == noNode ? b : b + node) }
        switch new.rule {
        case .stack:
            return storage.pointee.stacks[own.payload].axis == other.pointee.stacks[new.payload].axis
        case .adaptiveStack:
            switch (storage.pointee.adaptives[own.payload].rule, other.pointee.adaptives[new.payload].rule) {
            case (.fixed(let a), .fixed(let b)): return a == b
            case (.width, .width), (.fit, .fit): return true
            default: return false
            }
        case .header:
            let a = storage.pointee.headers[own.payload]
            let b = other.pointee.headers[new.payload]
            return isSame(a.leading, b.leading) && isSame(a.center, b.center) && isSame(a.trailing, b.trailing)
        case .row:
            return isSame(storage.pointee.rows[own.payload].empty, other.pointee.rows[new.payload].empty)
        case .geometryReader, .gridRow:
            return (own.payload == noNode) == (new.payload == noNode)
        default:
            return true
        }
    }
}
