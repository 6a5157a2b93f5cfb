import ViewCatalog
import ViewRuntime

/// Shows a picture and a title beside it.
public struct Label: View {
    public typealias Body = Never

    /// What the label is made of.
    private enum Parts {
        case symbol(LocalizedStringKey, String)
        case asset(LocalizedStringKey, String)
        case views(title: any View, icon: any View)
    }

    private let parts: Parts

    public init(_ title: LocalizedStringKey, systemImage: String) { parts = .symbol(title, systemImage) }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String) {
        parts = .symbol(LocalizedStringKey(verbatim: title), systemImage)
    }

    public init(_ title: LocalizedStringKey, image: String) { parts = .asset(title, image) }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String) {
        parts = .asset(LocalizedStringKey(verbatim: title), image)
    }

    public init(@ViewBuilder title: () -> some View, @ViewBuilder icon: () -> some View) {
        parts = .views(title: title(), icon: icon())
    }

    public func _add(to place: ViewPlace) {
        switch parts {
        case .symbol(let title, let name): place.add(.symbolLabel, [place.title(title), .string(name)])
        case .asset(let title, let name): place.add(.assetLabel, [place.title(title), .string(name)])
        case .views(let title, let icon): place.add(.label, [place.content(title), place.content(icon, slot: 1)])
        }
    }
}
