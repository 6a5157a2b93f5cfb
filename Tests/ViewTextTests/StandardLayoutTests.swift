import Testing

@testable import ViewText

@Suite struct StandardLayoutTests {
    private static func text(
        _ text: String, _ font: ResolvedFont = ResolvedFont(size: 17), style: ParagraphStyle = ParagraphStyle(),
        scale: Double = 3
    ) -> PreparedText {
        PreparedText(runs: [TextRun(text, font: font)], style: style, metrics: .standard, scale: scale)
    }

    /// A line is 2444/2048 of the size, rounded up to a pixel; the sizes are read from dumps of devices.
    @Test(arguments: [
        (11.0, 13.5, 13.3333), (12, 14.5, 14.3333), (13, 16, 15.6667), (15, 18, 18), (16, 19.5, 19.3333),
        (17, 20.5, 20.3333), (20, 24, 24), (22, 26.5, 26.3333), (28, 33.5, 33.6667), (34, 41, 40.6667),
    ])
    func lineHeights(size: Double, atTwo: Double, atThree: Double) {
        let font = ResolvedFont(size: size)
        #expect(abs(Self.text("x", font, scale: 2).measure(width: nil, height: nil).height - atTwo) < 0.001)
        #expect(abs(Self.text("x", font).measure(width: nil, height: nil).height - atThree) < 0.001)
    }

    /// Body's lines are 22 apart: 20.287 + 2 × 22 = 64.287 and + 4 × 22 = 108.287.
    @Test func textStylesSpaceTheirLines() {
        let body = ResolvedFont.style(.body)
        #expect(abs(Self.text("a\nb\nc", body).measure(width: nil, height: nil).height - 64.3333) < 0.001)
        #expect(Self.text("a\nb\nc", body, scale: 2).measure(width: nil, height: nil).height == 64.5)
        #expect(Self.text("a\nb\nc\nd\ne", body, scale: 2).measure(width: nil, height: nil).height == 108.5)
        // Without a text style the pitch is the line height: 3 × 20.287 = 60.861.
        #expect(Self.text("a\nb\nc").measure(width: nil, height: nil).height == 61)
    }

    /// 17 × 1950/2048 = 16.187 is nearest to 49/3; the last baseline moves by the same 0.147 and is rounded up.
    @Test func baselines() {
        let measure = Self.text("a\nb", ResolvedFont.style(.body)).measure(width: nil, height: nil)
        #expect(abs(measure.firstBaseline - 49.0 / 3) < 1e-9)
        #expect(abs(measure.lastBaseline - 115.0 / 3) < 1e-9)
        #expect(Self.text("a", scale: 2).measure(width: nil, height: nil).firstBaseline == 16)
    }

    @Test func distancesNextToAText() {
        // Footnote: lead 18 - 15.514 = 2.486, up to 2.667; body: t = 2.333, 20.287 + 2.333 - 16.187 = 6.434 above and
        // 20.287 + 2.333 - 11.985 = 10.635 below.
        let footnote = TextSpacing(font: .style(.footnote), metrics: .standard)
        let body = TextSpacing(font: .style(.body), metrics: .standard)
        #expect(abs(footnote.topToText - 8.0 / 3) < 1e-9)
        #expect(body.topToText == 2)
        #expect(abs(body.topToNonText - 6.434) < 0.001)
        #expect(abs(body.bottomToNonText - 10.635) < 0.001)
        #expect(TextSpacing(font: ResolvedFont(size: 17), metrics: .standard).topToText == 0)
    }

    /// A full-width character is 0.935 × 17 = 15.895 wide: three fit 50.
    @Test func japaneseLinesFollowKinsoku() {
        #expect(Self.text("今日は、晴れ。").seen(50) == "今日\nは、晴\nれ。")
        #expect(Self.text("「はい」と言う").seen(50) == "「は\nい」と\n言う")
        #expect(Self.text("コーヒー").seen(35) == "コー\nヒー")
        #expect(Self.text("ちょっと").seen(20) == "ち\nょ\nっ\nと")
    }

    @Test func hyphensAndUnbreakableSpaces() {
        let soft = Self.text("extra\u{AD}ordinary")
        let whole = soft.idealWidth
        #expect(soft.seen(whole) == "extra\u{AD}ordinary")
        #expect(soft.seen(whole - 1) == "extra-\nordinary")
        #expect(Self.text("well-known").seen(60) == "well-\nknown")
        let bound = Self.text("10\u{A0}km away")
        #expect(bound.seen(bound.idealWidth - 1) == "10\u{A0}km\naway")
        #expect(Self.text("a\u{200B}b").seen(12) == "a\u{200B}\nb")
        #expect(Self.text("a\u{2060}b c").seen(20) == "a\u{2060}b\nc")
    }

