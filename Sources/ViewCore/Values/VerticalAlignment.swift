/// A horizontal line at which views meet.
public enum VerticalAlignment: UInt8, CaseIterable, Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

extension VerticalAlignment: CatalogSymbol {}
