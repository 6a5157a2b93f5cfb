import Testing
import ViewText

@Suite struct FixedMetricsTests {
    @Test func aClusterIsSixTenthsOfAnEm() {
        let measure = fixedText("Hello", size: 17).measure(width: nil, height: nil)
        #expect(measure.width == 51)
        #expect(measure.height == 20.4)
        #expect(measure.firstBaseline == 16.15)
        #expect(measure.lastBaseline == 16.15)
        #expect(fixedText("a", size: 17).idealWidth == 10.2)
        #expect(fixedText("aaa", size: 17).idealWidth == 30.6)
    }

    @Test(arguments: [
        ("日本語", 30.0), ("한국", 20), ("ＡＢ", 20), ("ｱｲ", 12), ("👍", 10), ("👍🏽", 10), ("👨‍👩‍👧", 10), ("🇯🇵", 10),
        ("❤️", 10), ("❤", 6), ("1️⃣", 10), ("e\u{301}", 6), ("\u{200B}\u{2060}", 0), ("a\u{200D}", 6), ("\t", 0),
        ("à la", 24), ("क्षि", 6), ("…", 6), ("\u{AD}", 0), ("\u{3000}", 10),
    ])
    func widthsOfClusters(text: String, width: Double) {
        #expect(fixedText(text).idealWidth == width)
    }

    @Test func linesBreakAtSpacesWhichDoNotCount() {
        // "aaa bb" is 36 wide, "aaa bb cc" 54.
        let text = fixedText("aaa bb cc")
        #expect(text.seen(54) == "aaa bb cc")
        #expect(text.seen(53.9) == "aaa bb\ncc")
        #expect(text.measure(width: 53.9, height: nil).width == 36)
        #expect(text.measure(width: 36, height: nil).height == 24)
        #expect(text.seen(35.9) == "aaa\nbb cc")
        #expect(text.measure(width: 35.9, height: nil).width == 30)
        #expect(text.measure(width: 29.9, height: nil).lineCount == 3)
    }

    @Test func aResultHoldsFromTheWidestLineToTheNextBreak() {
        let measure = fixedText("aaa bb cc").measure(width: 40, height: nil)
        #expect(measure.widthsFrom == 36)
        #expect(measure.widthsBelow == 54)
        #expect(measure.holds(width: 53, height: 24))
        #expect(!measure.holds(width: 54, height: nil))
        #expect(!measure.holds(width: 40, height: 23.9))
    }

    @Test func linesBreakBetweenFullWidthClusters() {
        #expect(fixedText("日本語abc語").seen(25) == "日本\n語ab\nc語")
    }

    @Test func aWordWiderThanTheLineBreaksAtClusters() {
        let text = fixedText("abcdefg h")
        #expect(text.seen(20) == "abc\ndef\ng h")
        #expect(text.seen(3) == "a\nb\nc\nd\ne\nf\ng\nh")
        #expect(text.measure(width: 3, height: nil).width == 3)
        #expect(text.measure(width: 20, height: nil).widthsBelow == 24)
    }

    /// "a" of 6 points is within 8 and "日" of 10 is not: from 6 to 10 the lines are these, as wide as offered.
    @Test func aLineThatIsTooWideTakesWhatIsOffered() {
        let measure = fixedText("a日").measure(width: 8, height: nil)
        #expect(measure.width == 8 && measure.isAsWideAsOffered && measure.lineCount == 2)
        #expect(measure.widthsFrom == 6 && measure.widthsBelow == 10)
        let fitting = fixedText("a日").measure(width: 10, height: nil)
        #expect(fitting.width == 10 && !fitting.isAsWideAsOffered && fitting.widthsBelow == 16)
    }

