/// What became of a row of whole items.
struct RowOutcome {
    var shown: UInt32 = 0
    var hidden: UInt32 = 0
    var isClipped = false
    /// The badge's segment, or `noNode`.
    var segment: UInt32 = noNode
}

/// What became of a node.
struct NodeStatus: OptionSet {
    let rawValue: UInt8

    static let placed = NodeStatus(rawValue: 1)
    /// The node itself is not drawn, nor what it holds.
    static let hidden = NodeStatus(rawValue: 2)
    /// A group that holds nothing that is placed.
    static let vacant = NodeStatus(rawValue: 4)
    /// What the node holds has been placed.
    static let isArranged = NodeStatus(rawValue: 8)
    /// The children of a stack have been put as it was measured since it was placed.
    static let isArrangedAhead = NodeStatus(rawValue: 16)
    /// All children of a stack but the changed one stand where they will stand.
    static let isRestacked = NodeStatus(rawValue: 32)

    /// Placed, but not drawn.
    static let notDrawn: NodeStatus = [.placed, .hidden]
    /// Where the children will stand is known before they are placed.
    static let areChildrenPut: NodeStatus = [.isArrangedAhead, .isRestacked]

    /// What is known of the children when a node is put.
    static let ofChildren: NodeStatus = [.isArranged, .isArrangedAhead, .isRestacked]
}

/// The outcome of one layout, in raw memory: see `Buffer`.
struct PlacementBuffers<S: LayoutScalar> {
    /// By node, in the coordinates of the container that placed it; of groups only the size, and of nodes that were never
    /// placed nothing that means anything.
    var frames = Buffer<Rect<S>>(capacity: 64)
    /// By node: where frames begin in the window, once all have been found.
    var origins = Buffer<Point<S>>()
    /// Whether they have been found since the last layout.
    var isSettled = false
    /// The containers walked through since then to find single ones.
    var walked = 0
    /// By node.
    var statuses = Buffer<NodeStatus>(capacity: 64)
    /// By the rows' payloads.
    var rows = Buffer<RowOutcome>()
    /// By the adaptive stacks' payloads.
    var axes = Buffer<Axis>()
    /// By the payloads of deferred nodes: the segment shown, or `noNode`.
    var segments = Buffer<UInt32>()
    /// By the texts' payloads: what each was placed with.
    var texts = Buffer<ProposedSize<S>>()
    var notices = Buffer<LayoutNotice<S>>()
    var size = Size<S>.zero
    var turns = S.noTurns

    /// Buffers of their own with the same outcome.
    func copied() -> PlacementBuffers {
        var copy = self
        copy.frames = frames.copied()
        copy.origins = origins.copied()
        copy.statuses = statuses.copied()
        copy.rows = rows.copied()
        copy.axes = axes.copied()
        copy.segments = segments.copied()
        copy.texts = texts.copied()
        copy.notices = notices.copied()
        return copy
    }

    func free() {
        frames.free()
        origins.free()
        statuses.free()
        rows.free()
        axes.free()
        segments.free()
        texts.free()
        notices.free()
    }
}

/// Owns the outcome of one layout.
final class PlacementStorage<S: LayoutScalar> {
    // Safe: made with this owner and freed with it.
    let buffers: UnsafeMutablePointer<PlacementBuffers<S>>

    init(_ outcome: PlacementBuffers<S> = PlacementBuffers()) {
        buffers = .allocate(capacity: 1)
        buffers.initialize(to: outcome)
    }

    /// The same outcome for another owner.
    func copied() -> PlacementStorage { PlacementStorage(buffers.pointee.copied()) }

    deinit {
        buffers.pointee.free()
        buffers.deallocate()
    }
}
