import ViewText

extension FontRequest {
    /// The font for a text size and a platform, its own adjustments and then others made.
    ///
    /// A named font that no file has is measured as the system font of its size.
    public func resolved(
        _ size: DynamicTypeSize,
        _ platform: TextPlatform,
        adjusted others: FontAdjustments = FontAdjustments(),
        fonts: FontBook = FontBook()
    ) -> ResolvedFont {
        var font = unadjusted(size, platform)
        let changes = adjustments.adding(others)
        switch changes.weight {
        case .weight(let weight): font.weight = weight
        case .emphasized: font.weight = emphasizedWeight(platform)
        case nil: break
        }
        if let isItalic = changes.isItalic { font.isItalic = isItalic }
        if let design = changes.design { font.design = design }
        font.hasMonospacedDigits = changes.hasMonospacedDigits
        switch changes.leading {
        case .standard: break
        case .tight: font.leadingShift = platform == .watchOS ? -1 : -2
        case .loose: font.leadingShift = platform == .watchOS ? 1 : 2
        }
        if !fonts.fonts.isEmpty { font.file = file(font, changes, fonts) }
        return font
    }

    /// The file to measure with: that of the font's name, else the one that stands for the system's default design.
    private func file(_ font: ResolvedFont, _ changes: FontAdjustments, _ fonts: FontBook) -> FontFile? {
        switch base {
        case .custom(let name, _, _), .customFixed(let name, _):
            let weight = changes.weight == nil ? nil : font.weight
            if let file = fonts.named(name, weight: weight, isItalic: changes.isItalic) { return file }
        case .style, .fixed: break
        }
        return font.design == .default ? fonts.standard(font.weight, isItalic: font.isItalic) : nil
    }

    private func unadjusted(_ size: DynamicTypeSize, _ platform: TextPlatform) -> ResolvedFont {
        switch base {
        case .style(let style): .style(style, size, platform)
        case .fixed(let points), .customFixed(_, let points): ResolvedFont(size: points)
        case .custom(_, let points, let style): .custom(size: points, relativeTo: style, size, platform)
        }
    }

    /// The weight that emphasis gives, as the Human Interface Guidelines list it for each text style.
    private func emphasizedWeight(_ platform: TextPlatform) -> FontWeight {
        guard case .style(let style) = base else { return .bold }
        switch (platform, style) {
        case (.tvOS, .subheadline): return .medium
        case (.tvOS, _), (_, .largeTitle), (_, .title), (_, .title2): return .bold
        case (.macOS, .headline): return .heavy
        case (.macOS, .caption): return .medium
        default: return .semibold
        }
    }
}
