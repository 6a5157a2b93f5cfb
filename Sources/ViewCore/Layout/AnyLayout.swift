/// A layout of any type, so that one container can change its layout and keep its views.
public struct AnyLayout: Layout {
    /// The cache of the layout inside.
    public struct Cache {
        fileprivate var cache: Any
    }

    private let layout: any Layout

    public init(_ layout: some Layout) { self.layout = layout }

    public func makeCache(subviews: Subviews) -> Cache { Cache(cache: layout.makeCache(subviews: subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.update(&cache, subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(&cache, subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(&cache, proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.place(&cache, bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.alignment(guide, &cache, bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.alignment(guide, &cache, bounds, proposal, subviews)
    }

    public func _add(_ content: some View, to place: ViewPlace) { layout._add(content, to: place) }
}

/// The layout's functions with its cache in a box.
extension Layout {
    private func access<Result>(_ box: inout AnyLayout.Cache, _ body: (inout Cache) -> Result) -> Result {
        guard var cache = box.cache as? Cache else { fatalError("the cache is of another layout") }
        let result = body(&cache)
        box.cache = cache
        return result
    }

    fileprivate func update(_ box: inout AnyLayout.Cache, _ subviews: Subviews) {
        access(&box) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ box: inout AnyLayout.Cache, _ subviews: Subviews) -> ViewSpacing {
        access(&box) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(
        _ box: inout AnyLayout.Cache, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGSize {
        access(&box) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        _ box: inout AnyLayout.Cache, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) {
        access(&box) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func alignment(
        _ guide: HorizontalAlignment, _ box: inout AnyLayout.Cache, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews
    ) -> CGFloat? {
        access(&box) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func alignment(
        _ guide: VerticalAlignment, _ box: inout AnyLayout.Cache, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews
    ) -> CGFloat? {
        access(&box) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
