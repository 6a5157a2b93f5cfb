/// Everything a tree is made of: nodes in preorder, and a pool for each kind of payload.
struct TreeStorage<S: LayoutScalar> {
    var nodes = Buffer<LayoutNode>(capacity: 64)
    /// The nodes whose sizes are kept.
    var slotCount: UInt32 = 0

    var sizes = Buffer<Size<S>>()
    var texts = Buffer<TextPayload>()
    var spacers = Buffer<SpacerPayload<S>>()
    var frames = Buffer<FramePayload<S>>()
    var flexibleFrames = Buffer<FlexibleFramePayload<S>>()
    var paddings = Buffer<EdgeInsets<S>>()
    var axes = Buffer<AxisSet>()
    var priorities = Buffer<Double>()
    var aspects = Buffer<AspectPayload<S>>()
    var points = Buffer<Point<S>>()
    var guides = Buffer<GuidePayload<S>>()
    var alignments = Buffer<Alignment>()
    var stacks = Buffer<StackPayload<S>>()
    var headers = Buffer<HeaderPayload<S>>()
    var rows = Buffer<RowPayload<S>>()
    var adaptives = Buffer<AdaptivePayload<S>>()
    var floatings = Buffer<FloatingPayload<S>>()
    var grids = Buffer<GridPayload<S>>()
    var cells = Buffer<GridCellPayload>()
    var containerFrames = Buffer<ContainerFramePayload>()
    var safeAreaInsets = Buffer<SafeAreaInsetPayload<S>>()
    var edges = Buffer<EdgeSet>()
    var deferred = Buffer<DeferredPayload>()

    /// The places of the tree's own guides in a view without an explicit value.
    var customGuides = Buffer<GuideValue<S>>()
    var segments = Buffer<Segment>()
    /// The groups, in order, whose frames are found last.
    var groups = Buffer<GroupPayload>()
    var notices = Buffer<LayoutNotice<S>>()
    /// Whether some content reads how many items a row hides.
    var hasRowReaders = false

    func free() {
        nodes.free()
        sizes.free()
        texts.free()
        spacers.free()
        frames.free()
        flexibleFrames.free()
        paddings.free()
        axes.free()
        priorities.free()
        aspects.free()
        points.free()
        guides.free()
        alignments.free()
        stacks.free()
        headers.free()
        rows.free()
        adaptives.free()
        floatings.free()
        grids.free()
        cells.free()
        containerFrames.free()
        safeAreaInsets.free()
        edges.free()
        deferred.free()
        customGuides.free()
        segments.free()
        groups.free()
        notices.free()
    }
}
