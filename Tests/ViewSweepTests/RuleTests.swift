import Testing
import ViewBase
import ViewCompiler
import ViewRuntime
import ViewSweep
import ViewText
import ViewTree

/// Rules of screens whose figures are worked out by hand; `fixed` metrics: a letter of size 10 is 6 points wide.
@Suite struct RuleTests {
    /// What becomes of a rule for widths from 320 to 600: `holds`, or the first width where it does not, to hundredths.
    private func verdict(
        _ rule: ScreenRule, _ content: String, _ metrics: TextMetrics = .fixed
    ) throws -> String {
        let sources = MemorySources()
        sources.add("main.view", Array("view V {\n\(content)\n}\n".utf8))
        let compilation = Compilation(["main.view"], from: sources)
        #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
        var options = EvaluationOptions()
        options.textMetrics = metrics
        var ranges = RuleRanges([rule])
        ranges.range = .width(from: 320, to: 600)
        ranges.sizes = [.large]
        let outcome = try compilation.proofs(of: ranges, options)
        #expect(outcome.diagnostics == [])
        let proof = try #require(outcome.proofs.first)
        guard let failure = proof.failure else { return proof.isTried ? "tried" : "holds" }
        #expect(failure.outcome.failures.count == 1)
        return Decimal.text((failure.at * 100).rounded() / 100)
    }

    /// Texts of 30 from the left and from 400 − w on: they meet where w is 370.
    @Test func textsThatOverlap() throws {
        let text = "Text(\"aaaaa\").font(.system(size: 10))"
        let pair = """
            GeometryReader { g in
                ZStack(alignment: .topLeading) {
                    #a \(text)
                    #b \(text).offset(x: 400 - g.size.width)
                }
            }
            """
        #expect(try verdict(.textOverlap, pair) == "370")
        #expect(try verdict(.textOverlap, "VStack { \(text)\n\(text) }") == "holds")
    }

    /// 500 − w is less than 44 from 456 on, and what covers the middle is in the way from 400 on.
    @Test func controls() throws {
        func button(_ width: String) -> String {
            "Button { print(\"x\") } label: { Text(\"B\").frame(width: \(width), height: 44) }"
        }
        #expect(try verdict(.controls, "GeometryReader { g in \(button("500 - g.size.width")) }") == "456")
        #expect(try verdict(.controls, button("44")) == "holds")
        #expect(try verdict(.controls, button("43")) == "320")
        let covered = """
            \(button("100")).frame(maxWidth: .infinity).overlay(alignment: .leading) {
                Color.red.frame(width: 200)
            }
            """
        #expect(try verdict(.controls, covered) == "320")
    }

    /// 2w − 400 is more than w from 400 on.
    @Test func whatIsWiderThanTheWindow() throws {
        let wide = "GeometryReader { g in Color.red.frame(width: g.size.width * 2 - 400) }"
        #expect(try verdict(.tooWide, wide) == "400")
        #expect(try verdict(.tooWide, "ScrollView(.horizontal) { \(wide) }") == "holds")
    }

    /// Nine words of nine letters take 89 × 6 points.
    @Test func texts() throws {
        let words = Array(repeating: "aaaaaaaaa", count: 9).joined(separator: " ")
        #expect(try verdict(.lineLength, "Text(\"\(words)\").font(.system(size: 10))") == "534")
        #expect(try verdict(.textSize, "Text(\"a\").font(.system(size: 11))") == "holds")
        #expect(try verdict(.textSize, "Text(\"a\").font(.system(size: 10.5))") == "320")
        func pair(_ size: Int) -> String {
            "VStack { Text(\"a\").font(.system(size: \(size))).bold()\nText(\"b\").font(.system(size: 20)) }"
        }
        #expect(try verdict(.headings, pair(20)) == "holds")
        #expect(try verdict(.headings, pair(19)) == "320")
    }

    @Test func theOrderOfReading() throws {
        let texts = "Text(\"a\")\nText(\"b\")"
        #expect(try verdict(.readingOrder, "VStack { \(texts) }") == "holds")
        #expect(try verdict(.readingOrder, "HStack { \(texts) }") == "holds")
        #expect(try verdict(.readingOrder, "VStack { \(texts).offset(y: -100) }") == "320")
    }

    /// Two words take 42 points: they have 30 between 400 and 410 alone, and 30 for good from 500 on.
    @Test func wrappingInASmallBand() throws {
        func words(_ condition: String) -> String {
            "GeometryReader { g in Text(\"aaa bbb\").font(.system(size: 10)).frame(width: \(condition) ? 30 : 100) }"
        }
        #expect(try verdict(.narrowBands, words("g.size.width > 400 && g.size.width < 410")) == "400")
        #expect(try verdict(.narrowBands, words("g.size.width > 500")) == "holds")
    }

    /// A text that is too wide from one text size on is one proof, which shows the first of them.
    @Test func textSizesThatFailAlikeAreOneProof() throws {
        let sources = MemorySources()
        let source = "view V { Color.red.frame(width: env.dynamicTypeSize > .xLarge ? 500 : 100) }"
        sources.add("main.view", Array(source.utf8))
        let compilation = Compilation(["main.view"], from: sources)
        var ranges = RuleRanges([.tooWide])
        ranges.range = .width(from: 320, to: 600)
        let proofs = try compilation.proofs(of: ranges, EvaluationOptions()).proofs
        #expect(proofs.map { $0.name.label } == [["xSmall...xLarge"], ["xxLarge...accessibility5"]])
        #expect(proofs.map { $0.failure?.at } == [nil, 320])
        #expect(proofs.map { $0.failure?.label } == [nil, "xxLarge"])
    }

