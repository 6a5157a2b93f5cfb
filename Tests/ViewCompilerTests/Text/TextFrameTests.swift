import Testing
import ViewCompiler
import ViewLayout
import ViewText
import ViewTree

/// How text is set, from source to frames, in `fixed` metrics: at 10 points a cluster is 6 wide and a line 12 high.
@Suite struct TextFrameTests {
    private func screen(_ content: String, width: Double? = nil) throws -> Screen {
        var options = EvaluationOptions()
        options.textMetrics = .fixed
        options.sizes = [WindowSize(width: width, height: nil)]
        return try Screen(
            "view A { VStack(alignment: .leading, spacing: 0) { \(content) }.font(.system(size: 10)) }", options)
    }

    /// Width and height of a named element.
    private func size(_ name: String, _ screen: Screen) -> [Double]? { screen.frame(name).map { Array($0[2...]) } }

    @Test(arguments: [("tail", "abcdef…"), ("head", "…efghij"), ("middle", "abc…hij")])
    func truncation(mode: String, shown: String) throws {
        let screen = try screen("#t Text(\"abcdefghij\").lineLimit(1).truncationMode(.\(mode))", width: 42)
        #expect(screen.texts == [shown])
        #expect(size("t", screen) == [42, 12])
    }

    @Test func truncationKeepsClustersWhole() throws {
        // Emoji are 10 wide and "…" 6: four fit 49.
        let screen = try screen("#t Text(\"👩‍🦰👩‍🦰👩‍🦰👩‍🦰👩‍🦰\").lineLimit(1)", width: 49)
        #expect(screen.texts == ["👩‍🦰👩‍🦰👩‍🦰👩‍🦰…"])
        #expect(size("t", screen) == [46, 12])
    }

    @Test func scaling() throws {
        // 120 wide: 5/6 of the size fits 100.
        let screen = try screen(
            "#t Text(\"abcdefghijabcdefghij\").lineLimit(1).minimumScaleFactor(0.5)", width: 100)
        #expect(screen.texts == ["abcdefghijabcdefghij"])
        #expect(size("t", screen) == [100, 10])
    }

    @Test func tightening() throws {
        // 60 wide: 3 % closer is 58.2.
        let screen = try screen("#t Text(\"abcdefghij\").lineLimit(1).allowsTightening(true)", width: 59)
        #expect(screen.texts == ["abcdefghij"])
        #expect(size("t", screen) == [59, 12])
    }

    @Test func distancesBetweenLettersAndLines() throws {
        let screen = try screen(
            """
            #tracked Text("abc").tracking(2)
            #kerned Text("abc").kerning(-1)
            #inner Text("abc").tracking(2).tracking(3)
            #spaced Text("a\\nb\\nc").lineSpacing(5)
            #none Text("a\\nb").lineSpacing(0)
            """)
        #expect(size("tracked", screen) == [24, 12])
        #expect(size("kerned", screen) == [15, 12])
        #expect(size("inner", screen) == [24, 12])
        #expect(size("spaced", screen) == [6, 46])
        #expect(size("none", screen) == [6, 24])
    }

    @Test func joinedTextsAreMeasuredRunByRun() throws {
        let screen = try screen(
            """
            (Text("ab") + Text("cd").font(.system(size: 20))).named(#sizes)
            (Text("ab").tracking(1) + Text("cd")).named(#tracked)
            (Text("aaa ") + Text("bbb").font(.system(size: 20))).named(#wrapped).frame(width: 40)
            """)
        // 2 × 6 + 2 × 12 wide, as high as the larger; 2 × 7 + 2 × 6; "aaa" above "bbb" at 20 points.
        #expect(size("sizes", screen) == [36, 24])
        #expect(size("tracked", screen) == [26, 12])
        #expect(size("wrapped", screen) == [36, 36])
    }

