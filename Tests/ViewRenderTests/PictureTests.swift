import Testing
import ViewBase
import ViewLayout
import ViewTree

@testable import ViewRender

@Suite("Pictures")
struct PictureTests {
    private func lines(_ picture: Picture) -> [Substring] { Samples.text(picture.svg()).split(separator: "\n") }

    @Test func aTextKeepsItsMeasuredWidth() {
        #expect(
            lines(Samples.picture("Card", "a & b")).contains(
                """
                  <text x="10" y="20" font-size="10" fill="#000000" textLength="50" lengthAdjust="spacingAndGlyphs">\
                a &amp; b</text>
                """))
    }

    @Test func framesNamesAndMarksAreDrawnOnDemand() {
        var picture = Samples.picture()
        #expect(!lines(picture).contains { $0.contains("#title") || $0.contains("data-node") })
        picture.showsFrames = true
        picture.marksNodes = true
        #expect(lines(picture).contains { $0.contains(">#title</text>") })
        #expect(lines(picture).contains { $0.contains(" data-node=\"0\"") })
    }

    /// What has no area, or no end, still gives a file that reads.
    @Test func oddFramesAreDrawn() {
        let frame = Rect<Double>(x: 0, y: 0, width: .infinity, height: -1)
        let looks = [
            DisplayItem.Kind.shape(ShapeLook(.capsule, fill: .color(RGBA(hex: 0xFF0000)))),
            .picture(PictureLook(symbol: "star", .color(RGBA(hex: 0xFF0000)))), .begin(.clip(.circle)), .end,
        ]
        let display = DisplayList(
            width: 10, height: 10, scheme: .dark, items: looks.map { DisplayItem(NodeID(0), frame, $0) })
        let text = Samples.text(Picture(display, Samples.picture().report).svg())
        #expect(!text.contains("inf") && !text.contains("nan"))
        for length in ["width", "height", "r", "rx", "ry"] { #expect(!text.contains(" \(length)=\"-")) }
        #expect(text.hasSuffix("</svg>\n"))
    }

    /// Columns are as wide as their widest picture; 24 points lie between, a title of 18 over each.
    @Test func aSheetIsAMatrix() {
        let cells = [
            Sheet.Cell("one", Samples.picture(width: 100, height: 40)),
            Sheet.Cell("two", Samples.picture(width: 50, height: 60)),
        ]
        let text = Samples.text(Sheet("Card", rows: [cells, cells]).svg())
        #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"222\" height=\"228\""))
        #expect(text.contains("<svg x=\"148\" y=\"144\" width=\"50\" height=\"60\" viewBox=\"0 0 50 60\">"))
    }
}
