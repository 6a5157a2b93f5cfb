/// How much room the window has along an axis.
public enum UserInterfaceSizeClass: UInt8, CaseIterable, Hashable, Sendable {
    case compact, regular
}

extension UserInterfaceSizeClass: CatalogSymbol {}
