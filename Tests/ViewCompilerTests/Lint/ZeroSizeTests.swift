import Testing
import ViewBase

@Suite("Elements of no size")
struct ZeroSizeTests {
    /// 100 points, of which a red box takes `width`; the element gets the rest.
    private func screen(_ element: String, _ width: Int) -> String {
        "preview \"A\" at (100, 40) {\n    HStack(spacing: 0) {\n        Color.red.frame(width: \(width))\n        \(element)\n    }\n}\n"
    }

    @Test(arguments: ["Color.blue", "Circle()", "Image(systemName: \"star\").resizable()"])
    func told(_ element: String) throws {
        #expect(lintCodes(screen(element, 99)) == [])
        let found = lint(screen(element, 100))
        try #require(found.map { $0.code.text } == ["V0705"])
        #expect(
            found[0].message.hasSuffix(" has no width in the preview \"A\" at 100×40, so that nothing of it is seen"))
    }

    @Test("A scroll view of no size, and what is in it") func scrolls() {
        let row = screen("ScrollView { Color.blue.frame(height: 9) }", 100)
        let found = lint(row)
        #expect(found.map { $0.code.text } == ["V0705", "V0705"])
        #expect(found.first?.message.hasPrefix("`ScrollView` has no width") == true)
    }

    @Test(
        "What shows nothing, or is meant to have no size",
        arguments: [
            "Color.clear", "Spacer(minLength: 0)", "Text(\"\")", "Color.blue.frame(width: 0)", "EmptyView()",
            "Color.blue.hidden()",
        ])
    func fine(_ element: String) { #expect(lintCodes(screen(element, 100)) == []) }
}