    /// Ten letters of 6 points fit in 58.2 = 0.97 × 60 when they move closer: so far the text is cut after eight.
    @Test func aCutHoldsUntilTighterLettersFit() {
        let text = fixedText("aaaaaaaaaa", style: paragraph(limit: .lines(1), allowsTightening: true))
        let cut = text.measure(width: 58, height: nil)
        #expect(cut.isTruncated && cut.widthsFrom == 54 && (cut.widthsBelow - 58.2).magnitude < 1e-8)
        #expect(!text.measure(width: 58.21, height: nil).isTruncated)
    }

    @Test func zeroWidthIsNoSize() {
        let measure = fixedText("abc").measure(width: 0, height: 100)
        #expect(measure.width == 0)
        #expect(measure.height == 0)
        #expect(measure.isTruncated)
        #expect(fixedText("abc").layout(width: -1, height: nil).visibleText == "")
    }

    /// Less than a billionth of a point is no width, as it is what rounding leaves of none; a billionth has a letter a line.
    @Test func aWidthThatOnlyRoundingMakesIsNone() {
        let text = fixedText("abc")
        let none = text.measure(width: 0, height: 100)
        for width in [-1e-14, Double.leastNonzeroMagnitude, 2.8e-14, 9.9e-10] {
            #expect(text.measure(width: width, height: 100) == none)
            #expect(text.layout(width: width, height: 100).visibleText == "")
            #expect(text.visualRuns(width: width, height: 100).isEmpty)
            #expect(none.holds(width: width, height: 100))
        }
        let least = text.measure(width: 1e-9, height: nil)
        #expect(least.lineCount == 3 && least.width == 1e-9 && least.widthsFrom == 1e-9)
        #expect(!none.holds(width: 1e-9, height: 100) && !least.holds(width: 9.9e-10, height: nil))
    }

    @Test func explicitLineEnds() {
        #expect(fixedText("a\nb\r\nc").measure(width: nil, height: nil).lineCount == 3)
        #expect(fixedText("a\n").measure(width: nil, height: nil).lineCount == 2)
        #expect(fixedText("").measure(width: nil, height: nil).height == 12)
        #expect(fixedText("a\n\nb").seen(nil) == "a\n\nb")
    }

    @Test func spacesAtTheEndCountWhileTheyFit() {
        #expect(fixedText("ab  ").idealWidth == 24)
        #expect(fixedText("ab  ").measure(width: 20, height: nil).width == 12)
    }

    @Test func theLastLineOfTooManyIsCut() {
        let style = paragraph(limit: .lines(2))
        let text = fixedText("aaa bbb ccc ddd", style: style)
        #expect(text.seen(42) == "aaa bbb\nccc ddd")
        #expect(text.seen(41) == "aaa\nbbb c…")
        let measure = text.measure(width: 41, height: nil)
        #expect(measure.width == 36)
        #expect(measure.isTruncated)
        #expect(measure.widthsFrom == 36)
        #expect(measure.widthsBelow == 42)
    }

    @Test func heightDropsLinesButKeepsOne() {
        let text = fixedText("aaa bbb ccc")
        #expect(text.seen(20, 24) == "aaa\nbb…")
        #expect(text.seen(20, 23) == "aa…")
        #expect(text.seen(20, 0) == "aa…")
        #expect(text.measure(width: 20, height: 0).height == 12)
        #expect(text.measure(width: 20, height: 30).heightsFrom == 24)
        #expect(text.measure(width: 20, height: 30).heightsBelow == 36)
    }

