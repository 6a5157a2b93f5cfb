import Testing
import ViewText
import ViewTree

@Suite("Environment")
struct EnvironmentTests {
    @Test func defaults() {
        let values = EnvironmentValues()
        #expect(values.locale == "en")
        #expect(values.displayScale == 3)
        #expect(values.dynamicTypeSize == .large)
        #expect(values.orientation.present == .unknown)
        #expect(values.isEnabled)
        #expect(!values.isRightToLeft)
    }

    /// System colours: Human Interface Guidelines, Color. 0.12 × 255 = 30.6, so 31 = 1F; 0.6 × 255 = 153 = 99.
    @Test func coloursFollowAppearanceTintAndOpacity() {
        var values = EnvironmentValues()
        let blue = ColorValue(.system(.blue))
        #expect(values.resolve(blue)?.text == "#007AFFFF")
        #expect(values.resolve(blue.opacity(0.12))?.text == "#007AFF1F")
        #expect(values.resolve(ColorValue(.accent))?.text == "#007AFFFF")
        #expect(values.resolve(.hierarchical(1))?.text == "#3C3C4399")
        #expect(values.foregroundColor?.text == "#000000FF")
        #expect(values.resolve(ColorValue(.asset("Brand"))) == nil)
        values.colorScheme = .dark
        values.tint = ColorValue(.system(.orange))
        values.foreground = Foreground(.color(ColorValue(.system(.white))))
        #expect(values.resolve(blue)?.text == "#0A84FFFF")
        #expect(values.resolve(.tint)?.text == "#FF9F0AFF")
        #expect(values.foregroundColor?.text == "#FFFFFFFF")
    }

    /// Apple: ShapeStyle.secondary is the second level of the current foreground style; 0.5 × 255 = 127.5, so 128 = 80,
    /// 0.25 × 255 = 63.75, so 64 = 40, 0.18 × 255 = 45.9, so 46 = 2E.
    @Test func levelsAreThoseOfTheForegroundAround() {
        var values = EnvironmentValues()
        values.foreground = Foreground().setting([.color(ColorValue(.system(.red)))])
        let levels = (0..<4).map { values.resolve(.hierarchical($0))?.text }
        #expect(levels == ["#FF3B30FF", "#FF3B3080", "#FF3B3040", "#FF3B302E"])
        values.foreground = values.foreground?.setting([.hierarchical(1)])
        #expect(values.foregroundColor?.text == "#FF3B3080")
        #expect(values.resolve(.hierarchical(0))?.text == "#FF3B30FF")
        #expect(values.resolve(.hierarchical(1))?.text == "#FF3B3080")
        #expect(values.resolve(.foreground.opacity(0.5))?.text == "#FF3B3040")
    }

    /// A third level of two that are set is the second of the second.
    @Test func levelsCanBeSet() {
        var values = EnvironmentValues()
        let blue = Paint.color(ColorValue(.system(.blue)))
        values.foreground = Foreground(level: 1).setting([.hierarchical(1), blue])
        let levels = (0..<3).map { values.resolve(.hierarchical($0))?.text }
        #expect(levels == ["#3C3C4399", "#007AFFFF", "#007AFF80"])
    }

    @Test func aTintThatIsTheTintIsTheSystemsBlue() {
        var values = EnvironmentValues()
        values.tint = ColorValue(.accent)
        #expect(values.resolve(ColorValue(.accent))?.text == "#007AFFFF")
    }

    /// Human Interface Guidelines, Typography: body 17/22, headline 17/22 semibold, title at accessibility1 38/46.
    @Test func fontsResolveThroughStylesAndAdjustments() {
        var values = EnvironmentValues()
        #expect(values.resolvedFont() == ResolvedFont(size: 17, leading: 22))
        #expect(values.resolvedFont(FontRequest(.style(.headline))).weight == .semibold)

        values.font = FontRequest(.style(.title))
        values.dynamicTypeSize = .accessibility1
        values.fontAdjustments.isItalic = true
        #expect(values.resolvedFont() == ResolvedFont(size: 38, isItalic: true, leading: 46))

        values.font = FontRequest(.fixed(size: 24))
        values.font?.adjustments.weight = .weight(.light)
        #expect(values.resolvedFont() == ResolvedFont(size: 24, weight: .light, isItalic: true))
    }

    /// Emphasised weights of the Human Interface Guidelines: body semibold, title bold, headline on macOS heavy.
    @Test func emphasisTakesTheStylesEmphasisedWeight() {
        var bold = FontAdjustments()
        bold.weight = .emphasized
        func weight(_ base: FontRequest.Base, _ platform: TextPlatform = .iOS) -> FontWeight {
            FontRequest(base).resolved(.large, platform, adjusted: bold).weight
        }
        #expect(weight(.style(.body)) == .semibold)
        #expect(weight(.style(.title)) == .bold)
        #expect(weight(.style(.headline), .macOS) == .heavy)
        #expect(weight(.fixed(size: 17)) == .bold)
    }

    @Test func theLayoutDirectionReachesParagraphs() {
        var values = EnvironmentValues()
        values.paragraph.lineLimit = .lines(2)
        values.layoutDirection = .rightToLeft
        #expect(values.resolvedParagraph.isRightToLeft)
        #expect(values.resolvedParagraph.lineLimit == .lines(2))
    }
}
