import ViewCatalog
import ViewRuntime

/// Shows the first of its children that fits, else the last.
public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public func _add(to place: ViewPlace) { place.add(.fitting, [axes.value, place.content(content)]) }
}
