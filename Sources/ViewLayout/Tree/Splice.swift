import ViewBase

/// Copies nodes of a tree, and those that stand in the place of subtrees, into another one as a builder would have left
/// them.
struct Splice<S: LayoutScalar> {
    // Safe: the caller keeps all trees while they are spliced.
    private let old: UnsafeMutablePointer<TreeStorage<S>>
    private let result: UnsafeMutablePointer<TreeStorage<S>>
    private let replaced: NodeReplacements

    init(
        from old: UnsafeMutablePointer<TreeStorage<S>>, to result: UnsafeMutablePointer<TreeStorage<S>>,
        _ replaced: NodeReplacements
    ) {
        self.old = old
        self.result = result
        self.replaced = replaced
    }

    /// Where a node outside the subtrees, or the outermost of one, stands in the result.
    private func place(_ node: NodeIndex) -> NodeIndex {
        node == noNode ? node : NodeIndex(Int(node) + replaced.distance(of: Int(node)))
    }

    /// Copies a run of nodes outside the subtrees.
    func copy(_ range: Range<Int>) {
        for index in range {
            let info = old.pointee.nodes[index]
            let parent = place(info.parent)
            append(info, parent: parent, end: place(info.end), from: old) { place($0) }
        }
    }

    /// Copies the nodes that stand in the place of a subtree.
    func copyAll(of new: UnsafeMutablePointer<TreeStorage<S>>, at run: NodeReplacements.Run) {
        let outer = place(old.pointee.nodes[run.nodes.lowerBound].parent)
        let first = NodeIndex(run.nodes.lowerBound + run.before)
        for index in 0..<NodeIndex(truncatingIfNeeded: new.pointee.nodes.count) {
            let info = new.pointee.nodes[index]
            let parent = info.parent == noNode ? outer : info.parent + first
            append(info, parent: parent, end: info.end + first, from: new) { $0 == noNode ? $0 : $0 + first }
        }
    }

    /// Copies what is noted of the nodes outside the subtrees; segments are left behind with all that is noted of them.
    func copyNotices() {
        let end = old.pointee.nodes[0].end
        for index in 0..<old.pointee.notices.count {
            let notice = old.pointee.notices[index]
            if notice.node.raw >= end || replaced.run(holding: notice.node.index) != nil { continue }
            result.pointee.notices.append(LayoutNotice(NodeID(place(notice.node.raw)), notice.kind))
        }
    }

    /// Copies what is noted of the nodes that stand in the place of a subtree.
    func copyNotices(of new: UnsafeMutablePointer<TreeStorage<S>>, at run: NodeReplacements.Run) {
        for index in 0..<new.pointee.notices.count {
            let notice = new.pointee.notices[index]
            result.pointee.notices.append(
                LayoutNotice(NodeID(notice.node.index + run.nodes.lowerBound + run.before), notice.kind))
        }
    }

    private func append(
        _ info: LayoutNode, parent: NodeIndex, end: NodeIndex, from source: UnsafeMutablePointer<TreeStorage<S>>,
        _ place: (NodeIndex) -> NodeIndex
    ) {
        let given: NodeFlags = [.rightToLeft, .hidden]
        let flags = info.flags.intersection(info.rule.isLeaf ? given.union(.ofLeaf) : given)
        var slot = noNode
        if info.slot != noNode {
            slot = result.pointee.slotCount
            result.pointee.slotCount += 1
        }
        let payload = payload(of: info, parent, from: source, place)
        result.pointee.nodes.append(
            LayoutNode(end: end, parent: parent, payload: payload, slot: slot, flags: flags, rule: info.rule))
    }

