/// The direction of reading.
public enum LayoutDirection: UInt8, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

extension LayoutDirection: CatalogSymbol {}
