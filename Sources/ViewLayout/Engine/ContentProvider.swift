/// What a tree asks of its maker while it is laid out: content that depends on layout, and alignment guides and layouts
/// that are written as functions.
///
/// Every answer must depend on nothing but what is given, since it is kept and asked for in any order.
open class ContentProvider<S: LayoutScalar> {
    public init() {}

    /// Builds the content of a deferred node for a key: one node with all it holds, or nothing; a geometry reader may
    /// have several nodes.
    open func build(_ node: NodeID, for key: DeferredKey<S>, into builder: LayoutTreeBuilder<S>) {}

    /// The place of the guide that an `alignmentGuide` node sets, from the dimensions of what it holds.
    open func guide(_ node: NodeID, _ dimensions: ViewDimensions<S>) -> S { .zero }

    /// The place of one of the tree's own guides in a view that gives none.
    open func defaultGuide(_ guide: AlignmentGuide, in size: Size<S>) -> S { .zero }

    /// The length of a `containerRelativeFrame` that asks for it, from its container's.
    open func length(_ node: NodeID, along axis: Axis, in container: S) -> S { container }

    /// The size of a custom container for a proposal; it is taken as it is.
    open func sizeThatFits(_ node: NodeID, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>) -> Size<S> {
        proposal.replacingUnspecified()
    }

    /// Places the children of a custom container, as if from left to right; one that is not placed stands in the middle.
    open func placeSubviews(
        _ node: NodeID, in size: Size<S>, _ proposal: ProposedSize<S>, _ subviews: LayoutSubviews<S>
    ) {}

    /// What a custom container keeps from its neighbours; nil for what its children keep.
    open func spacing(_ node: NodeID, _ subviews: LayoutSubviews<S>) -> SpacingPreferences<S>? { nil }

    /// The place of a guide in a custom container of a size; nil for what its children's guides come to.
    open func explicitGuide(
        _ guide: AlignmentGuide, _ node: NodeID, in size: Size<S>, _ proposal: ProposedSize<S>,
        _ subviews: LayoutSubviews<S>
    ) -> S? { nil }
}