    /// Each language listed has its own proofs.
    @Test func languagesAreProvedOneByOne() throws {
        let sources = MemorySources()
        let source = "view V { Color.red.frame(width: env.locale.identifier == \"de\" ? 500 : 100) }"
        sources.add("main.view", Array(source.utf8))
        let compilation = Compilation(["main.view"], from: sources)
        var ranges = RuleRanges([.tooWide])
        ranges.sizes = [.large]
        ranges.locales = ["en", "de"]
        let proofs = try compilation.proofs(of: ranges, EvaluationOptions()).proofs
        #expect(proofs.map { $0.name.label } == [["en"], ["de"]])
        #expect(proofs.map { $0.failure?.at } == [nil, 320])
    }

    // MARK: What is drawn decides

    private let line = "Text(\"aaaaa\").font(.system(size: 10))"

    /// Two texts of 30 × 12 beside each other, 40 apart between their middles, meet when both are drawn as 40 or wider:
    /// at a scale of w / 300, where w is 400.
    @Test func whatIsDrawnLargerOverlaps() throws {
        func pair(_ effect: String) -> String {
            "GeometryReader { g in HStack(spacing: 10) { \(line)\(effect)\n\(line)\(effect) } }"
        }
        #expect(try verdict(.textOverlap, pair(".scaleEffect(1.3)")) == "holds")
        #expect(try verdict(.textOverlap, pair(".scaleEffect(1.4)")) == "320")
        // What follows the width is tried: whole numbers, then between them. Texts overlap by more than a thousandth.
        #expect(try verdict(.textOverlap, pair(".scaleEffect(g.size.width / 300)")) == "400.01")
    }

    /// Two texts of 60 × 12 one above the other, 12 apart between their middles, are 12 wide and 60 high turned by a
    /// right angle; side by side, 70 apart, they stay apart, and turned by an eighth as well.
    @Test func whatIsTurnedOverlapsWhereItIsDrawn() throws {
        let long = "Text(\"aaaaaaaaaa\").font(.system(size: 10))"
        func pair(_ stack: String, _ degrees: Int) -> String {
            "\(stack)(spacing: \(stack == "VStack" ? 0 : 10)) { \(long).rotationEffect(.degrees(\(degrees)))\n"
                + "\(long).rotationEffect(.degrees(\(degrees))) }"
        }
        #expect(try verdict(.textOverlap, pair("VStack", 0)) == "holds")
        #expect(try verdict(.textOverlap, pair("VStack", 90)) == "320")
        #expect(try verdict(.textOverlap, pair("HStack", 90)) == "holds")
        // Bands of 12 points through middles 70 apart, all at the same angle, are 49 apart.
        #expect(try verdict(.textOverlap, pair("HStack", 45)) == "holds")
    }

    /// Of a text in a window of 20 points only these are seen: another one behind it is not met.
    @Test func whatIsCutOffOverlapsNothing() throws {
        let wide = "\(line).fixedSize().frame(width: 20, alignment: .leading)"
        func wider(_ cut: String) -> String {
            "ZStack(alignment: .topLeading) { \(wide)\(cut)\n\(line).offset(x: 25) }"
        }
        #expect(try verdict(.textOverlap, wider("")) == "320")
        #expect(try verdict(.textOverlap, wider(".clipped()")) == "holds")
        #expect(try verdict(.textOverlap, wider(".clipShape(RoundedRectangle(cornerRadius: 3))")) == "holds")
        #expect(try verdict(.textOverlap, wider(".opacity(0)")) == "holds")
    }

    /// In a circle of 100 the corners are cut off: a text of 12 points there is not seen, one in the middle is.
    @Test func roundCornersCut() throws {
        func pair(_ alignment: String) -> String {
            """
            ZStack(alignment: .\(alignment)) {
                Color.red.overlay(alignment: .\(alignment)) { Text("a").font(.system(size: 10)) }.clipShape(Circle())
                Text("a").font(.system(size: 10))
            }
            .frame(width: 100, height: 100)
            """
        }
        #expect(try verdict(.textOverlap, pair("topLeading")) == "tried")
        #expect(try verdict(.textOverlap, pair("center")) == "320")
    }

    /// A button of 60 is drawn as 42 at 0.7, and at w / 500 as 44 from 367 on.
    @Test func whatIsDrawnSmallIsSmall() throws {
        func button(_ effect: String) -> String {
            "Button { print(\"x\") } label: { Text(\"B\").frame(width: 60, height: 60) }\(effect)"
        }
        #expect(try verdict(.controls, button(".scaleEffect(0.7)")) == "320")
        #expect(try verdict(.controls, button(".scaleEffect(0.75)")) == "holds")
        #expect(try verdict(.textSize, "Text(\"a\").font(.system(size: 20)).scaleEffect(0.5)") == "320")
        #expect(try verdict(.tooWide, "Color.red.frame(width: 200).scaleEffect(2)") == "320")
        #expect(try verdict(.tooWide, "Color.red.frame(width: 500).scaleEffect(0.5)") == "holds")
    }

    /// At a third of a pixel a text that fills the window is rounded up to more: no fault, while a colour that sticks
    /// out as far is one.
    @Test func aTextRoundedUpToAPixelIsNotTooWide() throws {
        let words = Array(repeating: "aaa", count: 40).joined(separator: " ")
        #expect(try verdict(.tooWide, "Text(\"\(words)\").padding(3)", .standard) == "holds")
        let wide = "GeometryReader { g in Color.red.frame(width: g.size.width + (g.size.width > 400 ? 0.2 : 0)) }"
        #expect(try verdict(.tooWide, wide) == "400")
    }
}
