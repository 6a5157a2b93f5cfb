import ViewBase

/// Lays out a tree: sizes are worked out from proposals, kept, and places follow from the top down.
///
/// The engine takes a tree over and appends segments to it. It keeps its work on a stack of its own and recurses only
/// where it asks the provider.
public final class LayoutEngine<S: LayoutScalar> {
    public let tree: LayoutTree<S>
    public let provider: ContentProvider<S>
    // Safe: the tree owns its storage and is kept; the state is freed with the engine.
    let storage: UnsafeMutablePointer<TreeStorage<S>>
    let state: UnsafeMutablePointer<EngineState<S>>
    private var outcome = PlacementStorage<S>()
    private var last: (proposal: ProposedSize<S>, context: LayoutContext<S>)?

    /// Prepares a finished tree, in whose parts that another engine has laid out what that knows of them still holds.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public init(
        _ tree: LayoutTree<S>, provider: ContentProvider<S> = ContentProvider(), after old: LayoutEngine<S>? = nil
    ) {
        self.tree = tree
        self.provider = provider
        storage = tree.storage
        state = .allocate(capacity: 1)
        state.initialize(to: EngineState(placement: outcome.buffers))
        state.pointee.spacings.append(.standard)
        state.pointee.spacings.append(.zero)
        state.pointee.spacings.append(.spacer(.horizontal))
        state.pointee.spacings.append(.spacer(.vertical))
        state.pointee.merges.grow(to: MergedSpacing.count, with: MergedSpacing())
        if let old, old.last != nil {
            carry(from: old)
            last = old.last
        }
        prepare(from: 0)
    }

    deinit {
        state.pointee.free()
        state.deallocate()
    }

    /// How much was worked so far.
    public var counters: LayoutCounters { state.pointee.counters }

    /// Lays the tree out for what its root is offered.
    ///
    /// After the first layout only what the changes, another offer or another context reach is worked out again. The
    /// outcome is written over that of the layout before unless someone still holds that one.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func layout(_ proposal: ProposedSize<S>, in context: LayoutContext<S>) -> Placements<S> {
        if !isKnownUniquelyReferenced(&outcome) { outcome = outcome.copied() }
        state.pointee.placement = outcome.buffers
        state.pointee.layout &+= 1
        if let last, !last.proposal.isIdentical(to: proposal) { beginEpoch() }
        state.pointee.movesPlaced = last != nil
        refresh()
        state.pointee.movesPlaced = false
        state.pointee.arrangesAhead = !storage.pointee.hasRowReaders
        let isMoved = last.map { !$0.context.isIdentical(to: context) } ?? true
        last = (proposal, context)
        state.pointee.context = context
        if isMoved, storage.pointee.containerFrames.count > 0 { state.pointee.changes.startsOver = true }
        if state.pointee.changes.startsOver { startOver() }
        place(root: proposal, isMoved: isMoved)
        state.pointee.arrangesAhead = false
        outcome.buffers.pointee.turns = state.pointee.comparisons
        let placements = Placements(tree: tree, proposal: proposal, outcome: outcome)
        if S.remembersTurns { placements.settle() }
        return placements
    }

    /// The size that a node answers to a proposal; of a group, that of its first view.
    @_specialize(where S == Double)
    @_specialize(where S == Slope)
    public func size(of node: NodeID, _ proposal: ProposedSize<S>) -> Size<S> {
        refresh()
        return sizeNow(resolved(node.raw), proposal)
    }

    /// Begins the layouts for another proposal of the root: what is kept from before gives way as new answers come.
    private func beginEpoch() {
        state.pointee.epoch += 1
        guard S.remembersTurns else { return }
        state.pointee.comparisons = S.noTurns
        for slot in 0..<storage.pointee.slotCount { dropAnswers(slot) }
    }

    /// Drops all that is kept of sizes and places.
    private func startOver() {
        growPlacement()
        clear(from: 0, to: NodeIndex(truncatingIfNeeded: nodes.count))
        for slot in 0..<storage.pointee.slotCount { dropAnswers(slot) }
        for row in 0..<storage.pointee.rows.count { storage.pointee.rows[row].measured = 0 }
        state.pointee.changes.startsOver = false
    }
}

extension LayoutEngine {
    /// The nodes of the tree.
    @inline(__always) var nodes: Buffer<LayoutNode> { storage.pointee.nodes }

    /// The items of the containers being worked out.
    @inline(__always) var items: Buffer<Item<S>> { state.pointee.items }

    /// The pieces of work that wait for each other.
    @inline(__always) var tasks: Buffer<LayoutTask<S>> { state.pointee.tasks }

    /// Whether `a` is below `b`.
    @inline(__always)
    func less(_ a: S, _ b: S) -> Bool { S.less(a, b, &state.pointee.comparisons) }

    /// The lesser of two.
    @inline(__always)
    func smaller(_ a: S, _ b: S) -> S { S.smaller(a, b, &state.pointee.comparisons) }

    /// The greater of two.
    @inline(__always)
    func larger(_ a: S, _ b: S) -> S { S.larger(a, b, &state.pointee.comparisons) }

    /// A length that is not negative.
    @inline(__always)
    func atLeastZero(_ a: S) -> S { S.larger(a, .zero, &state.pointee.comparisons) }
}
