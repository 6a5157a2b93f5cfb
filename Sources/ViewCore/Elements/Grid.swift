import ViewCatalog
import ViewRuntime

/// Places rows of cells in columns of common width.
public struct Grid<Content: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(
            .grid, [alignment.value, Value(horizontalSpacing), Value(verticalSpacing), place.content(content)])
    }
}
