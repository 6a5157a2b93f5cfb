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

    /// Every number in a drawing is finite, whatever the numbers of its effects, lines and gradients are.
    @Test(arguments: [Double.infinity, -.infinity, .nan]) func numbersAreFinite(number: Double) {
        let frame = Rect<Double>(x: number, y: 1, width: number, height: number)
        let red = Ink.color(RGBA(hex: 0xFF0000))
        let anchor = UnitPoint(x: number, y: number)
        let gradient = Ink.gradient([Ink.Stop(RGBA(hex: 0xFF0000), at: number)], from: anchor, to: anchor)
        let line = StrokeLine(width: number, miterLimit: number, dash: [number], dashPhase: number)
        let kinds: [DisplayItem.Kind] = [
            .begin(.opacity(number)), .begin(.clip(.rounded(width: number, height: number))),
            .begin(.shadow(RGBA(hex: 0), radius: number, x: number, y: number)), .begin(.blur(radius: number)),
            .begin(.transform(.rotation(radians: number, around: anchor))),
            .begin(.transform(.scale(x: number, y: number, around: anchor))),
            .shape(ShapeLook(.capsule, fill: gradient, stroke: red, line: line)),
            .line([Point(x: number, y: number)], width: number, RGBA(hex: 0)),
            .picture(PictureLook(symbol: "star", red)), .end, .end, .end, .end, .end, .end,
        ]
        let display = DisplayList(
            width: 10, height: 10, scheme: .dark, items: kinds.map { DisplayItem(NodeID(0), frame, $0) })
        var picture = Picture(display, Samples.picture().report)
        picture.showsFrames = true
        let text = Samples.text(picture.svg())
        for word in ["inf", "nan"] { #expect(!text.contains("\"\(word)") && !text.contains(" \(word)"), "\(text)") }
        #expect(!text.contains("(inf") && !text.contains("(nan") && !text.contains("-inf"))
    }

    /// Three frames with one corner: a name above it, one 8 points below that, one below that; a fourth has room beside.
    @Test func namesOfFramesDoNotLieOverEachOther() {
        var labels = FrameLabels()
        let corner = Rect<Double>(x: 10, y: 50, width: 80, height: 40)
        #expect(labels.place(of: "#outer", at: corner).y == 48.5)
        #expect(labels.place(of: "#inner", at: corner).y == 56.5)
        #expect(labels.place(of: "#text", at: corner).y == 64.5)
        #expect(labels.place(of: "#beside", at: Rect(x: 60, y: 50, width: 8, height: 8)).y == 48.5)
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
