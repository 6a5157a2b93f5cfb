import Testing
import ViewText

@Suite struct FontBookTests {
    /// The fonts of a file as a book: "A" is as wide as its weight, an italic one 1 wider.
    private static func book(_ builders: [FontBuilder]) -> FontBook {
        FontBook(FontFile.all(in: FontBuilder.collection(builders)))
    }

    private static func builder(_ family: String, _ style: String, _ weight: Int, isItalic: Bool = false) -> FontBuilder
    {
        FontBuilder(
            family: family, style: style, weight: weight, isItalic: isItalic, advance: weight + (isItalic ? 1 : 0))
    }

    private static let fonts = book([
        builder("Sketch", "Regular", 400), builder("Sketch", "Bold", 700),
        builder("Sketch", "Italic", 400, isItalic: true), builder("Ink", "Light", 300),
    ])

    @Test func aCollectionsFontsHaveNames() {
        let fonts = Self.fonts.fonts
        #expect(fonts.map { $0.names.family } == ["Sketch", "Sketch", "Sketch", "Ink"])
        #expect(fonts.map { $0.names.full }.prefix(2) == ["Sketch Regular", "Sketch Bold"])
        #expect(fonts.map { $0.names.postScript }.suffix(2) == ["Sketch-Italic", "Ink-Light"])
        #expect(fonts.map { $0.weight } == [400, 700, 400, 300])
        #expect(fonts.map { $0.isItalic } == [false, false, true, false])
        #expect(FontMetrics(ResolvedFont(size: 10, file: fonts[0]), .standard).capHeight == 7)
    }

    @Test(arguments: [
        ("Sketch", nil, nil, 0), ("Sketch", FontWeight.bold, nil, 1), ("Sketch", .medium, nil, 0),
        ("Sketch", .black, nil, 1), ("Sketch", .bold, true, 2), ("Sketch-Bold", nil, nil, 1),
        ("Sketch Bold", nil, nil, 1), ("Sketch-Bold", .regular, nil, 0), ("Sketch-Italic", nil, false, 0),
        ("Ink", .black, true, 3), ("Nothing", nil, nil, nil), ("", nil, nil, nil),
    ])
    func namesAndWeights(name: String, weight: FontWeight?, isItalic: Bool?, expected: Int?) {
        #expect(
            Self.fonts.named(name, weight: weight, isItalic: isItalic) == expected.map { Self.fonts.fonts[$0] })
    }

    @Test func theFirstFamilyStandsForTheSystemFont() {
        #expect(Self.fonts.standard(.semibold, isItalic: false) == Self.fonts.fonts[1])
        #expect(Self.fonts.standard(.regular, isItalic: true) == Self.fonts.fonts[2])
        #expect(FontBook().standard(.regular, isItalic: false) == nil)
        let unnamed = FontBook(FontFile.all(in: FontBuilder().bytes))
        #expect(unnamed.standard(.bold, isItalic: false) == unnamed.fonts[0])
    }

    /// Each run is measured with its own font: 10 × 0.4 and 10 × 0.7.
    @Test func runsOfTwoFonts() {
        let runs = [
            TextRun("A", font: ResolvedFont(size: 10, file: Self.fonts.fonts[0])),
            TextRun("A", font: ResolvedFont(size: 10, file: Self.fonts.fonts[1])),
        ]
        #expect(PreparedText(runs: runs, style: ParagraphStyle(), metrics: .standard, scale: 1000).idealWidth == 11)
    }

    @Test func brokenCollections() {
        let whole = FontBuilder.collection([Self.builder("A", "Regular", 400), Self.builder("B", "Regular", 400)])
        var counts: Set<Int> = []
        for count in whole.indices { counts.insert(FontFile.all(in: Array(whole.prefix(count))).count) }
        #expect(counts == [0, 1, 2] || counts == [0, 1])
        var endless = whole
        endless[8] = 0xFF
        #expect(FontFile.all(in: endless).count <= 256)
        #expect(FontFile(whole, index: 2) == nil && FontFile(whole, index: -1) == nil)
    }
}
