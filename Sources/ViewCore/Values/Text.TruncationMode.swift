extension Text {
    /// The place at which a text that does not fit is cut.
    public enum TruncationMode: UInt8, CaseIterable, Hashable, Sendable {
        case head, middle, tail
    }
}

extension Text.TruncationMode: CatalogSymbol {}
