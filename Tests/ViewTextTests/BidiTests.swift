import Testing

@testable import ViewText

@Suite struct BidiTests {
    @Test func bidiCharacterTest() throws {
        var count = 0
        var failures = 0
        for line in try DataFile("BidiCharacterTest.txt").lines() {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
            let scalars = fields[0].map { TextScalar(UInt32($0, radix: 16) ?? 0) }
            let base = UInt8(fields[2][0]) ?? 0
            var levels = BidiResolver.levels(scalars, base: base)
            BidiOrder.reset(&levels, scalars.map { $0.properties.bidiClass }, base: base)
            let kept = fields[3].indices.filter { fields[3][$0] != "x" }
            let order = BidiOrder.visual(kept.map { levels[$0] }).map { kept[$0] }
            count += 1
            if kept.map({ levels[$0] }) != kept.map({ UInt8(fields[3][$0]) ?? 255 })
                || order != fields[4].map({ Int($0) ?? -1 })
            {
                failures += 1
                if failures < 20 { print("bidi", line, levels) }
            }
        }
        print("BidiCharacterTest: \(count - failures) of \(count) pass")
        #expect(count > 1000)
        #expect(failures == 0)
    }

    @Test func aHebrewWordStandsAfterALatinOne() {
        // Clusters are 6 wide: "ab " then the Hebrew word, read from its right end.
        let runs = fixedText("ab אבג").visualRuns(width: nil, height: nil)
        #expect(runs.count == 1)
        #expect(runs[0].map { $0.text } == ["ab ", "אבג"])
        #expect(runs[0].map { $0.x } == [0, 18])
        #expect(runs[0].map { $0.isRightToLeft } == [false, true])
    }

    @Test func aRightToLeftParagraphStartsAtTheRight() {
        var style = ParagraphStyle()
        style.isRightToLeft = true
        let text = fixedText("ab אבג", style: style)
        let runs = text.visualRuns(width: nil, height: nil)
        #expect(runs[0].map { $0.text } == [" אבג", "ab"])
        #expect(runs[0].map { $0.x } == [0, 24])
        // The second line, two clusters wide, is set from the right of three.
        #expect(fixedText("abc de", style: style).layout(width: 20, height: nil).lines[1].x == 6)
    }

    @Test func runsOfTwoFontsAndACut() {
        let runs = [TextRun("ab", font: ResolvedFont(size: 10)), TextRun("cdef", font: ResolvedFont(size: 20))]
        let text = PreparedText(runs: runs, style: paragraph(limit: .lines(1)), metrics: .fixed)
        let visual = text.visualRuns(width: 48, height: nil)
        // 12 for "ab", 12 a cluster for the others; "…" is as wide as the line's first font has it, 6.
        #expect(visual[0].map { $0.text } == ["ab", "cd", "…"])
        #expect(visual[0].map { $0.run } == [0, 1, 0])
        #expect(visual[0].map { $0.x } == [0, 12, 36])
    }
}
