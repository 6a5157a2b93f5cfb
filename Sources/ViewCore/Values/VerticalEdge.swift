/// An upper or lower side.
public enum VerticalEdge: UInt8, CaseIterable, Hashable, Sendable {
    case top, bottom
}

extension VerticalEdge: CatalogSymbol {}
