import Testing
import ViewBase

@Suite("What reaches beyond the window")
struct OverflowTests {
    private func screen(_ element: String) -> String { "preview \"A\" at (100, 80) {\n    \(element)\n}\n" }

    /// A box of 120 in a window of 100 is centred and sticks out by 10 on both sides.
    @Test(
        "What is told, at the innermost element that holds it all",
        arguments: [
            (
                "Color.red.frame(width: 120, height: 10)",
                "what `Color` shows reaches 10 points beyond a side of the window"
            ),
            (
                "VStack(spacing: 0) {\n        Color.red.frame(height: 60)\n        Color.blue.frame(height: 60)\n    }",
                "what `VStack` shows reaches 20 points beyond the top or bottom of the window"
            ),
            (
                "HStack(spacing: 0) {\n        Color.red.frame(width: 10)\n        Color.blue.frame(width: 30).frame(width: 10, alignment: .leading).offset(x: 0, y: 1)\n        Color.green.frame(width: 90)\n    }",
                "what `HStack` shows reaches 5 points beyond a side of the window"
            ),
        ])
    func told(_ element: String, _ message: String) throws {
        let found = lint(screen(element)).filter { $0.code != .overlap }
        try #require(found.map { $0.code.text } == ["V0707"])
        #expect(found[0].message == message + " in the preview \"A\" at 100×80")
    }

    /// A box of 120 in a window of 100 sticks out by 10 on both sides, where it scrolls only down.
    @Test("What scrolls along the other axis") func scrollsElsewhere() {
        let found = lint(screen("ScrollView { Color.red.frame(width: 120, height: 200) }"))
        #expect(
            found.map { $0.message } == [
                "what `Color` shows reaches 10 points beyond a side of the window in the preview \"A\" at 100×80"
            ])
        #expect(lintCodes(screen("ScrollView(.horizontal) { Color.red.frame(width: 120, height: 60) }")) == [])
    }

    @Test(
        "What scrolls, is cut or was moved",
        arguments: [
            "ScrollView { Color.red.frame(height: 200) }", "Color.red.frame(width: 120).frame(width: 90).clipped()",
            "Color.red.frame(width: 90).offset(x: 60)", "Color.red.frame(width: 90).position(x: 0, y: 0)",
            "Color.red.frame(width: 120).hidden()", "Color.clear.frame(width: 120)", "Color.red",
        ])
    func fine(_ element: String) { #expect(lintCodes(screen(element)) == []) }
}
