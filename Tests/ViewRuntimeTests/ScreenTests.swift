import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewRuntime
import ViewText
import ViewTree

/// A screen as a whole: its root, the values given to it, several layouts of one tree.
@Suite struct ScreenTests {
    private let source = """
        view Chips(count: Int = 30) {
            WholeItemRow(0..<count, spacing: 4) { n in Text("chip \\(n)") } overflow: { n in Text("\\(n) hidden").padding(2) }
            GeometryReader { proxy in Text("\\(proxy.size.width)") }
        }
        """

    @Test func severalSizesOfOneTreeEqualFreshOnes() {
        let program = Shown.check(source)
        let screen = Evaluator.evaluate(program, input(.view(ViewID(0))))
        let sizes: [Double] = [320, 64, 1000, 320, 5, 64]
        for width in sizes {
            let again = report(screen, width)
            let fresh = report(Evaluator.evaluate(program, input(.view(ViewID(0)))), width)
            #expect(again == fresh)
        }
    }

    private func input(_ root: EvaluationInput.Root) -> EvaluationInput {
        var input = EvaluationInput(root)
        input.environment = .fixed
        return input
    }

    private func report(_ screen: EvaluatedScreen, _ width: Double) -> [UInt8] {
        let placements = Shown.layout(screen, width, 200, .fixed)
        let window = WindowContext(width: width, height: 200)
        return Report(view: "", window: window, placements: placements, infos: screen.infos).json()
    }

    @Test func theDefaultBadgeCountsTheHiddenItems() {
        let shown = Shown(
            "view A { WholeItemRow([\"aaaa\", \"bbbb\", \"cccc\"], id: \\.self, spacing: 0) { t in Text(t) } }",
            width: 110)
        // A label is 4 · 10.2 wide, "2 more" 6 · 10.2: one label and the badge take 102.
        #expect(shown.texts == ["aaaa", "2 more"])
        #expect(shown.size[0] == 102)
    }

    @Test func anEmptyRowShowsItsEmptyContent() {
        let shown = Shown(
            "view A { #row WholeItemRow(0..<0) { n in Text(\"x\") } empty: { Text(\"none\").padding(1) } }")
        #expect(shown.texts == ["none"])
        #expect(shown.node("row")?.facts.shownCount == 0)
        #expect(shown.tree == "A\n WholeItemRow #row\n  padding\n   Text")
        #expect(Shown("view A { WholeItemRow(0..<0) { n in Text(\"x\") } }").size == [0, 0])
    }

    @Test func rowsOfChildren() {
        let shown = Shown(
            """
            view A(more: Bool = true) {
                #row WholeItemRow(spacing: 0) {
                    Color.red.frame(width: 40, height: 10)
                    if more { Color.red.frame(width: 40, height: 10) }
                    ForEach(0..<2, id: \\.self) { n in Color.blue.frame(width: 40, height: 10) }
                } overflow: { n in
                    Color.gray.frame(width: 10, height: 10)
                }
            }
            """, width: 100)
        #expect(shown.node("row")?.facts.shownCount == 2)
        #expect(shown.node("row")?.facts.hiddenCount == 2)
        #expect(shown.size == [90, 10])
    }

    @Test func headersTakeTheirPartsInTheOrderOfTheSource() {
        let shown = Shown(
            """
            view A(icon: Content? = nil) {
                HeaderStack {
                    #t Color.red.frame(width: 10, height: 10)
                } trailing: {
                    #end Color.red.frame(width: 20, height: 10)
                } leading: {
                    if false { Color.red }
                }
            }
            """, width: 100)
        #expect(shown.tree == "A\n HeaderStack\n  frame #t\n   Color\n  frame #end\n   Color")
        #expect(shown.frame("t")[0] == 45)
        #expect(shown.frame("end")[0] == 80)
    }

    @Test func overlaysFloatOverTheirBase() {
        var environment = EnvironmentValues.fixed
        environment.keyboardHeight = 336
        let source = """
            view A {
                Overlay(inset: 16) { Color.white; Text("base") } floating: { #fab Color.red.frame(width: 56, height: 56) }
            }
            """
        let insets = EdgeInsets<Double>(top: 47, leading: 0, bottom: 34, trailing: 0)
        #expect(Shown(source, safeArea: insets).frame("fab") == [318, 738, 56, 56])
        #expect(Shown(source, environment: environment, safeArea: insets).frame("fab") == [318, 436, 56, 56])
        #expect(Shown(source).tree == "A\n Overlay\n  ZStack\n   Color\n   Text\n  frame #fab\n   Color")
    }

    @Test func previewsSetTheirEnvironment() {
        let program = Shown.check(
            """
            view A(n: Int) { Text("\\(env.colorScheme) \\(n)") }
            preview "p" at (100 + 20, 50) with colorScheme: .dark, dynamicTypeSize: .xLarge { A(n: 1); A(n: 2) }
            """)
        let preview = PreviewID(0)
        var input = EvaluationInput(.preview(preview))
        let head = Evaluator.head(of: preview, in: program, .fixed)
        #expect(head.diagnostics.isEmpty)
        input.environment = head.environment
        #expect(input.environment.dynamicTypeSize == .xLarge)
        let size = head.size
        #expect(size?.width == 120 && size?.height == 50)
        let screen = Evaluator.evaluate(program, input)
        let placements = Shown.layout(screen, 120, 50, input.environment)
        let report = Report(
            view: "p", window: WindowContext(width: 120, height: 50), placements: placements, infos: screen.infos)
        #expect(report.nodes.map { $0.kind } == ["VStack", "A", "Text", "A", "Text"])
        #expect(report.nodes.compactMap { $0.text } == ["dark 1", "dark 2"])
    }

    @Test func aViewWithoutElementsIsAnEmptyStack() {
        let shown = Shown("view A(on: Bool = false) { if on { Text(\"a\") } }")
        #expect(shown.size == [0, 0])
        #expect(shown.tree == "A")
        #expect(shown.codes.isEmpty)
    }

    @Test func warningsSpeakOfTheirNodes() {
        let shown = Shown("view A { Color.red.frame(width: -5).frame(minWidth: 50, maxWidth: 20) }")
        #expect(shown.report.warnings.map { $0.code.text } == ["V0504", "V0503"])
    }
}
