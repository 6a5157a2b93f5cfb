import ViewLayout

/// Layers as a layout: the same container as `ZStack`.
public struct ZStackLayout: Layout {
    public typealias Cache = StackCache

    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func makeCache(subviews: Subviews) -> StackCache {
        StackCache(subviews) { tree in
            tree.openZStack(alignment: .init(horizontal: alignment.horizontal.line, vertical: alignment.vertical.line))
        }
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) -> CGSize {
        cache.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        cache.place(in: bounds, proposal, subviews)
    }

    public func _add(_ content: some View, to place: ViewPlace) {
        ZStack(alignment: alignment) { content }._add(to: place)
    }
}