    @Test func truncationModes() {
        #expect(fixedText("hello world", style: paragraph(limit: .lines(1))).seen(42) == "hello…")
        #expect(fixedText("hello world", style: paragraph(limit: .lines(1), truncation: .head)).seen(42) == "…world")
        #expect(fixedText("abcdefghij", style: paragraph(limit: .lines(1), truncation: .middle)).seen(42) == "abc…hij")
        #expect(fixedText("abcdefghij", style: paragraph(limit: .lines(1), truncation: .middle)).seen(36) == "abc…ij")
        #expect(fixedText("Hello\nWorld", style: paragraph(limit: .lines(1))).seen(nil) == "Hello…")
        #expect(fixedText("Hello\nWorld", style: paragraph(limit: .lines(1), truncation: .head)).seen(nil) == "…World")
        let middle = fixedText("Hello\nWorld", style: paragraph(limit: .lines(1), truncation: .middle))
        #expect(middle.seen(nil) == "Hello…World")
        #expect(middle.seen(36) == "Hel…ld")
        #expect(fixedText("e\u{301}e\u{301}e\u{301}", style: paragraph(limit: .lines(1))).seen(13) == "e\u{301}…")
    }

    @Test func aTextShrinksBeforeItIsCut() {
        // 20 clusters are 120 wide: 5/6 of the size fits 100, half of it 60.
        let style = paragraph(limit: .lines(1), minimumScaleFactor: 0.5)
        let text = fixedText("abcdefghijabcdefghij", style: style)
        let layout = text.layout(width: 100, height: nil)
        #expect(layout.width == 100)
        #expect(layout.height == 10)
        #expect(!layout.isTruncated)
        #expect(text.layout(width: 60, height: nil).visibleText == "abcdefghijabcdefghij")
        #expect(text.layout(width: 59, height: nil).isTruncated)
        #expect(text.layout(width: 59, height: nil).height == 6)
    }

    /// 60 wide: 3 % closer is 58.2, so 59 fits without a smaller font and 58 does not.
    @Test func lettersMoveCloserBeforeTheFontShrinks() {
        let text = fixedText(
            "abcdefghij", style: paragraph(limit: .lines(1), minimumScaleFactor: 0.5, allowsTightening: true))
        #expect(text.layout(width: 59, height: nil).scale == 1)
        #expect(text.measure(width: 59, height: nil).width == 59)
        #expect(text.measure(width: 59, height: nil).height == 12)
        #expect(text.measure(width: 30, height: nil).height == 6)
        #expect(text.layout(width: 30, height: nil).scale == 0.5)
    }

    /// Two lines of "aaa bbb" at 10 points are 24 high; in 18 only three quarters of the size fit.
    @Test func heightShrinksATextToo() {
        let text = fixedText("aaa bbb", style: paragraph(minimumScaleFactor: 0.5))
        let layout = text.layout(width: 18, height: 18)
        #expect(layout.scale == 0.75)
        #expect(layout.visibleText == "aaa\nbbb")
        #expect(layout.height == 18)
        #expect(
            fixedText("a\nb", style: paragraph(minimumScaleFactor: 0.5)).measure(width: nil, height: 18).height == 18)
    }

    @Test func spaceBetweenLinesAndReservedLines() {
        let spaced = fixedText("a\nb\nc", style: paragraph(lineSpacing: 5)).measure(width: nil, height: nil)
        #expect(spaced.height == 46)
        #expect(spaced.lastBaseline == 43.5)
        let reserved = fixedText("a", style: paragraph(limit: .lines(3, reservesSpace: true)))
        #expect(reserved.measure(width: nil, height: nil).height == 36)
        #expect(reserved.measure(width: nil, height: nil).lastBaseline == 9.5)
    }

    @Test func runsOfTwoSizes() {
        let runs = [TextRun("a", font: ResolvedFont(size: 10)), TextRun("b", font: ResolvedFont(size: 20))]
        let measure = PreparedText(runs: runs, style: ParagraphStyle(), metrics: .fixed).measure(
            width: nil, height: nil)
        #expect(measure.width == 18)
        #expect(measure.height == 24)
        #expect(measure.firstBaseline == 19)
    }

    @Test func distancesNextToAText() {
        let spacing = fixedText("a").spacing
        #expect(spacing.topToNonText == 3.7)
        #expect(spacing.bottomToNonText == 6.2)
        #expect(spacing.topToText == 0)
    }
}
