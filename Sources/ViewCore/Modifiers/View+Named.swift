/// A name, for layout facts and tests; it makes no node.
struct NameModifier: ViewModifier {
    typealias Body = Never

    let name: String

    func _add(_ content: some View, to place: ViewPlace) { content._add(to: place.named(name)) }
}

extension View {
    /// Names the view, for layout facts and tests.
    public func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}
