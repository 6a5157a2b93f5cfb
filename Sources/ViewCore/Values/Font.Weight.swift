extension Font {
    /// How heavy a font is.
    public enum Weight: UInt8, CaseIterable, Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
}

extension Font.Weight: CatalogSymbol {}
