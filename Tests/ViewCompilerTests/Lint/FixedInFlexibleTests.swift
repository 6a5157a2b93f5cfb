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
        "Least widths, rows, what scrolls down, and what comes with another width",
        arguments: [
            (
                "Color.red.frame(minWidth: 330)",
                "this stays 330 points wide @; write a least width that fits"
            ),
            (
                "HStack { Color.red.frame(width: 200).padding(2); Color.blue.frame(width: 150) }",
                "the parts of this row have fixed widths: it stays 350 points wide @; write `maxWidth:` for what may be narrower"
            ),
            ("ScrollView { Color.red.frame(width: 330) }", "this stays 330 points wide @; write `maxWidth: 330`"),
            (
                "GeometryReader { space in if space.size.width > 350 { Text(\"a\") }\nColor.red.frame(width: 330) }",
                "this stays 330 points wide @; write `maxWidth: 330`"
            ),
        ])
    func others(_ element: String, _ message: String) throws {
        let found = lint("preview \"A\" at (390, 200) { \(element) }\n")
        try #require(found.map { $0.code.text } == ["V0703"], "\(found.map { $0.message })")
        let parts = message.split(separator: "@")
        #expect(
            found[0].message
                == parts[0]
                + "when what is around it gets narrower, so that it does not fit an iPhone 320 points wide" + parts[1])
    }

    @Test(
        "Rows with a part that gives way, and columns",
        arguments: [
            "HStack { Color.red.frame(width: 200); Color.blue }",
            "VStack { Color.red.frame(width: 200); Color.blue.frame(width: 200) }",
            "HStack { Color.red.frame(width: 100); Color.blue.frame(width: 200) }",
            "ScrollView(.horizontal) { HStack { Color.red.frame(width: 200); Color.blue.frame(width: 150) } }",
        ])
    func rows(_ element: String) { #expect(lintCodes("preview \"A\" at (390, 200) { \(element) }\n") == []) }

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
