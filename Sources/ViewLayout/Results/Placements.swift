import ViewBase
import ViewText

/// Where everything stands: the outcome of one layout, in window coordinates.
public struct Placements<S: LayoutScalar> {
    public let tree: LayoutTree<S>
    /// What the root was offered.
    public let proposal: ProposedSize<S>
    let outcome: PlacementStorage<S>

    init(tree: LayoutTree<S>, proposal: ProposedSize<S>, outcome: PlacementStorage<S>) {
        self.tree = tree
        self.proposal = proposal
        self.outcome = outcome
    }

    // Safe: the outcome is kept as long as these placements.
    var buffers: UnsafeMutablePointer<PlacementBuffers<S>> { outcome.buffers }

    /// The size that the root answered.
    public var size: Size<S> { buffers.pointee.size }

    /// What the comparisons of this layout left behind.
    public var turns: S.Turns { buffers.pointee.turns }

    /// The frame of a node; zero for one that is not placed.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func frame(of node: NodeID) -> Rect<S> {
        isPlaced(node) ? windowFrame(node.raw) : .zero
    }

    /// Whether a node is shown: items that a row hides and candidates that were not chosen are not.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func isPlaced(_ node: NodeID) -> Bool {
        guard node.index < buffers.pointee.statuses.count else { return false }
        if !buffers.pointee.isSettled, tree.storage.pointee.isFramedByContent(node.raw) { settle() }
        return buffers.pointee.statuses[node.raw].contains(.placed)
    }

    /// Whether a node that is placed is not drawn; its descendants are not drawn either.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func isHidden(_ node: NodeID) -> Bool {
        node.index < buffers.pointee.statuses.count && buffers.pointee.statuses[node.raw].contains(.hidden)
    }

    /// The nodes shown of a deferred node's content, in order; for other nodes the children opened in it.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func children(of node: NodeID) -> [NodeID] {
        let info = tree.storage.pointee.nodes[node.raw]
        switch info.rule {
        case .row:
            return tree.children(of: node) + roots(of: buffers.pointee.rows[info.payload].segment)
        case .rowReader:
            return roots(of: buffers.pointee.segments[info.payload])
        case .geometryReader where info.payload != noNode:
            return roots(of: buffers.pointee.segments[info.payload])
        default:
            return tree.children(of: node)
        }
    }

    private func roots(of segment: UInt32) -> [NodeID] {
        guard segment != noNode else { return [] }
        let range = tree.storage.pointee.segments[segment]
        return tree.roots(from: range.start, to: range.end)
    }

    /// The axis that a placed adaptive stack took; nil for other nodes.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func axis(of node: NodeID) -> Axis? {
        let info = tree.storage.pointee.nodes[node.raw]
        return info.rule == .adaptiveStack && isPlaced(node) ? buffers.pointee.axes[info.payload] : nil
    }

    /// How many items a placed row of whole items shows and hides, and whether it is wider than it was offered; nil for
    /// other nodes.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func row(of node: NodeID) -> RowFacts? {
        let info = tree.storage.pointee.nodes[node.raw]
        guard info.rule == .row, isPlaced(node) else { return nil }
        let row = buffers.pointee.rows[info.payload]
        return RowFacts(shownCount: Int(row.shown), hiddenCount: Int(row.hidden), isClipped: row.isClipped)
    }

    /// What a placed text was offered; nil for other nodes.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func textProposal(of node: NodeID) -> ProposedSize<S>? {
        let info = tree.storage.pointee.nodes[node.raw]
        return info.rule == .text && isPlaced(node) ? buffers.pointee.texts[info.payload] : nil
    }

    /// A placed text as it is shown; nil for other nodes.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func textLayout(of node: NodeID) -> TextLayout? { textLayout(of: node, keeping: nil) }

    /// The same, which is the one kept from before where that holds still.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func textLayout(of node: NodeID, keeping known: TextLayout?) -> TextLayout? {
        guard let proposal = textProposal(of: node) else { return nil }
        let width = proposal.width.specified?.ahead
        let height = proposal.height.specified?.ahead
        if let known, known.measure.holds(width: width, height: height) { return known }
        return preparedText(of: node)?.layout(width: width, height: height)
    }

    /// The text that a node sets; nil for other nodes.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func preparedText(of node: NodeID) -> PreparedText? {
        let info = tree.storage.pointee.nodes[node.raw]
        return info.rule == .text ? tree.storage.pointee.texts[info.payload].text : nil
    }

    /// What is wrong with the tree as built and as placed, in the order of the nodes.
    public var notices: [LayoutNotice<S>] {
        var result: [LayoutNotice<S>] = []
        let built = tree.storage.pointee.notices
        for index in 0..<built.count where isPlaced(built[index].node) { result.append(built[index]) }
        let placed = buffers.pointee.notices
        for index in 0..<placed.count where isPlaced(placed[index].node) { result.append(placed[index]) }
        return result.enumerated().sorted {
            ($0.element.node.raw, $0.offset) < ($1.element.node.raw, $1.offset)
        }.map { $0.element }
    }
}

/// What a row of whole items shows.
public struct RowFacts: Hashable, Sendable {
    public let shownCount: Int
    public let hiddenCount: Int
    /// Whether what is shown is wider than the row was offered.
    public let isClipped: Bool

    public init(shownCount: Int, hiddenCount: Int, isClipped: Bool) {
        self.shownCount = shownCount
        self.hiddenCount = hiddenCount
        self.isClipped = isClipped
    }
}
