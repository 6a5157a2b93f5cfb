import Testing
import ViewCompiler
import ViewLayout
import ViewText
import ViewTree

/// Sections, lazy stacks, cells, frames by the container, space that counts as covered, and effects.
@Suite("Rows of layout")
struct LayoutRowTests {
    private func screen(_ body: String, width: Double? = 200, height: Double? = 100) throws -> Screen {
        try Screen("view A {\n\(body)\n}", .window(width, height).with { $0.textMetrics = .fixed })
    }

    private func near(_ frame: [Double]?, _ expected: [Double]) -> Bool {
        guard let frame else { return false }
        return zip(frame, expected).allSatisfy { abs($0 - $1) < 0.001 }
    }

    @Test func aSectionIsItsHeaderContentAndFooterInTheContainerAround() throws {
        let shown = try screen(
            """
            VStack(spacing: 0) {
                Section {
                    Text("a")
                    Text("b")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }
                Section("t") { Text("c") }
                Section(header: Text("i")) { Text("d") }.bold()
            }
            """, height: nil)
        #expect(shown.texts == ["h", "a", "b", "f", "t", "c", "i", "d"])
        #expect(!shown.report.nodes.contains { $0.kind == "Section" })
        // Eight lines of 20.4; a modifier of a section is one of each element.
        #expect(abs(shown.size[1] - 163.2) < 0.001)
        #expect(shown.report.nodes.count { $0.kind == "bold" } == 2)
    }

    @Test func aLazyStackIsAsWideAsItIsOfferedAndItsChildrenHaveTheirIdealLength() throws {
        let shown = try screen(
            "ScrollView { #s LazyVStack(spacing: 10) { #a Text(\"ab\"); #b Color.red } }")
        // A colour without an offered height is 10 high.
        #expect(near(shown.frame("s"), [0, 0, 200, 40.4]))
        #expect(near(shown.frame("a"), [89.8, 0, 20.4, 20.4]))
        #expect(near(shown.frame("b"), [0, 30.4, 200, 10]))
        let leading = try screen("ScrollView { LazyVStack(alignment: .leading) { #a Text(\"ab\") } }")
        #expect(near(leading.frame("a"), [0, 0, 20.4, 20.4]))
        let row = try screen("ScrollView(.horizontal) { #s LazyHStack(spacing: 10) { Text(\"ab\"); Color.red } }")
        #expect(near(row.frame("s"), [0, 0, 40.4, 100]))
    }

    // Columns of 50 and 30 with 10 between: 90, in the middle of 200 from 55 on.
    @Test func cellsSpanColumnsAndStandWhereTheirModifiersSay() throws {
        func grid(_ cell: String) throws -> Screen {
            try screen(
                """
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 50, height: 10)
                        Color.red.frame(width: 30, height: 10)
                    }
                    \(cell)
                }
                """)
        }
        let small = "#c Color.blue.frame(width: 20, height: 10)"
        #expect(near(try grid("GridRow { \(small) }").frame("c"), [70, 50, 20, 10]))
        #expect(near(try grid("GridRow { \(small).gridCellColumns(2) }").frame("c"), [90, 50, 20, 10]))
        #expect(near(try grid("GridRow { \(small).gridCellAnchor(.topLeading) }").frame("c"), [55, 50, 20, 10]))
        let anchor = "UnitPoint(x: 0.25, y: 0)"
        #expect(near(try grid("GridRow { \(small).gridCellAnchor(\(anchor)) }").frame("c"), [62.5, 50, 20, 10]))
        #expect(near(try grid("GridRow { \(small).gridColumnAlignment(.trailing) }").frame("c"), [85, 50, 20, 10]))
        let line = "#c Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal)"
        #expect(near(try grid(line).frame("c"), [55, 50, 90, 10]))
    }

    @Test func aFrameByItsContainerIsAShareOfTheScrollViewOrTheWindow() throws {
        let color = "#c Color.red"
        #expect(try screen("\(color).containerRelativeFrame(.horizontal)").frame("c")?[2] == 200)
        func scrolled(_ modifier: String, around: String = ".frame(width: 120)") throws -> Double? {
            try screen("ScrollView(.horizontal) { HStack { \(color).\(modifier) } }\(around)").frame("c")?[2]
        }
        #expect(try scrolled("containerRelativeFrame(.horizontal)") == 120)
        #expect(try scrolled("containerRelativeFrame(.horizontal)", around: ".padding(10)") == 180)
        #expect(try scrolled("containerRelativeFrame(.horizontal)", around: ".frame(maxWidth: 150)") == 150)
        // (120 − 2 × 6) / 3, and twice that with one distance.
        #expect(try scrolled("containerRelativeFrame(.horizontal, count: 3, spacing: 6)") == 36)
        #expect(try scrolled("containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)") == 78)
        #expect(try scrolled("containerRelativeFrame(.horizontal) { length, axis in length / 2 }") == 60)
    }

    @Test func aFrameByTheWindowFollowsEachSizeOfOneRun() throws {
        let sources = MemorySources()
        sources.add("a.view", Array("view A { Color.red.containerRelativeFrame(.horizontal) }".utf8))
        var options = EvaluationOptions()
        options.sizes = [WindowSize(width: 200, height: 100), WindowSize(width: 300, height: 100)]
        let reports = try Compilation(["a.view"], from: sources).layout(options).reports
        #expect(reports.map { $0.nodes[0].frame.width } == [200, 300])
    }

    @Test func safeAreaPaddingIsSpaceThatGroundsRunInto() throws {
        let box = "#c Color.red.frame(width: 60, height: 20)"
        let padded = try screen("VStack { \(box) }.safeAreaPadding(.horizontal, 20)")
        #expect(near(padded.frame("c"), [70, 40, 60, 20]))
        let insets = "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)"
        let all = try screen("VStack { #p Color.red }.safeAreaPadding(\(insets))")
        #expect(near(all.frame("p"), [2, 1, 194, 96]))
        let ground = try screen("#c Color.red.ignoresSafeArea().safeAreaPadding(10)")
        #expect(near(ground.frame("c"), [0, 0, 200, 100]))
    }

    @Test func effectsMoveNothing() throws {
        let shown = try screen(
            """
            #c Color.red.frame(width: 60, height: 20).rotationEffect(.degrees(45)).scaleEffect(2).blur(radius: 3)
                .scaleEffect(x: -1, y: 1, anchor: .top)
            """)
        #expect(near(shown.frame("c"), [70, 40, 60, 20]))
    }

    @Test func aGradientFillsAndColours() throws {
        let gradient = "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)"
        #expect(try screen("#g \(gradient)").color("g") == "#FF3B30FF")
        #expect(try screen("#g Circle().fill(\(gradient))").color("g") == "#FF3B30FF")
        #expect(try screen("#g Text(\"a\").foregroundStyle(\(gradient))").color("g") == "#FF3B30FF")
        #expect(try screen("#g Text(\"a\").background(\(gradient))").frame("g")?[2] == 10.2)
    }
}
