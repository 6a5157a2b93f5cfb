import Testing
import ViewLayout
import ViewRuntime
import ViewText

/// A text's answer holds for an interval of widths: a sweep measures it again only where the interval ends.
@Suite struct TextSweepTests {
    private static let words = "The quick brown fox jumps over the lazy dog and runs away from all of them"

    /// The intervals that whole widths from 20 to 400 pass through, less a row's own part of the width.
    private func intervals(less part: Double) -> Int {
        let text = PreparedText(
            runs: [TextRun(Self.words, font: ResolvedFont(size: 10))], style: ParagraphStyle(), metrics: .fixed)
        var count = 0
        var last: TextMeasure?
        for width in 20...400 {
            let offer = Double(width) - part
            if last?.holds(width: offer, height: 844) == true { continue }
            last = text.measure(width: offer, height: 844)
            count += 1
        }
        return count
    }

    /// The texts measured in a sweep of whole widths from 20 to 400.
    private func measures(_ content: String) -> Int {
        let shown = Shown("view A { \(content) }", width: 20)
        let before = shown.screen.counters.textMeasures
        for width in 20...400 { _ = Shown.layout(shown.screen, Double(width), 844, .fixed) }
        return shown.screen.counters.textMeasures - before
    }

    @Test func aTextAlone() {
        let intervals = intervals(less: 0)
        #expect(intervals > 20 && intervals < 120)
        // The first width was measured before the sweep.
        #expect(measures("Text(\"\(Self.words)\").font(.system(size: 10))") == intervals - 1)
    }

    /// A stack also asks for the ideal width and the least, once each.
    @Test func aTextInARow() {
        let row = "HStack(spacing: 4) { Color.red.frame(width: 10, height: 10); Text(\"\(Self.words)\") }"
        let count = measures(row + ".font(.system(size: 10))")
        #expect(count <= intervals(less: 14) + 2)
    }
}
