import Testing
import ViewCompiler
import ViewLayout
import ViewText
import ViewTree

/// Faults that people have reported of other layout engines, by the numbers of our list of them; in `fixed` metrics at
/// 10 points, a cluster 6 wide and a line 12 high.
@Suite struct ReportedTextTests {
    /// Words of four letters: `count` of them are 30 × count - 6 wide.
    private func words(_ count: Int) -> String { Array(repeating: "aaaa", count: count).joined(separator: " ") }

    private func screen(
        _ content: String, _ width: Double?, _ height: Double?, dynamicType: DynamicTypeSize = .large
    ) throws -> Screen {
        var options = EvaluationOptions()
        options.textMetrics = .fixed
        options.dynamicTypeSize = dynamicType
        options.sizes = [WindowSize(width: width, height: height)]
        return try Screen("view A { \(content) }", options)
    }

    /// 414 in 200: six words a line, 174 wide, three lines.
    @Test func report85ATextAloneInARowWraps() throws {
        let screen = try screen(
            "HStack(spacing: 8) { #t Text(\"\(words(14))\") }.font(.system(size: 10))", 200, 200)
        #expect(screen.frame("t").map { Array($0[2...]) } == [174, 36])
        #expect(screen.facts("t").first?.isTruncated == false)
    }

    /// 504 beside 40 in 300: 252 are left, eight words are 234 wide, three lines; the row is 282 wide.
    @Test func report87ATextStaysInItsRow() throws {
        let screen = try screen(
            """
            #row HStack(spacing: 8) {
                #t Text("\(words(17))")
                #box Color.red.frame(width: 40, height: 20)
            }
            .font(.system(size: 10))
            """, 300, 100)
        #expect(screen.frame("t").map { Array($0[2...]) } == [234, 36])
        #expect(screen.frame("box").map { $0[2] } == 40)
        #expect(screen.frame("row").map { $0[2] } == 282)
    }

    /// A newline at the end makes one more, empty, line.
    @Test(arguments: [("a\\nb", 24.0), ("a\\n\\nb", 36), ("a\\n", 24)])
    func report89EveryNewlineBreaksALine(text: String, height: Double) throws {
        let screen = try screen("#t Text(\"\(text)\").font(.system(size: 10))", 100, 100)
        #expect(screen.frame("t").map { $0[3] } == height)
    }

    @Test func report91ATextAsWideAsItsOfferIsWhole() throws {
        let text = "Text(\"abcdefghijabcdefghij\").lineLimit(1)"
        let screen = try screen("VStack(spacing: 8) { #a \(text); #b \(text) }.font(.system(size: 10))", 120, nil)
        #expect(screen.frame("a") == [0, 0, 120, 12])
        #expect(screen.frame("b") == [0, 20, 120, 12])
        #expect(screen.texts == ["abcdefghijabcdefghij", "abcdefghijabcdefghij"])
    }

    @Test func report93AJoinedEmojiIsOneCluster() throws {
        let emoji = String(repeating: "👩‍🦰", count: 10)
        let screen = try screen("#t Text(\"\(emoji)\").font(.system(size: 10))", 100, 100)
        #expect(screen.frame("t").map { Array($0[2...]) } == [100, 12])
        // Four and "…" are 46 wide, five 56.
        let cut = try self.screen("#t Text(\"\(emoji)\").lineLimit(1).font(.system(size: 10))", 55, 100)
        #expect(cut.texts == [String(repeating: "👩‍🦰", count: 4) + "…"])
    }

    /// 60, a space of 6 and four of 10 are 106; a fifth would make 116.
    @Test func report95LinesBreakBetweenIdeographs() throws {
        let screen = try screen("#t Text(\"abcdefghij 一二三四五六七八\").font(.system(size: 10))", 110, 100)
        #expect(screen.texts == ["abcdefghij 一二三四\n五六七八"])
        #expect(screen.frame("t").map { Array($0[2...]) } == [106, 24])
    }

