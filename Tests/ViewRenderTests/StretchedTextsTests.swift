import Testing
import ViewRender

/// Texts that are scaled for a library that does not know `textLength`.
@Suite struct StretchedTextsTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="20" viewBox="0 0 100 20">
          <text x="10" y="15" textLength="60" lengthAdjust="spacingAndGlyphs">abc &amp; d</text>
          <text x="5" y="18" font-size="7">as it is</text>
        </svg>

        """

    /// Two bars take 10 and what stands between them 40, so that 60 points are half as much again.
    @Test func aTextGetsTheWidthThatItWasMeasuredWith() {
        var asked = ""
        let result = StretchedTexts(Array(Self.svg.utf8)).stretched { drawing, names in
            asked = String(decoding: drawing, as: UTF8.self)
            #expect(names == ["a0", "b0"])
            return [50, 10]
        }
        #expect(asked.contains(" id=\"a0\">|abc &amp; d|</text>") && asked.contains(" id=\"b0\">||</text>"))
        #expect(!asked.contains("as it is") && asked.hasSuffix("</svg>\n"))
        let lines = String(decoding: result, as: UTF8.self).split(separator: "\n")
        #expect(
            lines[1] == """
                  <text x="10" y="15" textLength="60" lengthAdjust="spacingAndGlyphs" transform="translate(10) \
                scale(1.5 1) translate(-10)">abc &amp; d</text>
                """)
        #expect(lines[2] == "  <text x=\"5\" y=\"18\" font-size=\"7\">as it is</text>")
    }

    /// Where nothing could be measured, or a text has no width, it stays.
    @Test func withoutMeasuresTextsStay() {
        #expect(StretchedTexts(Array(Self.svg.utf8)).stretched { _, _ in [] } == Array(Self.svg.utf8))
        #expect(StretchedTexts(Array(Self.svg.utf8)).stretched { _, _ in [10, 10] } == Array(Self.svg.utf8))
    }
}
