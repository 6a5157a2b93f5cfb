/// One side of a box.
public enum Edge: UInt8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing
}

extension Edge: CatalogSymbol {}
