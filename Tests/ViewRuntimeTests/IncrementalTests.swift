import Testing
import ViewBase
import ViewIR
import ViewLayout
import ViewText
import ViewTree

@testable import ViewRuntime

/// Only what depends on a change is evaluated and laid out again.
@Suite struct IncrementalTests {
    private static let rows = """
        view V {
            state n = 1
            state unseen = 0
            state width = 50.0
            VStack(alignment: .leading, spacing: 0) {
                #go Button("go") { n += 1 }
                #other Button("other") { unseen += 1 }
                #wide Button("wide") { width += 1 }
                #n Text("\\(n)")
                ForEach(0..<200) { i in
                    HStack { Text("row"); Color.red.frame(width: 10, height: 10) }
                }
                Color.blue.frame(width: width, height: 10)
            }
        }
        """

    @Test("a text that shows a state is all that its change costs, however many rows there are") func text() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = shown.work { shown.tap("go") }
        #expect(shown.node("n")?.text == "2")
        #expect(cost.evaluations == 0)
        #expect(cost.parts == 1)
        // The interpolation and the state in it.
        #expect(cost.steps <= 4)
        #expect(cost.layout.sizes + cost.layout.leafAnswers <= 4)
        #expect(cost.layout.textMeasures <= 4)
    }

    @Test("a state that nothing shows costs nothing") func unseen() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = shown.work { shown.tap("other") }
        #expect(cost.parts == 0 && cost.evaluations == 0 && cost.steps == 0)
        #expect(cost.layout.placed == 0)
    }

    @Test("a modifier makes its element again, and the sizes up from it") func modifier() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = shown.work { shown.tap("wide") }
        #expect(shown.report.nodes.last?.frame.width == 51)
        // The colour, the two lengths, and the state in one of them.
        #expect(cost.parts == 1)
        #expect(cost.steps <= 8)
        #expect(cost.layout.sizes + cost.layout.leafAnswers <= 10)
    }

    @Test("another window is no evaluation") func window() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = shown.work {
            shown.screen.change(shown.screen.environment, WindowContext(width: 200, height: 9_000, .fixed))
        }
        #expect(cost.evaluations == 0 && cost.steps == 0)
        #expect(shown.screen.window.width == 200)
    }

    @Test("another height of the keyboard makes again what reads it") func keyboard() {
        let shown = LiveShown(
            """
            view Gap { let height = env.keyboardHeight; #gap Color.blue.frame(width: 10, height: height + 1) }
            view V {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<200) { i in HStack { Text("row"); Color.red.frame(width: 10, height: 10) } }
                        #text Text("\\(env.keyboardHeight)")
                        VStack { if env.keyboardHeight > 50 { #high Text("high") } }
                        VStack { Gap() }
                    }
                }
            }
            """, height: 10_000)
        for height in [100.0, 0, 216] {
            let cost = shown.work { shown.change { $0.keyboardHeight = height } }
            #expect(shown.node("text")?.text == "\(height)" && (shown.node("high") != nil) == (height > 50))
            #expect(shown.node("gap")?.frame.height == height + 1)
            #expect(cost.evaluations == 0 && cost.parts == 3 && cost.steps <= 30)
            #expect(cost.layout.sizes <= 20, "\(cost)")
        }
    }

    @Test("another appearance measures nothing, and makes again only what has colours, most of the screen though it is")
    func appearance() {
        let shown = LiveShown(Self.rows, height: 10_000)
        let cost = shown.work { shown.change { $0.colorScheme = .dark } }
        // The buttons, the text, the texts and colours of the rows, and the colour below them.
        #expect(cost.evaluations == 0 && cost.parts == 3 + 1 + 200 * 2 + 1)
        #expect(cost.layout.textMeasures == 0)
        #expect(cost.layout.sizes + cost.layout.leafAnswers == 0)
        let whole = shown.work { shown.screen.evaluateAfresh() }
        #expect(cost.steps < whole.steps)
    }

    @Test("however many parts a change concerns, those are made again and measured, and nothing else")
    func manyParts() {
        let shown = LiveShown(
            """
            view V {
                state n = 1
                VStack(spacing: 0) {
                    #go Button("go") { n += 1 }
                    ForEach(0..<600) { i in HStack(spacing: 0) { Text("\\(n)"); Text("row") } }
                }
            }
            """, height: 20_000)
        let cost = shown.work { shown.tap("go") }
        #expect(shown.texts.filter { $0 == "2" }.count == 600)
        #expect(cost.evaluations == 0 && cost.parts == 600)
        // The interpolation and the state in it.
        #expect(cost.steps <= 600 * 4)
        // Each new text is measured at most as often as asked for before, and every text has the size of the one before.
        #expect(cost.layout.sizes <= 600)
    }

    @Test("units that others have replaced do not pile up: after some hundreds the screen is evaluated as a whole")
    func replacedUnits() {
        let shown = LiveShown(
            """
            view V {
                state n = 0
                VStack {
                    #go Button("go") { n += 1 }
                    ForEach(0..<40) { i in Text("\\(n + i)") }
                    ForEach(0..<200) { i in Color.red.frame(width: 10, height: 10) }
                }
            }
            """, height: 10_000)
        let first = shown.screen.maker.units.count
        // 40 new units a tap would be 2,400 beside the first ones.
        for _ in 0..<60 { shown.tap("go") }
        #expect(shown.texts.last == "99")
        #expect(shown.screen.maker.units.count <= first * 2 + 1_000 + 40)
        #expect((2...3).contains(shown.screen.counters.evaluations) && shown.screen.counters.parts > 2_000)
    }
}
