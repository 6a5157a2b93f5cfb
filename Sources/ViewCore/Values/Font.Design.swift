extension Font {
    /// The design of the system font.
    public enum Design: UInt8, CaseIterable, Hashable, Sendable {
        case `default`, monospaced, rounded, serif
    }
}

extension Font.Design: CatalogSymbol {}
