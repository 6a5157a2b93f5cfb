extension Image {
    /// How a resizable picture fills its frame.
    public enum ResizingMode: UInt8, CaseIterable, Hashable, Sendable {
        case tile, stretch
    }
}

extension Image.ResizingMode: CatalogSymbol {}
