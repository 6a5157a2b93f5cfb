import ViewBase

/// A tree with other nodes in the place of subtrees.
extension LayoutTree {
    /// The tree with others in the place of nodes and all they hold, of other shapes perhaps; without segments, which
    /// are built anew when they are needed. The nodes stand in no other of them, and in the order of the tree.
    ///
    /// Nil where another tree does not stand there as it was built: its root is of another rule or direction, or one
    /// of both has guides of its own, readers of rows, or nothing at all.
    @_specialize(where S == Double)
    public func replacing(_ parts: [(node: NodeID, tree: LayoutTree<S>)]) -> LayoutTree<S>? {
        var replaced = NodeReplacements()
        for part in parts {
            guard canReplace(part.node.raw, with: part.tree.storage) else { return nil }
            replaced.add(part.node.index..<Int(end(of: part.node)), count: part.tree.nodeCount)
        }
        let result = LayoutTree()
        let splice = Splice(from: storage, to: result.storage, replaced)
        var next = 0
        for (part, run) in zip(parts, replaced.runs) {
            splice.copy(next..<run.nodes.lowerBound)
            splice.copyAll(of: part.tree.storage, at: run)
            next = run.nodes.upperBound
        }
        splice.copy(next..<Int(end(of: NodeID(0))))
        splice.copyNotices()
        for (part, run) in zip(parts, replaced.runs) {
            splice.copyNotices(of: part.tree.storage, at: run)
            let first = NodeIndex(run.nodes.lowerBound + run.before)
            result.attachFollowers(first..<first + NodeIndex(run.count))
        }
        return result
    }

    // Safe: the other tree is kept by the caller while its storage is read.
    private func canReplace(_ node: NodeIndex, with other: UnsafeMutablePointer<TreeStorage<S>>) -> Bool {
        let (own, new) = (storage.pointee, other.pointee)
        guard own.customGuides.count == 0, new.customGuides.count == 0, !own.hasRowReaders, !new.hasRowReaders,
            new.nodes.count > 0, node < own.nodes[0].end
        else { return false }
        return new.nodes[0].rule == own.nodes[node].rule
            && new.nodes[0].flags.contains(.rightToLeft) == own.nodes[node].flags.contains(.rightToLeft)
    }

    /// Gives the spacers and dividers of a range the axis of the stack around them, if they know none.
    private func attachFollowers(_ range: Range<NodeIndex>) {
        for node in range {
            let info = storage.pointee.nodes[node]
            guard info.rule == .spacer || info.rule == .divider else { continue }
            let old = storage.pointee.spacers[info.payload]
            guard old.axis == nil, old.follows == noNode else { continue }
            let (axis, follows) = stackAxis(around: node, in: info.parent)
            storage.pointee.spacers[info.payload] = SpacerPayload(minimum: old.minimum, axis: axis, follows: follows)
            guard follows != noNode else { continue }
            storage.pointee.nodes[node].flags.remove(.ranged)
            storage.pointee.nodes[node].flags.formUnion(.ofFollower)
        }
    }

    /// The axis of the stack that a node in `parent` stands in, modifiers and groups looked through, and the adaptive
    /// stack that decides it, if any.
    func stackAxis(around node: NodeIndex, in parent: NodeIndex) -> (Axis?, NodeIndex) {
        var child = node
        var ancestor = parent
        while ancestor != noNode {
            let info = storage.pointee.nodes[ancestor]
            switch info.rule {
            case .stack:
                return (storage.pointee.stacks[info.payload].axis, noNode)
            case .adaptiveStack:
                if case .fixed(let axis) = storage.pointee.adaptives[info.payload].rule { return (axis, noNode) }
                storage.pointee.adaptives[info.payload].isFollowed = true
                return (nil, ancestor)
            case .overlay, .background, .safeAreaInset:
                guard child == ancestor + 1 else { return (nil, noNode) }
            case .group, .identity, .frame, .flexibleFrame, .padding, .fixedSize, .layoutPriority, .aspectRatio,
                .offset, .position, .alignmentGuide, .zIndex, .ignoresSafeArea, .gridCell, .containerFrame, .rowReader:
                break
            default:
                return (nil, noNode)
            }
            child = ancestor
            ancestor = info.parent
        }
        return (nil, noNode)
    }
}
