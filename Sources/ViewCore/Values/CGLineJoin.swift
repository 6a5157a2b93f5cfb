/// The corner of a line.
public enum CGLineJoin: UInt8, CaseIterable, Hashable, Sendable {
    case miter, round, bevel
}

extension CGLineJoin: CatalogSymbol {}
