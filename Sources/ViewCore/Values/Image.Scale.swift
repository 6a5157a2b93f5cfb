extension Image {
    /// The size of a symbol beside text.
    public enum Scale: UInt8, CaseIterable, Hashable, Sendable {
        case small, medium, large
    }
}

extension Image.Scale: CatalogSymbol {}
