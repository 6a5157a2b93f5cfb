/// A change to a view, such as several modifiers with one name.
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body

    /// Adds a view inside the modifier.
    func _add(_ content: some View, to place: ViewPlace)
}

extension ViewModifier {
    public func _add(_ content: some View, to place: ViewPlace) {
        let inner = place.inside(typeOf: Self.self)
        let environment = EnvironmentValues(place.environment)
        let installed = place.host.install(in: self, at: inner.place, environment)
        installed.body(content: ModifierContent(content))._add(to: inner)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("a modifier of the library has no body") }
}
