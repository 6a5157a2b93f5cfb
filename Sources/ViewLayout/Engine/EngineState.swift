/// The least and greatest length of a node on both axes, where they do not depend on the other axis.
struct Extents<S: LayoutScalar> {
    var minWidth: S = .zero
    var maxWidth: S = .zero
    var minHeight: S = .zero
    var maxHeight: S = .zero

    /// The least length along an axis: the answer to 0.
    func minimum(_ axis: Axis) -> S { axis == .horizontal ? minWidth : minHeight }

    /// The greatest length along an axis: the answer to infinity.
    func maximum(_ axis: Axis) -> S { axis == .horizontal ? maxWidth : maxHeight }

    /// Whether there is but one length along an axis.
    func isRigid(_ axis: Axis) -> Bool { minimum(axis).isIdentical(to: maximum(axis)) }

    /// Sets both lengths along an axis.
    mutating func set(_ axis: Axis, _ minimum: S, _ maximum: S) {
        if axis == .horizontal {
            minWidth = minimum
            maxWidth = maximum
        } else {
            minHeight = minimum
            maxHeight = maximum
        }
    }
}

/// What is kept for a node whose size is worked out: its answers, and the proposal it was placed with.
struct SizeSlot<S: LayoutScalar> {
    /// The latest answer.
    var proposal: ProposedSize<S> = .unspecified
    var size: Size<S> = .zero
    var placed: ProposedSize<S> = .unspecified
    /// The first of the earlier answers, or `noNode`.
    var earlier: UInt32 = noNode
    /// The first of the guides and widths worked out, or `noNode`.
    var firstLength: UInt32 = noNode
    /// The root's proposal in whose layout the answers were worked out, counted from 1; 0 while there are none.
    var epoch: UInt32 = 0
    /// How many answers there are, up to 255.
    var count: UInt8 = 0
    /// The layout in which the latest was added: the low bits of its number.
    var layout: UInt8 = 0
    /// Whether answers were taken in a later epoch, when those they were made of may be gone.
    var isRetained = false
    /// Whether answers that others were made of are gone.
    var hasForgotten = false
}

/// A child while its container is being worked out.
struct Item<S: LayoutScalar> {
    let node: NodeIndex
    var proposal: ProposedSize<S> = .unspecified
    var size: Size<S> = .zero
    var x: S = .zero
    var y: S = .zero
    /// The place of the guide across a stack.
    var guide: S = .zero

    /// Takes what a stack offers the child, what it answers, and where its guide then is.
    @inline(__always)
    mutating func take(_ proposal: ProposedSize<S>, _ size: Size<S>, guide: S) {
        self.proposal = proposal
        self.size = size
        self.guide = guide
    }
}

/// What decides when a stack serves a child.
struct ServingKey<S: LayoutScalar> {
    let position: UInt32
    let priority: Double
    let flexibility: S
    let least: S
}

/// What a task works out.
enum TaskKind: UInt8 {
    /// A node's size for a proposal.
    case size
    /// Where a node's children stand.
    case arrange
    /// The place of an explicit alignment guide.
    case guide
    /// A node's width alone.
    case width
}

/// A piece of work on the engine's own stack, so that deep trees need no deep recursion.
struct LayoutTask<S: LayoutScalar> {
    let node: NodeIndex
    let kind: TaskKind
    var guide = AlignmentGuide.leading
    /// How far a rule that works in steps has come.
    var phase: UInt8 = 0
    var cursor: UInt32 = 0
    /// Whether the items of a guide's task are complete.
    var isArranged = false
    /// The axis that an adaptive stack has decided on.
    var axis: Axis?
    /// Where the task's items begin.
    let firstItem: Int
    /// Where the turns begin that a stack works out for itself, or `noNode`.
    var firstTurn: UInt32 = noNode
    let proposal: ProposedSize<S>
    /// The node's own size, for an arrangement.
    var size: Size<S> = .zero
    /// What is left to give out, and to how many.
    var available: S = .zero
    var remaining: UInt32 = 0
}

/// All that an engine keeps beside the tree, in raw memory: see `Buffer`.
struct EngineState<S: LayoutScalar> {
    var extents = Buffer<Extents<S>>(capacity: 64)
    var slots = Buffer<SizeSlot<S>>(capacity: 64)
    /// The answers but each node's latest.
    var earlier = AnswerPool<S, Size<S>>()
    var epoch: UInt32 = 1
    /// The low bits of the layout's number.
    var layout: UInt8 = 0
    var tasks = Buffer<LayoutTask<S>>(capacity: 64)
    /// The sizes that are being worked out one within the other on the processor's own stack.
    var recursion: UInt32 = 0
    var items = Buffer<Item<S>>(capacity: 64)
    var servings = Buffer<Serving<S>>()
    /// The turns of stacks whose order depends on their offer, while they are being worked out.
    var turns = Buffer<Serving<S>>()
    var keys = Buffer<ServingKey<S>>()
    /// What it takes to sort many keys.
    var spareKeys = Buffer<ServingKey<S>>()
    var ranked = Buffer<RankedKey>()
    var spareRanked = Buffer<RankedKey>()
    var digitPlaces = Buffer<UInt32>()
    var gaps = Buffer<S>()
    var spacings = Buffer<SpacingPreferences<S>>()
    var merges = Buffer<MergedSpacing>(capacity: MergedSpacing.count)
    var prefixes = Buffer<RowPrefix<S>>()
    /// The places of guides, and the widths alone, that were worked out.
    var lengths = AnswerPool<S, S>()
    var segmentIndex = HashIndex()
    /// The placed nodes whose children wait to be placed.
    var waiting = Buffer<NodeIndex>()
    /// The view placed last whose place in the window was found, or `noNode`.
    var located = noNode
    var locatedOrigin = Point<S>.zero
    var changes = Changes<S>()
    /// The outcome that is written.
    ///
    /// Safe: the engine keeps its owner for as long.
    var placement: UnsafeMutablePointer<PlacementBuffers<S>>
    /// Whether the outcome may be written to while changes are followed.
    var movesPlaced = false
    /// Whether stacks put their children when they are measured.
    var arrangesAhead = false
    /// The stacks that have done so in this layout.
    var arrangedAhead = Buffer<NodeIndex>(capacity: 64)
    var context = LayoutContext<S>(window: .unspecified)
    var comparisons = S.noTurns
    var counters = LayoutCounters()

    /// Gives back the room that sorting very many keys took.
    mutating func shrinkKeys() {
        keys.shrink(to: 1 << 10)
        spareKeys.shrink(to: 1 << 10)
        ranked.shrink(to: 1 << 10)
        spareRanked.shrink(to: 1 << 10)
        digitPlaces.shrink(to: 1 << 10)
    }

    func free() {
        extents.free()
        slots.free()
        earlier.free()
        tasks.free()
        items.free()
        servings.free()
        turns.free()
        keys.free()
        spareKeys.free()
        ranked.free()
        spareRanked.free()
        digitPlaces.free()
        gaps.free()
        spacings.free()
        merges.free()
        prefixes.free()
        lengths.free()
        segmentIndex.free()
        waiting.free()
        arrangedAhead.free()
        changes.free()
    }
}
