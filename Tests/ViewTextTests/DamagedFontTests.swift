import TestSupport
import Testing

@testable import ViewText

/// Fonts of every kind with faults in them: none is read beyond its end, and what is read measures texts.
@Suite("Damaged fonts")
struct DamagedFontTests {
    @Test(arguments: FontBuilder.Kerning.allCases, [false, true])
    func everyFontIsReadOrRefused(_ kerning: FontBuilder.Kerning, _ isFullMap: Bool) {
        var builder = FontBuilder(kerning: kerning, isFullMap: isFullMap)
        builder.family = "Family"
        let whole = builder.bytes
        var mutation = Mutation(seed: 11)
        var read = 0
        for _ in 0..<400 {
            for file in FontFile.all(in: mutation.damage(whole)) {
                read += 1
                let runs = [TextRun("AVA日😀", font: ResolvedFont(size: 10, file: file))]
                let text = PreparedText(runs: runs, style: ParagraphStyle(), metrics: .standard)
                #expect(text.idealWidth.isFinite && text.idealWidth >= 0)
            }
        }
        #expect((40...390).contains(read), "\(read)")
    }
}
