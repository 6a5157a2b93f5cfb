import Testing
import ViewText

@Suite struct TextStyleTests {
    /// Apple's Human Interface Guidelines, Typography: iOS, large.
    @Test(arguments: [
        (TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
        (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
        (.caption2, 11, 13),
    ])
    func sizesAtTheDefault(style: TextStyle, size: Double, leading: Double) {
        let font = ResolvedFont.style(style)
        #expect(font.size == size)
        #expect(font.leading == leading)
        #expect(font.weight == (style == .headline ? .semibold : .regular))
    }

    /// A style's font at one text size.
    struct StyleCase: Decodable {
        let platform: String
        let style: String
        let category: String
        let size: Double
        let leading: Double
        let weight: String
    }

    /// Every style at every size of every platform, against the guidelines' tables.
    @Test func theGuidelinesTables() throws {
        let cases = try DataFile("dynamic-type.json").cases(StyleCase.self)
        #expect(cases.count > 230)
        for expected in cases {
            let platform = try #require(TextPlatform.allCases.first { "\($0)" == expected.platform })
            let size = try #require(DynamicTypeSize.allCases.first { "\($0)" == expected.category })
            guard let style = TextStyle.allCases.first(where: { "\($0)" == expected.style }) else {
                #expect(expected.style == "footnote2_HIGonly")
                continue
            }
            let font = ResolvedFont.style(style, size, platform)
            #expect(font.size == expected.size, "\(expected)")
            #expect(font.leading == expected.leading, "\(expected)")
            #expect("\(font.weight)" == expected.weight, "\(expected)")
        }
    }

    @Test func bodyAtEverySize() {
        let sizes = DynamicTypeSize.allCases.map { ResolvedFont.style(.body, $0).size }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(DynamicTypeSize.allCases.filter { $0.isAccessibilitySize }.count == 5)
        #expect(DynamicTypeSize.xSmall < .accessibility5)
    }

    @Test func otherPlatforms() {
        #expect(ResolvedFont.style(.body, .accessibility5, .macOS).size == 13)
        #expect(ResolvedFont.style(.headline, .large, .macOS).weight == .bold)
        #expect(ResolvedFont.style(.title, .large, .tvOS) == ResolvedFont(size: 76, weight: .medium, leading: 96))
        #expect(ResolvedFont.style(.body, .large, .watchOS) == ResolvedFont(size: 16, leading: 18.5))
        #expect(ResolvedFont.style(.body, .accessibility5, .watchOS).size == 23)
        #expect(ResolvedFont.style(.largeTitle, .medium, .watchOS).size == 32)
    }

    /// 20 × 53/17 = 62.35, to a whole point.
    @Test func customFontsGrowWithTheirStyle() {
        #expect(ResolvedFont.custom(size: 20, relativeTo: .body, .accessibility5).size == 62)
        #expect(ResolvedFont.custom(size: 20.5).size == 20.5)
    }

    @Test func sizesAreAlwaysUsable() {
        #expect(ResolvedFont(size: .nan).size == 0)
        #expect(ResolvedFont(size: -3).size == 0)
        #expect(ResolvedFont(size: .infinity).size == ResolvedFont.largestSize)
        let text = PreparedText(
            runs: [
                TextRun(String(repeating: "a", count: 100_000), font: ResolvedFont(size: .infinity), tracking: .nan)
            ],
            style: ParagraphStyle(), metrics: .standard)
        #expect(text.measure(width: .nan, height: .nan).lineCount == 1)
        #expect(text.measure(width: 1e300, height: -1).lineCount >= 1)
        for width in [Double.leastNonzeroMagnitude, 1e-9, 1e-3, 1] {
            let tight = paragraph(limit: .lines(1), minimumScaleFactor: 1e-300, allowsTightening: true)
            #expect(fixedText("abc", style: tight).layout(width: width, height: 1).width <= width)
        }
        var style = ParagraphStyle()
        style.lineLimit = LineLimit(lower: Int.max)
        style.lineSpacing = .infinity
        let tall = PreparedText(
            runs: [TextRun("a\nb", font: ResolvedFont(size: .infinity))], style: style, metrics: .standard)
        #expect(tall.measure(width: nil, height: nil).height > 0)
        #expect(PreparedText(runs: [], style: ParagraphStyle(), metrics: .standard).idealWidth == 0)
    }
}
