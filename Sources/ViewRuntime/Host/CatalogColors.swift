import ViewCatalog
import ViewTree

/// The colours that the catalogue names, for hosts.
package enum CatalogColors {
    private static let table: [Vocabulary: [String: ColorValue]] = {
        var table: [Vocabulary: [String: ColorValue]] = [:]
        for member in Catalog.members {
            guard case .vocabulary(let owner) = member.owner, case .color(let light, let dark) = member.operation else {
                continue
            }
            table[owner, default: [:]][member.name] = .catalog(light: light, dark: dark)
        }
        return table
    }()

    /// The colour that a type has under a name; nil for none.
    package static func named(_ name: String, of type: Vocabulary) -> ColorValue? { table[type]?[name] }

    /// The window's ground.
    package static var background: ColorValue { .catalog(light: 0xFFFF_FFFF, dark: 0x0000_00FF) }
}
