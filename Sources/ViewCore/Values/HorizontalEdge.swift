/// A left or right side.
public enum HorizontalEdge: UInt8, CaseIterable, Hashable, Sendable {
    case leading, trailing
}

extension HorizontalEdge: CatalogSymbol {}
