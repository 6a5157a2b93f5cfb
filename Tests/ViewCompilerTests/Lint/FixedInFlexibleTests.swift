import Testing
import ViewBase

/// The narrowest known iPhone is 320 points wide.
@Suite("Fixed widths that do not fit the narrowest iPhone")
struct FixedInFlexibleTests {
    private func screen(_ frame: String, width: Int = 390, _ around: String = "VStack") -> String {
        "preview \"A\" at (\(width), 200) {\n    \(around) {\n        Color.red.frame(\(frame))\n    }\n    .frame(maxWidth: .infinity)\n}\n"
    }

    @Test func told() throws {
        let found = lint(screen("width: 330, height: 20"))
        try #require(found.map { $0.code.text } == ["V0703"])
        #expect(
            found[0].message
                == "this stays 330 points wide when what is around it gets narrower, so that it does not fit an iPhone 320 points wide; write `maxWidth: 330`"
        )
    }

    @Test(
        "What fits, gives way or scrolls",
        arguments: [
            ("width: 320, height: 20", 390, "VStack"), ("maxWidth: 330, maxHeight: 20", 390, "VStack"),
            ("width: 330, height: 20", 390, "ScrollView(.horizontal)"), ("width: 600, height: 20", 700, "VStack"),
        ])
    func fine(_ frame: String, _ width: Int, _ around: String) {
        #expect(lintCodes(screen(frame, width: width, around)) == [])
    }
}
