import ViewCatalog

/// The springs that the catalogue names, for hosts.
package enum CatalogAnimations {
    /// How much a spring of a name bounces, from 0 to 1; 0 where the catalogue has none of the name.
    package static func bounce(of name: String) -> Double {
        for member in Catalog.members where member.owner == .vocabulary(.animation) && member.name == name {
            if case .presetSpring(let bounce) = member.operation { return Double(bounce) / 100 }
        }
        return 0
    }
}
