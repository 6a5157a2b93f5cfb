/// How a round corner bends.
public enum RoundedCornerStyle: UInt8, CaseIterable, Hashable, Sendable {
    case circular, continuous
}

extension RoundedCornerStyle: CatalogSymbol {}
