/// A view of any type; it makes no node of its own.
public struct AnyView: View {
    public typealias Body = Never

    private let view: any View

    public init(_ view: some View) { self.view = view }

    public init(erasing view: some View) { self.view = view }

    public func _add(to place: ViewPlace) { view._add(to: place.ofChild) }
}