    /// From one break to the next: the lines change exactly where the answer says so, and never grow in number.
    @Test(arguments: [TruncationMode.tail, .head, .middle], [nil, 2])
    func answersHoldUpToTheNextBreak(truncation: TruncationMode, lines: Int?) {
        let style = paragraph(limit: LineLimit(upper: lines), truncation: truncation)
        let text = Self.text("The quick brown fox, jumps over: the ex\u{AD}tra\u{AD}ordinary dog", style: style)
        var width: Double = 20
        var breaks = 0
        while width < .infinity {
            let measure = text.measure(width: width, height: nil)
            let layout = text.layout(width: width, height: nil)
            #expect(measure == layout.measure)
            #expect(measure.holds(width: width, height: nil))
            #expect(text.seen(measure.widthsFrom) == layout.visibleText)
            guard measure.widthsBelow < .infinity else { break }
            #expect(text.seen(measure.widthsBelow.nextDown) == layout.visibleText)
            #expect(text.seen(measure.widthsBelow) != layout.visibleText)
            #expect(text.measure(width: measure.widthsBelow, height: nil).lineCount <= measure.lineCount)
            width = measure.widthsBelow
            breaks += 1
        }
        #expect(breaks > 20)
        #expect(!text.measure(width: width, height: nil).isTruncated)
    }

    @Test func widthsFollowTheFont() {
        func width(_ font: ResolvedFont, _ text: String = "Hamburgefonts 011") -> Double {
            Self.text(text, font).idealWidth
        }
        var last: Double = 0
        for weight in FontWeight.allCases {
            let width = width(ResolvedFont(size: 17, weight: weight))
            #expect(width > last, "\(weight)")
            last = width
        }
        // 17 clusters of 0.6 × 20.
        #expect(width(ResolvedFont(size: 20, design: .monospaced)) == 204)
        let digits = ResolvedFont(size: 17, hasMonospacedDigits: true)
        #expect(width(digits, "111") == width(digits, "000"))
        #expect(width(ResolvedFont(size: 17), "111") < width(ResolvedFont(size: 17), "000"))
        let italic = ResolvedFont(size: 17, isItalic: true)
        #expect(width(italic) == width(ResolvedFont(size: 17)))
    }

    /// A 1.245 em emoji at 20 points is 24.9 wide, a 0.92 em syllable 18.4, half-width kana 10.
    @Test(arguments: [
        ("👩🏽‍🚀", 24.9), ("🇯🇵", 24.9), ("한", 18.4), ("ｱ", 10), ("Ａ", 18.7), ("\u{1100}\u{1161}", 18.4), ("\u{200B}", 0),
        ("が\u{3099}", 18.7),
    ])
    func widthsOfOtherClusters(text: String, width: Double) {
        let prepared = Self.text(text, ResolvedFont(size: 20))
        #expect(Nano.points(prepared.positions[prepared.clusterCount]) == width)
    }

    /// Accents do not change how letters are kerned.
    @Test func kerningOnBaseLetters() {
        func advance(_ text: String) -> Int64 {
            let prepared = Self.text(text)
            return prepared.positions[prepared.clusterCount]
        }
        #expect(advance("AV") < advance("A") + advance("V"))
        #expect(advance("ÁV") - advance("Á") == advance("AV") - advance("A"))
        #expect(advance("A\u{301}V") == advance("ÁV"))
        #expect(advance("e\u{301}") == advance("é"))
    }

    @Test func trackingIsAddedToEveryCluster() {
        let plain = PreparedText(
            runs: [TextRun("abc", font: ResolvedFont(size: 10), tracking: 2)], style: ParagraphStyle(),
            metrics: .fixed)
        #expect(plain.idealWidth == 24)
        #expect(Tracking.points(at: 17) == -0.43)
        #expect(Tracking.points(at: 3) == 0.12)
        #expect(abs(Tracking.points(at: 74) - 0.105) < 1e-12)
        #expect(Tracking.points(at: 100) == 0)
    }

    @Test func letterCase() {
        var style = ParagraphStyle()
        style.textCase = .uppercase
        #expect(Self.text("straße", style: style).seen(nil) == "STRASSE")
        style.textCase = .lowercase
        #expect(Self.text("ÀB", style: style).seen(nil) == "àb")
    }
}
