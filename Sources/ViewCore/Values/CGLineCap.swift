/// The end of a line.
public enum CGLineCap: UInt8, CaseIterable, Hashable, Sendable {
    case butt, round, square
}

extension CGLineCap: CatalogSymbol {}
