/// A vertical line at which views meet.
public enum HorizontalAlignment: UInt8, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

extension HorizontalAlignment: CatalogSymbol {}
