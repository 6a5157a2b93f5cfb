/// A container that lays out its subviews by rules of its own.
///
/// Called as a function it holds views: `Rows(spacing: 8) { … }`.
public protocol Layout {
    /// What is worked out once and kept between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// Along which axis the container is a stack, which decides what spacers and dividers do in it.
    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// What the container keeps from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews; one that is not placed stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The place of a guide; nil for what the subviews' guides come to.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The place of a guide; nil for what the subviews' guides come to.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Adds the container with its content.
    func _add(_ content: some View, to place: ViewPlace)
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = subviews.first?.spacing ?? .zero
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        nil
    }

    public func _add(_ content: some View, to place: ViewPlace) { place.add(layout: self, content) }

    /// The container with views in it.
    public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
