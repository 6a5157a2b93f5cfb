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

    @Test(
        "What is meant to",
        arguments: [
            ("Color.red.frame(width: 60)", -20), ("Color.red.frame(width: 60).offset(x: 30)", 0),
            ("Color.red.frame(width: 60).padding(.trailing, -20)", 0),
            ("Color.red.frame(width: 60).frame(width: 40).clipped()", 0), ("Color.red.frame(width: 40)", 0),
        ])
    func fine(_ first: String, _ spacing: Int) { #expect(lintCodes(row(first, spacing)) == []) }
}
