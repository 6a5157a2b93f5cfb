extension Font {
    /// What a text is for, which gives its size at each Dynamic Type size.
    public enum TextStyle: UInt8, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    }
}

extension Font.TextStyle: CatalogSymbol {}
