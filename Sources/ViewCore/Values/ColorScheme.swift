/// The appearance of the window.
public enum ColorScheme: UInt8, CaseIterable, Hashable, Sendable {
    case light, dark
}

extension ColorScheme: CatalogSymbol {}
