import ViewCatalog
import ViewRuntime

/// A row of a grid, each child in the next column.
public struct GridRow<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _add(to place: ViewPlace) { place.add(.gridRow, [Value(alignment), place.content(content)]) }
}
