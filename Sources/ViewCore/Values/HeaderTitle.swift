/// Where a header's title stands.
public enum HeaderTitle: UInt8, CaseIterable, Hashable, Sendable {
    case centered, centeredIfFits
}

extension HeaderTitle: CatalogSymbol {}
