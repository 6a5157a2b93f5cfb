/// A value for the layout around; it makes no node.
struct LayoutValueModifier<Key: LayoutValueKey>: ViewModifier {
    typealias Body = Never

    let value: Key.Value

    func _add(_ content: some View, to place: ViewPlace) {
        content._add(to: place.noting(layoutValue: value, for: Key.self))
    }
}

extension View {
    /// Tells the layout around a value.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValueModifier<Key>(value: value))
    }
}
