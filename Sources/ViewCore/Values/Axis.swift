/// A direction.
public enum Axis: UInt8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical
}

extension Axis: CatalogSymbol {}