    /// Copies the numbers of a node as they were before any was worked out; where they stand then.
    private func payload(
        of info: LayoutNode, _ parent: NodeIndex, from source: UnsafeMutablePointer<TreeStorage<S>>,
        _ place: (NodeIndex) -> NodeIndex
    ) -> UInt32 {
        let (from, index) = (source.pointee, info.payload)
        switch info.rule {
        case .identity, .empty, .fill, .circle, .custom: return index
        case .group: return result.pointee.groups.append(group(in: parent))
        case .image, .resizableImage, .field: return result.pointee.sizes.append(from.sizes[index])
        case .text: return result.pointee.texts.append(from.texts[index])
        case .spacer, .divider:
            let old = from.spacers[index]
            return result.pointee.spacers.append(
                SpacerPayload(minimum: old.minimum, axis: old.axis, follows: place(old.follows)))
        case .frame: return result.pointee.frames.append(from.frames[index])
        case .flexibleFrame: return result.pointee.flexibleFrames.append(from.flexibleFrames[index])
        case .padding: return result.pointee.paddings.append(from.paddings[index])
        case .fixedSize, .viewThatFits, .scroll: return result.pointee.axes.append(from.axes[index])
        case .layoutPriority, .zIndex: return result.pointee.priorities.append(from.priorities[index])
        case .aspectRatio: return result.pointee.aspects.append(from.aspects[index])
        case .offset, .position: return result.pointee.points.append(from.points[index])
        case .alignmentGuide: return result.pointee.guides.append(from.guides[index])
        case .overlay, .background, .zstack: return result.pointee.alignments.append(from.alignments[index])
        case .safeAreaInset: return result.pointee.safeAreaInsets.append(from.safeAreaInsets[index])
        case .ignoresSafeArea: return result.pointee.edges.append(from.edges[index])
        case .gridCell: return result.pointee.cells.append(from.cells[index])
        case .containerFrame: return result.pointee.containerFrames.append(from.containerFrames[index])
        case .floating: return result.pointee.floatings.append(from.floatings[index])
        case .grid: return result.pointee.grids.append(from.grids[index])
        case .gridRow: return index == noNode ? noNode : result.pointee.alignments.append(from.alignments[index])
        case .stack: return stack(from.stacks[index])
        case .adaptiveStack: return adaptive(from.adaptives[index], from)
        case .header: return header(from.headers[index], place)
        case .row:
            let row = from.rows[index]
            var copy = RowPayload(spacing: row.spacing, alignment: row.alignment)
            copy.empty = place(row.empty)
            return result.pointee.rows.append(copy)
        case .geometryReader, .rowReader:
            return index == noNode ? noNode : result.pointee.deferred.append(DeferredPayload())
        }
    }

    /// What the next node is if it is a group in `parent`.
    private func group(in parent: NodeIndex) -> GroupPayload {
        var container = parent
        if parent != noNode, result.pointee.nodes[parent].rule == .group {
            container = result.pointee.groups[result.pointee.nodes[parent].payload].container
        }
        let node = NodeIndex(truncatingIfNeeded: result.pointee.nodes.count)
        return GroupPayload(node: node, container: container)
    }

    private func stack(_ old: StackPayload<S>) -> UInt32 {
        result.pointee.stacks.append(StackPayload(alignment: old.alignment, spacing: old.spacing, axis: old.axis))
    }

    private func adaptive(_ old: AdaptivePayload<S>, _ from: TreeStorage<S>) -> UInt32 {
        let horizontal = stack(from.stacks[old.horizontal])
        let vertical = stack(from.stacks[old.vertical])
        var axis = Axis.vertical
        if case .fixed(let known) = old.rule { axis = known }
        return result.pointee.adaptives.append(
            AdaptivePayload(
                rule: old.rule, horizontal: horizontal, vertical: vertical, axis: axis, isFollowed: old.isFollowed))
    }

    private func header(_ old: HeaderPayload<S>, _ place: (NodeIndex) -> NodeIndex) -> UInt32 {
        var copy = HeaderPayload(spacing: old.spacing, alignment: old.alignment, title: old.title)
        copy.leading = place(old.leading)
        copy.center = place(old.center)
        copy.trailing = place(old.trailing)
        return result.pointee.headers.append(copy)
    }
}
