import ViewBase
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRender

/// Pictures made by hand.
enum Samples {
    /// A picture of a size that shows a text at (10, 20), 50 wide.
    static func picture(
        _ view: String = "Card", _ text: String = "Hi", width: Double = 100, height: Double = 40
    ) -> Picture {
        let frame = Rect<Double>(x: 10, y: 8, width: 50, height: 16)
        let look = TextLook(font: ResolvedFont(size: 10), ink: .color(RGBA(hex: 0x000000)))
        let line = DisplayText(text, x: 10, baseline: 20, width: 50, isRightToLeft: false, look)
        let display = DisplayList(
            width: width, height: height, scheme: .light, items: [DisplayItem(NodeID(0), frame, .text(line))])
        let node = ReportNode(
            id: NodeID(0), kind: "Text", name: "title", frame: frame, text: text, facts: NodeFacts(), place: nil,
            end: 1)
        let report = Report(view: view, proposedWidth: width, proposedHeight: height, warnings: [], nodes: [node])
        return Picture(display, report)
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
