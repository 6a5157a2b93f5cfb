import ViewCatalog

/// Takes the space it is offered and tells its content its size.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public func _add(to place: ViewPlace) {
        place.add(.geometryReader, [place.content { arguments in content(GeometryProxy(arguments.first)) }])
    }
}
