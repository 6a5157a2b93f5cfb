/// The side at which the lines of a text meet.
public enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

extension TextAlignment: CatalogSymbol {}
