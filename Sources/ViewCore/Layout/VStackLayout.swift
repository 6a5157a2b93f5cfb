import ViewLayout

/// A column as a layout: the same container as `VStack`.
public struct VStackLayout: Layout {
    public typealias Cache = StackCache

    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> StackCache {
        StackCache(subviews) { tree in
            tree.openStack(.vertical, alignment: .init(horizontal: alignment.line), spacing: spacing)
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
        VStack(alignment: alignment, spacing: spacing) { content }._add(to: place)
    }
}
