import Testing

@testable import ViewText

/// Random texts from a fixed seed: whatever the text, answers are whole, stable and as wide as they may be.
@Suite struct RandomTextTests {
    /// Scalars of every kind that lines treat differently.
    private static let pool: [Unicode.Scalar] = Array(
        "aAfiéßжΩ 0 1,.$%-–—'\"()[]「」、。日本ーっカｶ한ㅎنلاאבक्षिरTh\u{301}\u{300}\u{200B}\u{200D}\u{2060}\u{A0}\u{3000}👩🏽‍🚀🇯🇵❤️1️⃣\t\n\r\u{2028}…"
            .unicodeScalars)

    /// A generator of the same numbers every time.
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11 ^ state << 29
        }
    }

    private static func randomText(_ numbers: inout Numbers) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...40, using: &numbers) {
            text.unicodeScalars.append(pool.randomElement(using: &numbers) ?? "a")
        }
        return text
    }

    private static func randomStyle(_ numbers: inout Numbers) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.lineLimit = LineLimit(upper: [nil, nil, 1, 2, 3].randomElement(using: &numbers) ?? nil)
        style.truncation = TruncationMode.allCases.randomElement(using: &numbers) ?? .tail
        style.minimumScaleFactor = [1, 1, 0.5].randomElement(using: &numbers) ?? 1
        style.alignment = TextAlignment.allCases.randomElement(using: &numbers) ?? .leading
        style.isRightToLeft = Bool.random(using: &numbers)
        return style
    }

    /// A text of one run has its lines found by a bare loop, with an empty run beside it by the rules for all texts.
    @Test(arguments: [TextMetrics.standard, .fixed])
    func theBareLoopFindsTheSameLines(metrics: TextMetrics) {
        var numbers = Numbers(state: 7)
        var bare = 0
        for _ in 0..<1500 {
            let run = TextRun(Self.randomText(&numbers), font: .style(.body))
            let style = Self.randomStyle(&numbers)
            let alone = PreparedText(runs: [run], style: style, metrics: metrics)
            let beside = PreparedText(runs: [run, TextRun("", font: .style(.body))], style: style, metrics: metrics)
            let width = Double(Int.random(in: 1...300, using: &numbers))
            let heights: [Double?] = [nil, 10, 45]
            let height = heights.randomElement(using: &numbers) ?? nil
            if alone.uniformFit(width: Nano.limit(width), height: Nano.limit(height)) != nil { bare += 1 }
            #expect(alone.measure(width: width, height: height) == beside.measure(width: width, height: height))
        }
        #expect(bare > 300)
    }

    @Test(arguments: [TextMetrics.standard, .fixed])
    func answersAreConsistent(metrics: TextMetrics) {
        var numbers = Numbers(state: 42)
        for _ in 0..<1500 {
            let source = Self.randomText(&numbers)
            let style = Self.randomStyle(&numbers)
            let half = source.unicodeScalars.count / 2
            let runs = [
                TextRun(String(String.UnicodeScalarView(source.unicodeScalars.prefix(half))), font: .style(.body)),
                TextRun(
                    String(String.UnicodeScalarView(source.unicodeScalars.dropFirst(half))),
                    font: ResolvedFont(size: 12, weight: .bold)),
            ]
            let text = PreparedText(runs: runs, style: style, metrics: metrics)
            let width = Double(Int.random(in: 1...300, using: &numbers))
            let heights: [Double?] = [nil, 10, 45]
            let height = heights.randomElement(using: &numbers) ?? nil
            let layout = text.layout(width: width, height: height)
            let measure = layout.measure
            #expect(measure == text.measure(width: width, height: height))
            #expect(layout.lines.count == measure.lineCount && measure.lineCount >= 1)
            #expect(measure.width >= 0 && measure.width < width + 1)
            #expect(measure.holds(width: width, height: height))
            #expect(measure.lastBaseline >= measure.firstBaseline && measure.lastBaseline <= measure.height + 1)
            for line in layout.lines { #expect(line.width <= measure.width + 1e-6 || measure.width == width) }
            let visual = text.visualRuns(width: width, height: height)
            #expect(visual.count == measure.lineCount)
            for line in visual.indices {
                let sum = visual[line].map { $0.width }.reduce(0, +)
                #expect(abs(sum - layout.lines[line].width) < 1e-6)
            }
            if layout.scale == 1 && measure.widthsBelow > width.nextUp {
                #expect(text.seen(measure.widthsFrom, height) == layout.visibleText)
                #expect(text.seen(min(measure.widthsBelow.nextDown, 1e6), height) == layout.visibleText)
            }
            if !measure.isTruncated {
                #expect(Self.letters(layout.visibleText) == Self.letters(source), "\(source)")
            }
        }
    }

    /// The scalars that are neither spaces nor line ends.
    private static func letters(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter {
            let properties = ScalarProperties($0.value)
            return !properties.isSpace && !properties.isNewline
        }
    }

    @Test func fixedMetricsWrapAsByHand() {
        var numbers = Numbers(state: 7)
        for _ in 0..<500 {
            let words = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...9, using: &numbers))
            }
            let source = words.joined(separator: " ")
            let size = Double(Int.random(in: 5...40, using: &numbers))
            let width = Double(Int.random(in: 1...400, using: &numbers))
            let naive = NaiveWrap(source, size: size, width: width)
            #expect(fixedText(source, size: size).seen(width) == naive.lines.joined(separator: "\n"))
        }
    }

    /// Clusters are Swift's characters, but for what Unicode 16 added.
    @Test func clustersAreCharacters() {
        var numbers = Numbers(state: 3)
        for _ in 0..<1000 {
            let source = Self.randomText(&numbers)
            let text = fixedText(source)
            #expect((0..<text.clusterCount).map { text.string($0, $0 + 1) } == source.map { String($0) })
        }
    }
}
