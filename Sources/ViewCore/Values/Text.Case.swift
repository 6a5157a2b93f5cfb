extension Text {
    /// The case in which text is shown.
    public enum Case: UInt8, CaseIterable, Hashable, Sendable {
        case uppercase, lowercase
    }
}

extension Text.Case: CatalogSymbol {}
