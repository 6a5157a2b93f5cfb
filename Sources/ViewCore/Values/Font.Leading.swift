extension Font {
    /// The distance between the lines of a font.
    public enum Leading: UInt8, CaseIterable, Hashable, Sendable {
        case standard, tight, loose
    }
}

extension Font.Leading: CatalogSymbol {}
