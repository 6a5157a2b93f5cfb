/// What places are measured from.
public enum CoordinateSpace: UInt8, CaseIterable, Hashable, Sendable {
    case local, global
}

extension CoordinateSpace: CatalogSymbol {}
