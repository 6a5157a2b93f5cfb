/// A node that joins its children to those of the container around it.
struct GroupPayload {
    let node: NodeIndex
    /// The nearest ancestor that is no group, or `noNode`.
    let container: NodeIndex
}

/// `frame(width:height:alignment:)`: each length given or `unspecified`.
struct FramePayload<S: LayoutScalar> {
    var width: S
    var height: S
    let alignment: Alignment
}

/// The limits of one axis of a flexible frame, put in order: each a number or `unspecified`.
struct LengthLimits<S: LayoutScalar> {
    var minimum: S
    var ideal: S
    var maximum: S

    /// Whether the axis is left alone.
    var isEmpty: Bool { minimum.isUnspecified && ideal.isUnspecified && maximum.isUnspecified }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
struct FlexibleFramePayload<S: LayoutScalar> {
    var width: LengthLimits<S>
    var height: LengthLimits<S>
    let alignment: Alignment

    /// The limits of one axis.
    subscript(axis: Axis) -> LengthLimits<S> { axis == .horizontal ? width : height }
}

/// `aspectRatio(_:contentMode:)`: a ratio of width to height, `unspecified` for the child's own.
struct AspectPayload<S: LayoutScalar> {
    let ratio: S
    let fills: Bool
}

/// `alignmentGuide(_:computeValue:)`.
struct GuidePayload<S: LayoutScalar> {
    let guide: AlignmentGuide
    let value: GuideValue<S>
}

/// A spacer's least length and the axis of the stack around it.
struct SpacerPayload<S: LayoutScalar> {
    let minimum: S
    /// The stack's axis; nil outside stacks.
    let axis: Axis?
    /// The adaptive stack whose axis is followed instead, or `noNode`.
    let follows: NodeIndex
}

/// A stack of either axis, with what is known of its children before any proposal.
struct StackPayload<S: LayoutScalar> {
    let alignment: Alignment
    /// The spacing written, or `unspecified` for the children's own preferences.
    let spacing: S
    let axis: Axis

    init(alignment: Alignment, spacing: S, axis: Axis) {
        self.alignment = alignment
        self.spacing = spacing
        self.axis = axis
        gap = spacing
    }

    /// All gaps together.
    var gaps: S = .zero
    /// Every gap if they are all equal, else `unspecified`.
    var gap: S
    /// Where the gaps before each child stand in their pool, once they have differed; not if they depend on a row's
    /// count.
    var firstGap: UInt32 = noNode
    /// Where the serving order stands in its pool, once it has not been that of declaration.
    var firstServing: UInt32 = noNode
    /// Whether some child must be asked for its least and greatest length.
    var probesChildren = false
    /// Whether the children are known to be served in another order than that of declaration.
    var isReordered = false
    /// Whether all children are ranged, and none gives the stack's guide.
    var isRanged = false
    /// Whether no child's answer depends on what is offered across the stack.
    var isRigidAcross = false
    /// The least lengths of all children outside the first priority group.
    var reserve: S = .zero

    /// Drops what was known of the children, but for the room in the pools.
    mutating func forgetChildren() {
        gap = spacing
        gaps = .zero
        probesChildren = false
        isReordered = false
        isRanged = false
        isRigidAcross = false
        reserve = .zero
    }
}

/// A turn when a stack's space is given out.
struct Serving<S: LayoutScalar> {
    /// The position of the child that is served, in the order of declaration.
    let position: UInt32
    /// The children of a priority group, at its first turn; 0 at the others.
    var groupCount: UInt32 = 0
    /// The least lengths of the group, at its first turn unless that is the first of all.
    var groupMinimum: S = .zero
}

/// `HeaderStack`.
struct HeaderPayload<S: LayoutScalar> {
    let spacing: S
    let alignment: VerticalAlignment
    let title: HeaderTitle
    var leading: NodeIndex = noNode
    var center: NodeIndex = noNode
    var trailing: NodeIndex = noNode
}

/// `WholeItemRow`, with what its items measure.
struct RowPayload<S: LayoutScalar> {
    let spacing: S
    let alignment: VerticalAlignment
    /// What stands in place of no items, or `noNode`.
    var empty: NodeIndex = noNode
    /// Where the row's prefixes stand in their pool, once it has been measured.
    var firstPrefix: UInt32 = noNode
    /// The items measured so far.
    var measured: UInt32 = 0
    /// Whether no longer prefix is narrower, so that they can be searched.
    var isMonotone = true
}

/// What the items of a row up to and including one take together.
struct RowPrefix<S: LayoutScalar> {
    let node: NodeIndex
    let width: S
    /// How far they reach from the common line.
    let span: LineSpan<S>
}

/// `AdaptiveStack`.
struct AdaptivePayload<S: LayoutScalar> {
    let rule: AdaptiveRule<S>
    /// The stack's payloads along either axis.
    let horizontal: UInt32
    let vertical: UInt32
    /// The axis that spacers and dividers inside now follow.
    var axis: Axis
    /// Whether there are any.
    var isFollowed = false

    /// The stack's payload along an axis.
    func stack(_ axis: Axis) -> UInt32 { axis == .horizontal ? horizontal : vertical }
}

/// `Overlay`: floating content in the window's free area.
struct FloatingPayload<S: LayoutScalar> {
    let alignment: Alignment
    let inset: EdgeInsets<S>
    let avoidsKeyboard: Bool
}

/// `Grid`.
struct GridPayload<S: LayoutScalar> {
    let alignment: Alignment
    let horizontalSpacing: S
    let verticalSpacing: S
}

/// The cell traits of a grid's child: `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment`, `gridCellUnsizedAxes`.
struct GridCellPayload {
    let columns: Int
    let anchor: UnitPoint?
    let columnAlignment: HorizontalAlignment?
    let unsizedAxes: AxisSet
}

/// `containerRelativeFrame` in its three forms.
struct ContainerFramePayload {
    let axes: AxisSet
    let alignment: Alignment
    let share: ContainerShare
}

/// `safeAreaInset(edge:alignment:spacing:)`.
struct SafeAreaInsetPayload<S: LayoutScalar> {
    let edge: Edge
    let alignment: Alignment
    let spacing: S
}

/// Content built on demand.
struct DeferredPayload {
    /// The row whose count is read, for a reader; else `noNode`.
    var row: NodeIndex = noNode
    /// The segment that a reader now shows, or `noNode`.
    var current: UInt32 = noNode
}

/// A range of nodes built for one key of a deferred node.
struct Segment {
    let owner: NodeIndex
    let key: SegmentKey
    let start: NodeIndex
    let end: NodeIndex
}

/// A key reduced to bits.
struct SegmentKey: Equatable {
    let first: UInt64
    let second: UInt64
}
