import ViewCatalog
import ViewRuntime

/// Places its children one below the other.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _add(to place: ViewPlace) {
        place.add(.verticalStack, [alignment.value, Value(spacing), place.content(content)])
    }
}