    /// 10 points grow to 24 at accessibility3 (40/17): labels 42, 48 and 60 wide are then 100.8, 115.2 and 144, the badge
    /// 86.4, and 100.8 + 8 + 86.4 is more than 180.
    @Test(arguments: [(DynamicTypeSize.large, 0, 166.0), (.accessibility3, 3, 86.4)])
    func report97TextSizesFromOutsideCount(size: DynamicTypeSize, hidden: Int, width: Double) throws {
        let screen = try screen(
            """
            VStack {
                VStack {
                    #row WholeItemRow(["aaaaaaa", "bbbbbbbb", "cccccccccc"], id: \\.self, spacing: 8) { label in Text(label) }
                }
                .dynamicTypeSize(.\(size == .large ? "large" : "accessibility3"))
            }
            .font(.custom("Any", size: 10, relativeTo: .body))
            """, 180, 200)
        #expect(screen.hiddenCount("row") == hidden)
        #expect(screen.frame("row").map { abs($0[2] - width) < 1e-9 } == true)
    }

    /// 85 - 28 - 16 - 8 leaves 33 of 60: four letters and "…" are 30.
    @Test func report99FixedPartsLeaveTheRestToTheText() throws {
        let column = """
            HStack(spacing: 0) {
                Color.red.frame(width: 16, height: 16).padding(.trailing, 8)
                Text("abcdefghij").lineLimit(1)
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 14)
            """
        let screen = try screen(
            "#row HStack(spacing: 0) { \(column); \(column); \(column); \(column) }.font(.system(size: 10))", 340, 100)
        #expect(screen.texts == ["abcd…", "abcd…", "abcd…", "abcd…"])
        #expect(screen.frame("row").map { Array($0[2...]) } == [340, 16])
    }

    /// 16 letters are 96, 134.4 and 153.6 wide at 10, 14 (23/17) and 16 points (28/17): rows of 200, 276.8 and 315.2.
    @Test(arguments: [
        (DynamicTypeSize.large, [200, 12.0]), (.xxxLarge, [276.8, 16.8]), (.accessibility1, [153.6, 46.4]),
    ])
    func report101ARowTurnsIntoAColumn(size: DynamicTypeSize, expected: [Double]) throws {
        let pair = "Text(\"abcdefghijklmnop\"); Text(\"abcdefghijklmnop\")"
        let screen = try screen(
            """
            #fit ViewThatFits { HStack(spacing: 8) { \(pair) }; VStack(spacing: 8) { \(pair) } }
                .font(.custom("Any", size: 10, relativeTo: .body))
            """, 300, 300, dynamicType: size)
        let frame = try #require(screen.frame("fit"))
        #expect(abs(frame[2] - expected[0]) < 1e-9 && abs(frame[3] - expected[1]) < 1e-9)
    }

    @Test func report103AMirroredChildStandsInside() throws {
        let screen = try screen(
            """
            Color.red.frame(width: 3, height: 3).named(#box).frame(width: 10, height: 10, alignment: .leading)
                .environment(\\.layoutDirection, .rightToLeft)
            """, 10, 10)
        #expect(screen.frame("box") == [7, 3.5, 3, 3])
    }

    @Test func report105ARowIsOrderedFromTheRight() throws {
        let screen = try screen(
            """
            HStack(spacing: 10) {
                #a Color.red.frame(width: 40, height: 10)
                #b Color.red.frame(width: 60, height: 10)
                #c Color.red.frame(width: 80, height: 10)
            }
            .frame(width: 200, alignment: .leading)
            .environment(\\.layoutDirection, .rightToLeft)
            """, 200, 10)
        #expect(screen.frame("a").map { [$0[0], $0[0] + $0[2]] } == [160, 200])
        #expect(screen.frame("b").map { [$0[0], $0[0] + $0[2]] } == [90, 150])
        #expect(screen.frame("c").map { [$0[0], $0[0] + $0[2]] } == [0, 80])
    }

    /// 166 is more than 150; two labels and the badge are 136.
    @Test func report107ADirectionFromFurtherOutCounts() throws {
        let screen = try screen(
            """
            VStack {
                VStack {
                    #row WholeItemRow([40, 50, 60], id: \\.self, spacing: 8) { width in
                        #label Color.red.frame(width: Double(width), height: 10)
                    } overflow: { hidden in
                        #badge Text("\\(hidden) more").font(.system(size: 5)).frame(width: 30, height: 10)
                    }
                }
            }
            .environment(\\.layoutDirection, .rightToLeft)
            """, 136, 10)
        #expect(screen.frame("row").map { $0[2] } == 136)
        #expect(screen.hiddenCount("row") == 1)
        let labels = screen.frames(beginning: "label")
        #expect(labels.map { $0.x } == [96, 38])
        #expect(screen.frame("badge").map { $0[0] } == 0)
        #expect(screen.texts == ["1 more"])
    }
}