    @Test func idealSize() throws {
        let screen = try screen(
            "#t Text(\"aaa bbb\").fixedSize(horizontal: true, vertical: false).frame(width: 20)", width: 100)
        #expect(size("t", screen) == [20, 12])
        let all = try self.screen("Text(\"aaa bbb\").named(#t).fixedSize().frame(width: 20)", width: 100)
        // 42 wide in a frame of 20: 11 stand out on each side.
        #expect(all.frame("t") == [-11 + 40, 0, 42, 12])
    }

    @Test func lineLimits() throws {
        let screen = try screen(
            """
            #most Text("aa aa aa").lineLimit(2)
            #least Text("aa").lineLimit(2...4)
            #kept Text("aa").lineLimit(3, reservesSpace: true)
            #all Text("aa aa aa").lineLimit(nil)
            """, width: 15)
        #expect(screen.texts == ["aa\na…", "aa", "aa", "aa\naa\naa"])
        #expect(size("most", screen) == [12, 24])
        #expect(size("least", screen) == [12, 24])
        #expect(size("kept", screen) == [12, 36])
        #expect(size("all", screen) == [12, 36])
    }

    @Test func baselines() throws {
        let screen = try screen(
            """
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                #large Text("a").font(.system(size: 20))
                #small Text("b")
            }
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                #two Text("a\\nb")
                #last Text("c")
            }
            """)
        // First baselines at 19 and 9.5; the last of two lines at 21.5.
        #expect(screen.frame("small").map { $0[1] } == 9.5)
        #expect(screen.frame("last").map { $0[1] - 24 } == 12)
    }

    @Test func caseAndScripts() throws {
        let screen = try screen(
            """
            #upper Text("straße").textCase(.uppercase)
            #lower Text("ABC").textCase(.lowercase)
            #kana Text("日本語")
            #marks Text("e\\u{301}e\\u{301}")
            #zero Text("a\\u{200B}b")
            """)
        #expect(screen.texts.prefix(2) == ["STRASSE", "abc"])
        #expect(size("upper", screen) == [42, 12])
        #expect(size("kana", screen) == [30, 12])
        #expect(size("marks", screen) == [12, 12])
        #expect(size("zero", screen) == [12, 12])
    }

    /// Mixed directions change the order of runs, not a text's size; a right-to-left parent leads from the right.
    @Test func rightToLeft() throws {
        let screen = try screen(
            """
            VStack(alignment: .leading, spacing: 0) {
                #mixed Text("ab אבג")
                #hebrew Text("אב")
            }
            .layoutDirection(.rightToLeft)
            """, width: 36)
        #expect(screen.frame("mixed") == [0, 0, 36, 12])
        #expect(screen.frame("hebrew") == [24, 12, 12, 12])
    }

    @Test(arguments: [
        (".font(.system(size: -3))", "a font size of -3 cannot be; 0 counts instead"),
        (".font(.system(size: .infinity))", "a font size of inf cannot be; 100000 counts instead"),
        (".font(.system(size: 1e9))", "a font size of 1000000000 cannot be; 100000 counts instead"),
        (".lineSpacing(-2)", "a line spacing of -2 cannot be; 0 counts instead"),
        (".lineSpacing(.infinity)", "a line spacing of inf cannot be; 0 counts instead"),
        (".environment(\\.lineSpacing, -2)", "a line spacing of -2 cannot be; 0 counts instead"),
        (".tracking(.infinity)", "a tracking of inf cannot be; 0 counts instead"),
        (".minimumScaleFactor(0)", "a minimum scale factor of 0 cannot be; 1 counts instead"),
        (".minimumScaleFactor(2)", "a minimum scale factor of 2 cannot be; 1 counts instead"),
        (".lineLimit(0)", "a line limit of 0 cannot be; 1 counts instead"),
        (".lineLimit(-4, reservesSpace: true)", "a line limit of -4 cannot be; 1 counts instead"),
    ])
    func impossibleSettingsAreReported(modifier: String, message: String) throws {
        let screen = try screen("#t Text(\"a\")\(modifier)")
        #expect(screen.messages == [message])
        #expect(screen.frame("t")?.allSatisfy { $0.isFinite } == true)
    }
}
