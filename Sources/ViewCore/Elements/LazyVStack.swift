import ViewCatalog
import ViewRuntime

/// Places its children one below the other, as wide as it is offered.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(.lazyVerticalStack, [alignment.value, Value(spacing), pinnedViews.value, place.content(content)])
    }
}
