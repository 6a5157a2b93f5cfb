import ViewCatalog
import ViewRuntime

/// Places its children one beside the other, as high as it is offered.
public struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(.lazyHorizontalStack, [alignment.value, Value(spacing), pinnedViews.value, place.content(content)])
    }
}
