extension ResolvedFont {
    /// The system font of a text style at a Dynamic Type size, which only iOS and watchOS follow.
    public static func style(
        _ style: TextStyle, _ size: DynamicTypeSize = .large, _ platform: TextPlatform = .iOS
    ) -> ResolvedFont {
        let row = StyleTable.row(style, size, platform)
        return ResolvedFont(size: row.size, weight: weight(style, platform), leading: row.leading)
    }

    /// A font of another design given for the large size: it grows like a text style, to whole points.
    public static func custom(
        size: Double, relativeTo style: TextStyle = .body, _ dynamicType: DynamicTypeSize = .large,
        _ platform: TextPlatform = .iOS
    ) -> ResolvedFont {
        let base = StyleTable.row(style, .large, platform).size
        let scaled = StyleTable.row(style, dynamicType, platform).size
        return ResolvedFont(size: scaled == base ? size : PixelGrid.points.nearest(size * scaled / base))
    }

    /// The weight of a text style.
    private static func weight(_ style: TextStyle, _ platform: TextPlatform) -> FontWeight {
        switch (platform, style) {
        case (.iOS, .headline), (.watchOS, .headline): .semibold
        case (.macOS, .headline): .bold
        case (.macOS, .caption2): .medium
        case (.tvOS, .subheadline): .regular
        case (.tvOS, _): .medium
        default: .regular
        }
    }
}
