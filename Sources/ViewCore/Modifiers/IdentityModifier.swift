import ViewCatalog
import ViewRuntime

/// An identity of a view.
struct IdentityModifier: ViewModifier {
    typealias Body = Never

    let id: AnyHashable

    func _add(_ content: some View, to place: ViewPlace) {
        content._add(to: place.inside(ModifierID(of: .id), .id, []).inside(id))
    }
}
