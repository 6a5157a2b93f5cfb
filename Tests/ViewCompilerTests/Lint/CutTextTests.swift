import Testing
import ViewBase

/// "Landscape" is about 80 points wide at `large`, and five of them are about 420: two lines of 20.3 points in 320, which
/// fit into 44 and grow with the text size. A single line is never cut by a height.
@Suite("Texts that larger sizes cut")
struct CutTextTests {
    private func screen(_ element: String) -> String { "preview \"A\" at (320, 400) {\n    \(element)\n}\n" }

    @Test(
        "What is told",
        arguments: [
            ("Text(\"Landscape\").lineLimit(1).frame(width: 90)", "width is 90"),
            ("Text(\"Landscape Landscape Landscape Landscape Landscape\").frame(height: 44)", "height is 44"),
            ("HStack { Text(\"Landscape\").lineLimit(1) }.frame(width: 90)", "width is 90"),
            ("Text(\"Landscape\").lineLimit(1).frame(maxWidth: 90)", "width is at most 90"),
            (
                "Text(\"Landscape Landscape Landscape Landscape Landscape\").frame(maxHeight: 44)",
                "height is at most 44"
            ),
            ("Text(\"Landscape\").frame(height: 22).clipped()", "height is 22"),
            ("Text(\"Landscape\").padding(2).frame(height: 28).background(Color.red).cornerRadius(8)", "height is 28"),
            ("Text(\"Landscape\").fixedSize().frame(width: 90).clipShape(Capsule())", "width is 90"),
        ])
    func told(_ element: String, _ cause: String) throws {
        let found = lint(screen(element))
        try #require(found.map { $0.code.text } == ["V0704"], "\(found.map { $0.message })")
        #expect(found[0].message.hasPrefix("at the text size `"))
        #expect(
            found[0].message.hasSuffix(
                "` this text is cut in the preview \"A\" at 320×400, since its frame's \(cause) at every size"))
    }

    /// What is cut at every size is told of the preview's own, once.
    @Test(
        "What is told of the preview's own size",
        arguments: [
            ("Text(\"Landscape\").lineLimit(1).frame(width: 40)", "width is 40"),
            ("Text(\"Landscape\").frame(width: 40).lineLimit(1)", "width is 40"),
            ("Text(\"Landscape\").lineLimit(1).frame(maxWidth: 40)", "width is at most 40"),
            ("ForEach(0..<3, id: \\.self) { _ in Text(\"Landscape\").lineLimit(1).frame(width: 40) }", "width is 40"),
        ])
    func toldAtOnce(_ element: String, _ cause: String) {
        #expect(
            lint(screen(element)).filter { $0.code.text == "V0704" }.map { $0.message } == [
                "this text is cut in the preview \"A\" at 320×400, since its frame's \(cause)"
            ])
    }

    @Test(
        "What can grow, or keeps its size",
        arguments: [
            "Text(\"Landscape\").frame(minWidth: 90, minHeight: 24)", "Text(\"Landscape\").frame(width: 90)",
            "Text(\"Landscape\").frame(height: 24)",
            "Text(\"A\").lineLimit(1).frame(width: 200)",
            "Text(\"Landscape\").font(.system(size: 17)).dynamicTypeSize(.large).lineLimit(1).frame(width: 90)",
            "ScrollView { Text(\"Landscape\") }.frame(height: 24)",
            "Text(\"Landscape\").frame(maxWidth: 300)", "Text(\"Landscape\").clipped()",
            "Text(\"Landscape\").fixedSize().frame(width: 40).clipped()",
            "Text(\"Landscape\").padding(2).clipShape(Capsule())", "Text(\"Landscape\").frame(minHeight: 22).clipped()",
            "ScrollView { Text(\"Landscape\") }.frame(height: 24).clipped()",
            "Text(\"Landscape\").frame(height: 22).offset(x: 4).clipped()",
        ])
    func fine(_ element: String) { #expect(lintCodes(screen(element)).filter { $0 == "V0704" } == []) }
}
