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
        let environment = EnvironmentValues(place.environment)
        place.host.install(in: self, PropertyPlace(environment: environment)).body(content: ModifierContent(content))
            ._add(to: place)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("a modifier of the library has no body") }
}
