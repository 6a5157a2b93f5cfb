import ViewCatalog

/// Places its children on top of each other.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _add(to place: ViewPlace) { place.add(.layers, [alignment.value, place.content(content)]) }
}
