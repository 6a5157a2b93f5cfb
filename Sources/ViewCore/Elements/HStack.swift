import ViewCatalog
import ViewRuntime

/// Places its children one beside the other.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(.horizontalStack, [alignment.value, Value(spacing), place.content(content)])
    }
}
