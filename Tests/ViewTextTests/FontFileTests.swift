import Testing
import ViewText

@Suite struct FontFileTests {
    private static func width(_ text: String, _ builder: FontBuilder) throws -> Double {
        let file = try #require(FontFile(builder.bytes))
        let runs = [TextRun(text, font: ResolvedFont(size: 10, file: file))]
        return PreparedText(runs: runs, style: ParagraphStyle(), metrics: .standard, scale: 1000).idealWidth
    }

    /// "A" is 6 wide and "V" 7 at 10 points; kerning takes 0.8 off the pair.
    @Test(arguments: FontBuilder.Kerning.allCases, [false, true])
    func advancesAndKerning(kerning: FontBuilder.Kerning, isFullMap: Bool) throws {
        let builder = FontBuilder(kerning: kerning, isFullMap: isFullMap)
        #expect(try Self.width("AAV", builder) == (kerning == .none ? 19 : 18.2))
        #expect(try Self.width("VA", builder) == 13)
    }

    /// A scalar the font lacks is measured as in the system font.
    @Test func otherScalars() throws {
        let plain = PreparedText(
            runs: [TextRun("日", font: ResolvedFont(size: 10))], style: ParagraphStyle(), metrics: .standard, scale: 1000
        )
        #expect(try Self.width("日", FontBuilder()) == plain.idealWidth)
    }

    /// Ascent 0.9, descent 0.3 and gap 0.1 em, a cap height the file does not tell.
    @Test func verticalMeasures() throws {
        let file = try #require(FontFile(FontBuilder().bytes))
        let metrics = FontMetrics(ResolvedFont(size: 20, leading: 50, file: file), .standard)
        #expect(metrics.ascent == 18)
        #expect(metrics.lineHeight == 24)
        #expect(metrics.lead == 2)
        #expect(abs(metrics.capHeight - 14.1) < 1e-12)
    }

    @Test func bytesThatAreNoFont() throws {
        let whole = FontBuilder(kerning: .classPairs).bytes
        #expect(FontFile([]) == nil)
        #expect(FontFile(Array("not a font at all, but long enough to look at".utf8)) == nil)
        var read = 0
        for count in whole.indices {
            if let file = FontFile(Array(whole.prefix(count))) {
                read += 1
                let runs = [TextRun("AV日", font: ResolvedFont(size: 10, file: file))]
                let text = PreparedText(runs: runs, style: ParagraphStyle(), metrics: .standard)
                #expect(text.idealWidth.isFinite)
            }
        }
        #expect(read < whole.count / 2)
    }
}
