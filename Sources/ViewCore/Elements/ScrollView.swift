import ViewCatalog
import ViewRuntime

/// Shows a part of content that may be larger than itself.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let content: Content

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(.scrollView, [axes.value, .bool(showsIndicators), place.content(content)])
    }
}
