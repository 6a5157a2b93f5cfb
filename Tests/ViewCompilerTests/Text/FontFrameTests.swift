import Testing
import ViewCompiler
import ViewLayout
import ViewText
import ViewTree

/// Fonts from source to frames, in the default metrics.
@Suite struct FontFrameTests {
    private func screen(_ content: String, _ change: (inout EvaluationOptions) -> Void = { _ in }) throws -> Screen {
        try Screen(
            "view A { VStack(alignment: .leading, spacing: 0) { \(content) } }",
            EvaluationOptions.window(2000, nil).with(change))
    }

    /// A line is 2444/2048 of its style's size high, up to a third of a point.
    @Test(arguments: DynamicTypeSize.allCases)
    func everyStyleAtEverySize(size: DynamicTypeSize) throws {
        let styles = TextStyle.allCases.map { "\($0)" }
        let texts = styles.map { "#\($0) Text(\"x\").font(.\($0))" }.joined(separator: "; ")
        let screen = try screen(texts) { $0.dynamicTypeSize = size }
        for style in TextStyle.allCases {
            let height = ResolvedFont.style(style, size).size * 2444 / 2048
            let frame = try #require(screen.frame("\(style)"))
            #expect(abs(frame[3] - (height * 3).rounded(.up) / 3) < 1e-9, "\(style)")
        }
    }

    /// macOS's body is 13 points, tvOS's 29, watchOS's 16; lines of 15.514, 34.607 and 19.094, up to half a point.
    @Test(arguments: [(TextPlatform.macOS, 16.0), (.tvOS, 35), (.watchOS, 19.5)])
    func otherPlatforms(platform: TextPlatform, height: Double) throws {
        let screen = try screen("#t Text(\"x\")") {
            $0.platform = platform
            $0.scale = 2
        }
        #expect(screen.frame("t")?[3] == height)
    }

    /// Bold and heavier fonts are wider; a monospaced one is 0.6 em a character; a fixed size does not grow.
    @Test func weightsAndDesigns() throws {
        let screen = try screen(
            """
            #plain Text("Hamburgefonts")
            #bold Text("Hamburgefonts").font(.body.bold())
            #modifier Text("Hamburgefonts").bold()
            #light Text("Hamburgefonts").fontWeight(.ultraLight)
            #mono Text("Hamburge").font(.system(size: 20, weight: .bold, design: .monospaced))
            #design Text("Hamburge").font(.system(size: 20)).fontDesign(.monospaced)
            #italic Text("Hamburgefonts").italic()
            """)
        func width(_ name: String) -> Double { screen.frame(name)?[2] ?? 0 }
        #expect(width("bold") > width("plain") && width("bold") == width("modifier"))
        #expect(width("light") < width("plain"))
        #expect(width("mono") == 96 && width("design") == 96)
        #expect(width("italic") == width("plain"))
    }

    /// 20 × 53/17 = 62.35, to 62 points: a line of 73.988, up to 74; a fixed size stays at 23.867, up to 24.
    @Test func namedFontsGrowWithTheirStyle() throws {
        let screen = try screen(
            """
            #grows Text("x").font(.custom("Any", size: 20, relativeTo: .body))
            #fixed Text("x").font(.custom("Any", fixedSize: 20))
            #system Text("x").font(.system(size: 20))
            """
        ) { $0.dynamicTypeSize = .accessibility5 }
        #expect(screen.frame("grows")?[3] == 74)
        #expect(screen.frame("fixed")?[3] == 24)
        #expect(screen.frame("system")?[3] == 24)
        #expect(screen.messages.count == 2 && screen.messages[0].hasPrefix("no font file given is named \"Any\""))
    }

    /// Three lines of body at 22 points from one to the next: 20.287 + 2 × 22 = 64.287, up to 64.333.
    @Test func linesOfAStyleStandAtItsLeading() throws {
        let screen = try screen("#t Text(\"a\\nb\\nc\"); #s Text(\"a\\nb\").font(.system(size: 17))")
        #expect(abs((screen.frame("t")?[3] ?? 0) - 193.0 / 3) < 1e-9)
        // Two lines without lead: 40.574, up to 40.667.
        #expect(abs((screen.frame("s")?[3] ?? 0) - 122.0 / 3) < 1e-9)
    }
}
