import Testing
import ViewBase

/// Windows of 100×80 points; a box of 40 in their middle lies from 30 to 70 across and from 20 to 60 down.
@Suite("What is moved where nobody sees it, or onto a text")
struct MovedElementTests {
    private func screen(_ element: String) -> String { "preview \"A\" at (100, 80) {\n    \(element)\n}\n" }

    private func box(_ move: String) -> String { "Color.red.frame(width: 40, height: 40).\(move)" }

    @Test(
        "What is moved wholly out",
        arguments: [
            "offset(x: 70)", "offset(x: -70)", "offset(y: 60)", "position(x: 120, y: 40)",
            "offset(CGSize(width: 70, height: 0))",
        ])
    func out(_ move: String) throws {
        let found = lint(screen(box(move)))
        try #require(found.map { $0.code.text } == ["V0707"])
        let name = String(move.prefix { $0 != "(" })
        #expect(
            found[0].message
                == "what `.\(name)` moves lies wholly beyond the edges of the window in the preview \"A\" at 100×80")
    }

    @Test(
        "What is seen in part, is not drawn, scrolls, or moves by a value that changes",
        arguments: [
            "offset(x: 69)", "offset(y: -59)", "position(x: 119, y: 40)", "offset(x: 70).hidden()",
            "offset(x: 70).offset(x: -70)",
        ])
    func seen(_ move: String) { #expect(lintCodes(screen(box(move))).filter { $0 != "V0702" } == []) }

    @Test func drawersMoveByTheirState() {
        let source = """
            view A {
                state isOpen = false
                Color.red.frame(width: 44, height: 44).offset(x: isOpen ? 0 : -70).onTapGesture { isOpen = true }
            }
            preview "A" at (100, 80) { A() }

            """
        #expect(lintCodes(source) == [])
        #expect(lintCodes(screen("ScrollView(.horizontal) { \(box("offset(x: 70)")) }")) == [])
    }

    /// Two lines of text of about 20 points each, the second moved up by its height.
    @Test func aTextOnAText() throws {
        let source = screen("VStack(spacing: 0) {\n        Text(\"one\")\n        Text(\"two\").offset(y: -15)\n    }")
        let found = lint(source)
        try #require(found.map { $0.code.text } == ["V0706"])
        #expect(found[0].message == "`.offset` moves a text onto another in the preview \"A\" at 100×80")
        #expect(found[0].notes.map { $0.message } == ["it lies on this one"])
    }

    @Test(
        "What lies on no text, on an area between, or is cut where it would",
        arguments: [
            "VStack(spacing: 0) { Text(\"one\"); Text(\"two\").offset(y: 5) }",
            "VStack(spacing: 0) { Text(\"one\"); Text(\"two\").background(.blue).offset(y: -15) }",
            "VStack(spacing: 0) { Text(\"one\"); Text(\"two\").offset(y: -15).clipped() }",
            "ZStack { Text(\"one\"); Circle().frame(width: 20, height: 20).offset(x: 20) }",
        ])
    func fine(_ element: String) { #expect(lintCodes(screen(element)) == []) }
}
