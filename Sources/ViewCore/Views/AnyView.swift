/// A view of any type; it makes no node of its own.
public struct AnyView: View {
    public typealias Body = Never

    private let view: any View

    public init(_ view: some View) { self.view = view }

    public init(erasing view: some View) { self.view = view }

    public func _add(to place: ViewPlace) { add(view, to: place.child(0)) }

    private func add<Inside: View>(_ view: Inside, to place: ViewPlace) {
        view._add(to: place.inside(typeOf: Inside.self))
    }
}
