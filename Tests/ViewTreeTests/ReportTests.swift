import Testing
import ViewBase
import ViewLayout
import ViewTree

@Suite("Report")
struct ReportTests {
    private func node(
        _ kind: String, _ name: String? = nil, _ frame: (Double, Double, Double, Double), text: String? = nil,
        facts: NodeFacts = NodeFacts(), place: ReportPlace? = nil, end: Int
    ) -> ReportNode {
        ReportNode(
            id: NodeID(0), kind: kind, name: name,
            frame: Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
            text: text, facts: facts, place: place, end: end)
    }

    private var textFacts: NodeFacts {
        var facts = NodeFacts()
        facts.lineCount = 2
        facts.isTruncated = true
        facts.color = RGBA(hex: 0x000000)
        return facts
    }

    private var sample: Report {
        let warning = ReportWarning(code: DiagnosticCode(501), message: "header overlaps", place: nil)
        return Report(
            view: "Row", proposedWidth: 200, proposedHeight: nil, warnings: [warning],
            nodes: [
                node("Row", nil, (26, 0, 148, 20), end: 4),
                node("padding", "r", (26, 0, 148, 20), end: 3),
                node("Text", nil, (26.5, -0.0, 147.1, 20), text: "a\n\"b…", facts: textFacts, end: 3),
                node("Spacer", "chip[2]", (174, 0, .infinity, 20), end: 4),
            ])
    }

    @Test func jsonHasTheFixedKeysInOrder() {
        let expected = """
            {
              "schema": 1,
              "view": "Row",
              "proposal": {"width": 200, "height": null},
              "size": {"width": 148, "height": 20},
              "warnings": [
                {"code": "V0501", "message": "header overlaps"}
              ],
              "root": {
                "kind": "Row", "name": null, "frame": [26, 0, 148, 20], "text": null, "facts": {},
                "children": [
                  {
                    "kind": "padding", "name": "r", "frame": [26, 0, 148, 20], "text": null, "facts": {},
                    "children": [
                      {"kind": "Text", "name": null, "frame": [26.5, 0, 147.1, 20], "text": "a\\n\\"b…", \
            "facts": {"lineCount": 2, "truncated": true, "color": "#000000FF"}, "children": []}
                    ]
                  },
                  {"kind": "Spacer", "name": "chip[2]", "frame": [174, 0, "inf", 20], "text": null, "facts": {}, \
            "children": []}
                ]
              }
            }

            """
        #expect(String(decoding: sample.json(), as: UTF8.self) == expected)
    }

    @Test func compactJSONIsTheSameValueOnOneLine() throws {
        let compact = sample.json(isCompact: true)
        #expect(compact.filter { $0 == 0x0A }.count == 1)
        #expect(compact.last == 0x0A)
        #expect(try JSONReader.read(compact).get() == JSONReader.read(sample.json()).get())
    }

    @Test func allFactsStandInTheFixedOrder() throws {
        var facts = NodeFacts()
        facts.isHidden = true
        facts.color = RGBA(hex: 0x123456, alpha: 0.5)
        facts.isClipped = false
        facts.hiddenCount = 3
        facts.shownCount = 0
        facts.isTruncated = false
        facts.lineCount = 1
        facts.isEnabled = false
        facts.isHorizontal = true
        let report = Report(
            view: "V", proposedWidth: .infinity, proposedHeight: 1, warnings: [],
            nodes: [node("X", nil, (0, 0, 0, 0), facts: facts, end: 1)])
        let text = String(decoding: report.json(isCompact: true), as: UTF8.self)
        #expect(text.contains(#""proposal":{"width":"inf","height":1}"#))
        #expect(
            text.contains(
                #""facts":{"axis":"horizontal","enabled":false,"lineCount":1,"truncated":false,"shownCount":0,"#
                    + ##""hiddenCount":3,"clipped":false,"color":"#12345680","hidden":true}"##))
    }

    @Test func placesFollowTheNameAndTheFileComesLast() {
        let report = Report(
            view: "V", proposedWidth: 1, proposedHeight: 1, warnings: [],
            nodes: [
                node("X", "n", (0, 0, 0, 0), place: ReportPlace(file: "b.view", line: 3, column: 7), end: 2),
                node("Y", nil, (0, 0, 0, 0), place: ReportPlace(file: nil, line: 1, column: 2), end: 2),
            ])
        let text = String(decoding: report.json(isCompact: true), as: UTF8.self)
        #expect(text.contains(#""name":"n","line":3,"column":7,"file":"b.view","frame""#))
        #expect(text.contains(#""name":null,"line":1,"column":2,"frame""#))
    }

    @Test func textIsOneNodeALine() {
        let expected = """
            Row at 200×ideal
              Row  26 0  148×20
                padding #r  26 0  148×20
                  Text  26.5 0  147.1×20  "a\\n\\"b…"  2 lines  truncated  #000000FF
                Spacer #chip[2]  174 0  inf×20
            warning[V0501]: header overlaps

            """
        #expect(String(decoding: sample.text(), as: UTF8.self) == expected)
    }

    @Test func aTreeOfTwentyThousandLevelsIsPrintedInLinearSpace() {
        let depth = 20_000
        let nodes = (0..<depth).map { _ in node("padding", nil, (0, 0, 1, 1), end: depth) }
        let report = Report(view: "V", proposedWidth: 1, proposedHeight: 1, warnings: [], nodes: nodes)
        let compact = report.json(isCompact: true)
        #expect(compact.filter { $0 == 0x5B }.count == 2 * depth + 1)
        #expect(compact.filter { $0 == 0x7D }.count == compact.filter { $0 == 0x7B }.count)
        #expect(report.json().count < depth * 3000)
        #expect(report.text().count < depth * 600)
    }

    /// At 2 pixels a point 26.5 is 53 pixels, and the right edge 173.6 is 347.2, so 347: 147 points wide.
    @Test func pixelRoundingMovesBothCorners() {
        let rounded = sample.rounded(to: PixelGrid(scale: 2))
        #expect(rounded.nodes[2].frame == Rect(x: 26.5, y: 0, width: 147, height: 20))
        #expect(rounded.nodes[3].frame == Rect(x: 174, y: 0, width: .infinity, height: 20))
    }
}
