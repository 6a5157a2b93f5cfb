/// The view that a modifier changes, as the modifier's body sees it.
public struct ModifierContent<Modifier: ViewModifier>: View {
    public typealias Body = Never

    private let view: any View

    init(_ view: some View) { self.view = view }

    public func _add(to place: ViewPlace) { view._add(to: place) }
}
