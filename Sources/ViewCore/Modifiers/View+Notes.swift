import ViewCatalog
import ViewRuntime

/// What is said of a view beside its layout.
extension View {
    /// Gives the view an identity; with another one it starts afresh.
    public func id(_ id: some Hashable) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }

    public func tag(_ tag: some Hashable) -> some View { annotated("tag") }

    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { modified(.accessibilityLabel) }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { modified(.accessibilityLabel) }

    public func accessibilityLabel(_ label: Text) -> some View { modified(.accessibilityLabel) }

    public func accessibilityIdentifier(_ identifier: String) -> some View { annotated("accessibilityIdentifier") }

    public func accessibilityHidden(_ hidden: Bool) -> some View { annotated("accessibilityHidden") }

    /// The view inside a modifier that is only carried along, by its name in the catalogue.
    func annotated(_ name: String) -> ModifiedContent<Self, CatalogModifier> {
        guard let row = Catalog.modifier(named: name) else { fatalError("no modifier is named \(name)") }
        return modifier(CatalogModifier(row, .annotation, []))
    }
}
