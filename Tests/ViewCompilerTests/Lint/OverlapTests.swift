import Testing
import ViewBase

/// Boxes of known sizes: a box of 60 in a frame of 40 sticks out by 10 on both sides.
@Suite("Neighbours that lie on each other")
struct OverlapTests {
    private func row(_ first: String, _ spacing: Int) -> String {
        "preview \"A\" at (320, 40) {\n    HStack(spacing: \(spacing)) {\n        \(first)\n        Color.blue.frame(width: 50)\n    }\n}\n"
    }

    @Test func told() throws {
        let box = "Color.red.frame(width: 60).frame(width: 40)"
        #expect(lintCodes(row(box, 10)) == [])
        let found = lint(row(box, 9))
        try #require(found.map { $0.code.text } == ["V0706"])
        #expect(
            found[0].message
                == "`Color` sticks out of its frame and lies on its neighbour in the preview \"A\" at 320×40")
        #expect(found[0].notes.map { $0.message } == ["it lies on this one"])
    }

    @Test(
        "In every container that sets apart, and in what scrolls",
        arguments: ["AdaptiveStack(by: .width(1))", "ScrollView { HStack", "Grid { GridRow"])
    func containers(_ head: String) {
        let end = head.contains("{") ? " }" : ""
        #expect(
            lintCodes(
                "preview \"A\" at (320, 40) { \(head) { Color.red.frame(width: 60, height: 9).frame(width: 20)\n"
                    + "Color.blue.frame(width: 50, height: 9) }\(end) }\n") == ["V0706"])
    }

    private func layers(_ content: String) -> String {
        "preview \"A\" at (320, 100) {\n    ZStack {\n\(content)\n    }\n}\n"
    }

    /// Both stand in the middle; "World" is the wider one.
    @Test func layeredTextsAreTold() throws {
        let found = lint(layers("        Text(\"Hello\")\n        Text(\"World\")"))
        try #require(found.map { $0.code.text } == ["V0706"])
        #expect(
            found[0].message
                == "`Text` lies on a text of another layer in the preview \"A\" at 320×100, with nothing drawn between them"
        )
        #expect(found[0].notes.map { $0.message } == ["it lies on this one"])
        #expect(
            lintCodes(layers("HStack { Text(\"A\"); Text(\"Hello\") }\nGroup { Text(\"Hello World\").bold() }"))
                == ["V0706"])
    }

    @Test(
        "Layers that can be read",
        arguments: [
            "Color.blue\nText(\"Hello\")", "Text(\"Hello\")\nText(\"World\").background(Color.white)",
            "Text(\"Hello\")\nColor.white\nText(\"World\")", "Text(\"Hello\")\nText(\"World\").offset(y: 20)",
            "Text(\"Hello\")\nText(\"World\").opacity(0)", "Text(\"Hello\")\nText(\"World\").hidden()",
            "Text(\"Hello\").padding(.bottom, 40)\nText(\"World\").padding(.top, 40)",
            "Text(\"Hello\").frame(maxWidth: .infinity, alignment: .leading)\nText(\"World\")",
            "ScrollView { Text(\"Hello\").frame(height: 100) }\nText(\"World\")",
        ])
    func layersAreFine(_ content: String) {
        #expect(lintCodes(layers(content)).filter { $0 == "V0706" } == [])
    }

    @Test(
        "What is meant to",
        arguments: [
            ("Color.red.frame(width: 60)", -20), ("Color.red.frame(width: 60).offset(x: 30)", 0),
            ("Color.red.frame(width: 60).padding(.trailing, -20)", 0),
            ("Color.red.frame(width: 60).frame(width: 40).clipped()", 0), ("Color.red.frame(width: 40)", 0),
        ])
    func fine(_ first: String, _ spacing: Int) { #expect(lintCodes(row(first, spacing)) == []) }
}
